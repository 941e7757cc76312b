import {
  type Archetype,
  championName,
  championSkills,
  nameOf,
  skillName,
  treasure,
} from '@acheron/games/caravan/board.ts'
import type { Help } from '../../../../board/explain/help.ts'
import { treasureHelp } from '../../names.ts'
import type { Tale } from '../useTale.ts'

/** All skills of a Champion: those of its earlier cards stay (R2.4). */
export function championHelp({ view, voice: { game } }: Tale, champion: Archetype): Help {
  const { cards } = view.champions[champion]
  return {
    title: championName(game, champion),
    kind: nameOf(game, 'card', cards.at(-1) ?? ''),
    lines: cards.flatMap(card =>
      championSkills(card, game).map((text, i) => `${skillName(game, card, i + 1)}: ${text}`),
    ),
  }
}

export const treasureCard = ({ arena }: Tale, id: string): Help => treasureHelp(id, treasure(id).type, arena)
