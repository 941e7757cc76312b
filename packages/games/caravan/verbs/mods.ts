import { attackInProgress } from '../attacks/in-progress.ts'
import type { Mod } from '../box/vocabulary.ts'
import { enforceLimits } from '../champions/champion.ts'
import type { CardFrame } from '../frames.ts'
import { num } from '../numbers/numbers.ts'
import { select } from '../selectors/select.ts'
import type { FightingState, ObjectId } from '../state.ts'
import { done, type EffectOf, type Run, type Verb, type Verbs } from './run.ts'

/** 6.2: a Mod for a while. Its number is that of this moment; its condition is judged whenever it counts. */
const mod: Verb<'mod', { begin: undefined; add: ObjectId[] }> = {
  begin: run => select(run, 'add', run.fx.to),
  add(run, to) {
    const { state, fx, card, ctx } = run
    done(run)
    if (to.length === 0) return null
    const serial = fx.until === 'attack-end' ? attackSerial(state) : serialOf(state, card)
    state.fight.mods.push({ mod: modOf(run), to, until: fx.until, serial })
    enforceLimits(state, ctx)
    return null
  },
}

export const modVerbs = { mod } satisfies Partial<Verbs>

function modOf(run: Run<EffectOf<'mod'>>): Mod {
  const { do: _do, to: _to, until: _until, ...mod } = run.fx
  return mod.n === undefined ? mod : { ...mod, n: num(run, mod.n) }
}

const attackSerial = (state: FightingState): number => attackInProgress(state)?.serial ?? 0

/** An ability that interrupts a card refers to the Line and the card that it interrupts: its Mod ends with those. */
function serialOf({ flow }: FightingState, card: CardFrame): number {
  const at = flow.indexOf(card)
  if (flow[at - 1]?.kind !== 'window') return card.serial
  const below = flow.slice(0, at).findLast(frame => frame.kind === 'card')
  return below?.serial ?? card.serial
}
