import { payment } from '../abilities/costs.ts'
import { seen } from '../battle-board/seen.ts'
import type { Archetype, Effect, Reaction, Triggered } from '../box/vocabulary.ts'
import { enterCard } from '../cards/card.ts'
import { loseToken } from '../champions/champion.ts'
import type { Happening, Keyed, Listener, Reacting, WindowFrame, WindowSteps } from '../frames.ts'
import { backflip } from '../reactions/backflip.ts'
import { block } from '../reactions/blocking.ts'
import {
  abilityOf,
  attackOf,
  backflipKey,
  isUsable,
  mustAsk,
  prowessKey,
  reactions,
  useUp,
  wayOf,
} from '../reactions/windows.ts'
import type { Ctx, FightingState } from '../state.ts'
import { call, type FightPhase, fightSequence, finish } from './phase.ts'

const steps = fightSequence<WindowFrame, WindowSteps>({
  react(state, frame, ctx) {
    const due = frame.mandatory.shift()
    if (due) {
      const keyed = abilityOf(state, due)
      if (keyed && isUsable(state, keyed, due.subject, frame.happening)) {
        useUp(state, keyed.ability.limit, due.key, due.subject)
        carryOut(state, frame, reactingOf(due, keyed), {}, ctx)
      }
      return 'react'
    }
    const { order, happening } = frame
    while (!isOff(happening) && frame.at < order.length) {
      const champion = asked(frame)
      if (mustAsk(state, champion, happening) || reactions(state, champion, happening).length > 0) return false
      frame.at++
    }
    return finish(state, frame, happening)
  },
  /** The reaction that was used is paid for. */
  pay(state, frame, ctx, paid) {
    const used = frame.paying
    frame.paying = null
    if (used) carryOut(state, frame, used, paid, ctx)
    return 'react'
  },
})

/** R19.2 to R19.6: mandatory abilities run, then Champions may react, until all have passed in succession. */
export const window: FightPhase<WindowFrame> = {
  ...steps,
  actors: (state, frame) => [state.champions[asked(frame)].seat],
  moves(state, frame) {
    const champion = asked(frame)
    const keys = new Set(reactions(state, champion, frame.happening).map(({ key }) => key))
    return [...[...keys].map(ability => ({ do: 'react', champion, ability }) as const), { do: 'pass' }]
  },
  play(state, frame, _seat, move, ctx) {
    if (move.do === 'pass') {
      frame.at++
      return
    }
    if (move.do !== 'react') return
    const listener = reactions(state, move.champion, frame.happening).find(({ key }) => key === move.ability)
    if (listener) react(state, frame, listener, move.champion, ctx)
  },
  // Passing is always possible: a question about a hidden hand must come anyway.
  asksAlways: (state, frame) => frame.order.length > 0 && mustAsk(state, asked(frame), frame.happening),
}

const asked = ({ order, at }: WindowFrame): Archetype => order[at]!

/** R19.6: it will not happen any more. Of a mixed packet only the part that the event speaks of counts (R14.6). */
function isOff({ off, name, inflicted, suffered }: Happening): boolean {
  switch (name) {
    case 'damage-inflicted':
      return off || inflicted <= 0
    case 'damage-suffered':
      return off || suffered <= 0
    case 'about-to-damage':
      return off || inflicted + suffered <= 0
    default:
      return off
  }
}

function react(state: FightingState, frame: WindowFrame, listener: Listener, champion: Archetype, ctx: Ctx): void {
  const { key, subject } = listener
  frame.happening.used.push(key)
  // R19.4: the question goes round again from the start.
  frame.at = 0
  if (key.startsWith(prowessKey)) {
    loseToken(state, champion, 'prowess', 1, ctx)
    block(frame.happening, 6)
    return
  }
  if (key === backflipKey) {
    backflip(state, frame, champion)
    return
  }
  const keyed = abilityOf(state, listener)!
  useUp(state, keyed.ability.limit, key, subject)
  const { ability, source } = keyed
  const used = reactingOf(listener, keyed)
  if (ability.kind === 'reaction' && ability.cost) {
    frame.paying = used
    frame.step = call(state, payment(champion, source.card, ability.cost), 'pay')
    return
  }
  carryOut(state, frame, used, {}, ctx)
}

/** A Sin is put on a Slot first, a Finding is discarded (R15.9, R17.7). */
function reactingOf({ key, subject }: Listener, { ability, source }: Keyed<Triggered | Reaction>): Reacting {
  const isYielded = source.kind === 'sin' && ability.kind === 'reaction'
  const before: Effect[] = isYielded ? [{ do: 'yield' }] : source.kind === 'finding' ? [{ do: 'use-finding' }] : []
  return { key, subject, source, fx: [...before, ...ability.fx] }
}

function carryOut(
  state: FightingState,
  { happening }: WindowFrame,
  { key, subject, source, fx }: Reacting,
  numbers: { [name: string]: number },
  ctx: Ctx,
): void {
  const { kind, card, you, self } = source
  const by = (you ?? self)!
  const index = Number(key.slice(key.lastIndexOf('/') + 1))
  ctx.emit({ e: 'abilityUsed', by, card, kind, index, ...seen(state.fight, by) })
  const bound = { subject, cause: happening.cause, numbers, ...wayOf(state), ...attackOf(happening) }
  enterCard(state, source, [fx], bound)
}
