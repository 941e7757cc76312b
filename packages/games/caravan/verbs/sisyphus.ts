import type { Next } from '@acheron/engine'
import { cannot } from '../abilities/modifiers.ts'
import { beyond, dirs } from '../battle-board/places.ts'
import { areaOf, levelOf, malefactorIn, objectsIn, pillarUnder, stairsIn, surface } from '../battle-board/standing.ts'
import type { Archetype, AreaId, Dir } from '../box/vocabulary.ts'
import { enterEffect } from '../cards/card.ts'
import { askChampion } from '../champions/asking.ts'
import { isCharacter, line, shove } from '../displacement/shove.ts'
import type { FightingState, ObjectId } from '../state.ts'
import { carry, destroyPiece } from '../terrain/pieces.ts'
import { type Each, inTurn } from './each.ts'
import { done, type EffectOf, type Run, type Verb } from './run.ts'

type Memo = Each & { dir: Dir; area: AreaId; steps: number; levels: number[] }
type Steps = { begin: undefined; start: Dir | null; roll: undefined; each: undefined; shoved: undefined }
type Rolling = Run<EffectOf<'sisyphus'>, Memo>

/** R11.5: a Building rolls over the board, Area by Area; `steps` counts them. */
export const sisyphus: Verb<'sisyphus', Steps, Memo> = {
  begin({ state, frame, card }) {
    const { you } = card.source
    return askChampion(state, frame, 'start', you, { what: 'sisyphus' }, you === null ? [] : directions(state, you))
  },
  start(run, dir) {
    if (dir === null) return done(run)
    const { state, frame, card } = run
    Object.assign(frame.memo, { dir, area: areaOf(state, card.source.you!), steps: 0 })
    return 'roll'
  },
  roll,
  each(run) {
    const { state, frame, card } = run
    const { found, at, levels, area, dir } = frame.memo
    const object = found[at]
    if (object === undefined) return 'roll'
    const way = { from: area, level: levels[at]!, cause: card.source.you }
    shove(state, object, [area, ...line(area, dir, 9)], way)
    return 'shoved'
  },
  shoved(run) {
    const { state, frame } = run
    const object = inTurn(run)
    frame.memo.at++
    if (isCharacter(state, object)) crush(run, object)
    else destroyPiece(state, object)
    return 'each'
  },
}

/** Only from the surface of a Building, and where the first step is possible. */
function directions(state: FightingState, you: Archetype): Dir[] {
  const { at } = state.fight.fighters[you]
  const area = areaOf(state, you)
  if (at === null || area === null || pillarUnder(at) !== null || surface(state.fight, area) === 0) return []
  return dirs.filter(dir => mayRoll(state, beyond(area, dir)))
}

/** A Building stops at the edge of the board, before a Building, and before a Malefactor that cannot be moved. */
function mayRoll(state: FightingState, area: AreaId | null): area is AreaId {
  if (area === null || surface(state.fight, area) > 0) return false
  const malefactor = malefactorIn(state.fight, area)
  return malefactor === null || !cannot(state, malefactor, 'be-moved')
}

/** Objects of the Area will be SHOVED, from the Level they were on; the Building is already there. */
function roll(run: Rolling): Next<Steps> {
  const { state, frame, ctx } = run
  const { area, dir, steps } = frame.memo
  const to = beyond(area, dir)
  if (!mayRoll(state, to)) return done(run)
  const found = [...objectsIn(state.fight, to), ...stairsIn(state.fight, to)]
  const levels = found.map(id => levelOf(state, id))
  carry(state, area, to, ctx)
  Object.assign(frame.memo, { found, at: 0, levels, area: to, steps: steps + 1 })
  return 'each'
}

/** 4 damage for each step so far, in one packet with what it suffered by falling (R14.3). */
function crush({ state, frame }: Rolling, victim: ObjectId): void {
  enterEffect(state, { do: 'damage', to: `#${victim}`, n: 4 * frame.memo.steps })
}
