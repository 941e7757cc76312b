import { type FamilyId, familyName, familyText, type T } from '@acheron/games/florence/board.ts'
import type { Help } from '../../../../board/explain/help.ts'

/** A family: what it can do. */
export function familyHelp(family: FamilyId, game: T): Help {
  return { title: familyName(family, game), lines: [familyText(family, game)] }
}
