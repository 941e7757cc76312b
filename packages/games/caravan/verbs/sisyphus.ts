import { enter } from '@acheron/engine'
import { cannot } from '../abilities/modifiers.ts'
import { beyond, dirs } from '../battle-board/places.ts'
import { areaOf, levelOf, malefactorIn, objectsIn, pillarUnder, stairsIn, surface } from '../battle-board/standing.ts'
import type { Archetype, AreaId, Dir } from '../box/vocabulary.ts'
import { isCharacter, line, shove } from '../displacement/shove.ts'
import type { FightingState, ObjectId } from '../state.ts'
import { carry, destroyPiece } from '../terrain/pieces.ts'
import { ask, done, type EffectOf, next, type Run, type Verb } from './run.ts'

/** R11.5: a Building rolls over the board, Area by Area; `memo.k` counts its steps. */
export const sisyphus: Verb<'sisyphus'> = run => {
  const { state, frame, card } = run
  const { you } = card.source
  const object = frame.found[frame.at]
  switch (frame.step) {
    case 0:
      return ask(state, frame, you, { what: 'sisyphus' }, you === null ? [] : directions(state, you))
    case 1:
      if (frame.answer === null) return done(run)
      frame.memo.dir = frame.answer!
      frame.memo.area = areaOf(state, you!)
      frame.memo.k = 0
      return next(run)
    case 2:
      return roll(run)
    case 3: {
      if (object === undefined) {
        frame.step = 2
        return
      }
      const { area, dir } = way(run)
      next(run)
      const level = (frame.memo.levels as number[])[frame.at]!
      return shove(state, object, [area, ...line(area, dir, 9)], { from: area, level, cause: you })
    }
    default:
      frame.at++
      frame.step = 3
      if (isCharacter(state, object!)) return crush(run, object!)
      destroyPiece(state, object!)
  }
}

const way = ({ frame }: Rolling) => ({ area: frame.memo.area as AreaId, dir: frame.memo.dir as Dir })
type Rolling = Run<EffectOf<'sisyphus'>>

/** Only from the surface of a Building, and where the first step is possible. */
function directions(state: FightingState, you: Archetype): Dir[] {
  const { at } = state.fight.fighters[you]
  const area = areaOf(state, you)
  if (at === null || area === null || pillarUnder(at) !== null || surface(state.fight, area) === 0) return []
  return dirs.filter(dir => mayRoll(state, beyond(area, dir)))
}

/** Not off the board, not into a Building, nor over a Malefactor that cannot be moved. */
function mayRoll(state: FightingState, area: AreaId | null): area is AreaId {
  if (area === null || surface(state.fight, area) > 0) return false
  const malefactor = malefactorIn(state.fight, area)
  return malefactor === null || !cannot(state, malefactor, 'be-moved')
}

/** What was in the Area is going to be SHOVED, from the Level it was on; the Building is there already. */
function roll(run: Rolling): void {
  const { state, frame, ctx } = run
  const { area, dir } = way(run)
  const to = beyond(area, dir)
  if (!mayRoll(state, to)) {
    done(run)
    return
  }
  frame.found = [...objectsIn(state.fight, to), ...stairsIn(state.fight, to)]
  frame.at = 0
  frame.memo.levels = frame.found.map(id => levelOf(state, id))
  carry(state, area, to, ctx)
  frame.memo.area = to
  frame.memo.k = (frame.memo.k as number) + 1
  next(run)
}

/** 4 damage for each step so far, in one packet with what it suffered by falling (R14.3). */
function crush({ state, frame }: Rolling, victim: ObjectId): void {
  const n = 4 * (frame.memo.k as number)
  enter(state, { kind: 'effect', fx: { do: 'damage', to: `#${victim}`, n }, step: 0, at: 0, found: [], memo: {} })
}
