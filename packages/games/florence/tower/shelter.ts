import type { Seat } from '@acheron/engine'
import { members } from '../box/tower.ts'
import type { Cause, Ctx } from '../events.ts'
import type { Sheltered } from '../moves.ts'
import type { FlorenceState, SeatState } from '../state.ts'
import { seatOf } from '../turn/seats.ts'
import { removePiece } from './pieces.ts'

/** The members in the tower, equal ones of a floor as often as they are there, in order of floor and kind. */
function sheltered({ tower }: SeatState): Sheltered[] {
  return tower.flatMap((pieces, floor) =>
    members.flatMap(kind => pieces.filter(piece => piece === kind).map(() => ({ kind, floor }))),
  )
}

/** Every choice of one up to `most` members of the tower, equal ones once. */
export function memberChoices(seat: SeatState, most: 1 | 2): Sheltered[][] {
  const all = sheltered(seat)
  const choices = new Map<string, Sheltered[]>()
  const add = (chosen: Sheltered[]) => choices.set(chosen.map(({ kind, floor }) => `${floor}${kind}`).join(), chosen)
  for (const member of all) add([member])
  if (most === 2) all.forEach((member, i) => void all.slice(i + 1).forEach(other => void add([member, other])))
  return [...choices.values()]
}

/** Members from the tower to the home. */
export function bringHome(
  state: FlorenceState,
  seat: Seat,
  chosen: readonly Sheltered[],
  cause: Cause,
  ctx: Ctx,
): void {
  const { tower, home } = seatOf(state, seat)
  const groups = Map.groupBy(chosen, ({ kind, floor }) => `${floor}${kind}`)
  for (const [{ kind, floor }, ...more] of groups.values() as Iterable<[Sheltered, ...Sheltered[]]>) {
    const count = 1 + more.length
    for (let i = 0; i < count; i++) removePiece(tower[floor]!, kind)
    home[kind] += count
    ctx.emit({ e: 'memberHome', seat, kind, from: floor, cause, ...(count > 1 && { count }) })
  }
}
