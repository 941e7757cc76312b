import {
  type Archetype,
  askIn,
  attackIn,
  type CaravanEvent,
  type CaravanMove,
  championOf,
  championsOf,
  type FightingView,
  isChampion,
  topFrame,
} from '@acheron/games/caravan/board.ts'
import type { Decision } from '../../../../board/face.ts'

/** The viewer's Champion that is asked, that MOVES, or that attacks. */
export function askedOf(view: FightingView, seat: number | null): Archetype | null {
  const frame = topFrame(view)
  if (frame?.kind === 'move') return seat === null || view.champions[frame.mover].seat === seat ? frame.mover : null
  const ask = askIn(view)
  const about = ask?.topic.champion
  const asked =
    typeof about === 'string' && isChampion(about) ? about : (ask?.champion ?? attackIn(view)?.attacker ?? null)
  return asked && (seat === null || view.champions[asked].seat === seat) ? asked : null
}

/** Otherwise the one chosen last while it can act; then one that can, before all a Player Champion. */
export function firstOf(
  view: FightingView,
  moves: readonly CaravanMove[],
  seat: number | null,
  last: Archetype | null,
): Archetype {
  const own = championsOf(view, seat)
  const isAble = (each: Archetype) => moves.some(move => championOf(move) === each)
  if (last && own.includes(last) && (isAble(last) || !own.some(isAble))) return last
  const able = own.filter(isAble)
  const [first] = (able.length > 0 ? able : own).toSorted(
    (a, b) => Number(view.champions[b].player) - Number(view.champions[a].player),
  )
  return first ?? 'mercenary'
}

/** The moves of the chosen Champion, and those of nobody; all of them, where it has none. */
export function scopeOf(moves: readonly CaravanMove[], champion: Archetype): readonly CaravanMove[] {
  if (!moves.some(move => championOf(move) === champion)) return moves
  const kept = moves.filter(move => [null, champion].includes(championOf(move)))
  return kept.length === moves.length ? moves : kept
}

/** The last Maneuver or Basic Action of a seat: its decision, and its Champion. */
export function lastActed(
  lately: readonly Decision<CaravanEvent>[],
  seat: number | null,
): { readonly entry: number; readonly champion: Archetype } | null {
  const acts = lately.flatMap(({ entry, seat: whose, events }) => {
    const act = whose === seat ? events.find(({ e }) => e === 'maneuverPlayed' || e === 'basicAction') : undefined
    return act && 'champion' in act && act.champion ? [{ entry, champion: act.champion }] : []
  })
  return acts.at(-1) ?? null
}
