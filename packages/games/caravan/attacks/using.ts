import { enter } from '@acheron/engine'
import { payment } from '../abilities/costs.ts'
import { abilitiesOf } from '../abilities/lookup.ts'
import type { Gain } from '../box/vocabulary.ts'
import { loseToken } from '../champions/champion.ts'
import type { AttackFrame, Paid } from '../frames.ts'
import { num } from '../numbers/numbers.ts'
import { useUp } from '../reactions/windows.ts'
import type { Ctx, FightingState } from '../state.ts'
import { hitsOf, isHit, rollAgain } from './dice.ts'
import { plain, readerIn, total } from './in-attack.ts'
import { aggressivenessKey, inspirationKey, type Offer } from './options.ts'

/** The used option is paid for, if it costs anything, and takes effect. */
export function use(state: FightingState, frame: AttackFrame, offer: Offer, ctx: Ctx): void {
  const { key, cost, card, limit } = offer
  frame.used[key] = (frame.used[key] ?? 0) + 1
  if (limit && limit !== 'once-per-attack') useUp(state, limit, key, null)
  if (cost) {
    frame.paying = key
    enter(state, payment(frame.attacker, card, cost))
    return
  }
  if (key === aggressivenessKey) {
    loseToken(state, frame.attacker, 'aggressiveness', 1, ctx)
    frame.hits += 6
  } else if (key === inspirationKey) {
    loseToken(state, frame.attacker, 'inspiration', 1, ctx)
    // The Fumble face is flipped: a Double Hit lies opposite (R5.1).
    frame.dice[frame.dice.findIndex(face => !isHit(face))] = 6
  } else {
    const shown = Number(key.slice(-1))
    const at = frame.dice.findIndex((face, i) => hitsOf(face) === shown && !frame.rerolled.includes(i))
    frame.rerolled.push(at)
    frame.dice[at] = ctx.random.die(6)
    frame.rerolls--
    ctx.emit({ e: 'diceRolled', champion: frame.attacker, faces: [...frame.dice] })
  }
}

/** The option that was just paid for. */
export function gain(state: FightingState, frame: AttackFrame, paid: Paid, ctx: Ctx): void {
  const reader = readerIn(state, frame)
  Object.assign(reader.card.bound.numbers, paid)
  const gained = frame.paying === null ? null : gainOf(state, frame, frame.paying)
  frame.paying = null
  if (!gained) return
  const { dice, hits, precision, reroll } = gained
  frame.pool += total(reader, [dice])
  frame.hits += total(reader, [hits])
  frame.precision += total(reader, [precision])
  if (reroll === 'all' || reroll === 'fumbles') {
    rollAgain(frame.dice, reroll, ctx)
    ctx.emit({ e: 'diceRolled', champion: frame.attacker, faces: [...frame.dice] })
  } else if (reroll !== undefined) allowRerolls(frame, num(reader, reroll))
}

/** Each die once. */
export function allowRerolls(frame: AttackFrame, n: number): void {
  frame.rerolls = Math.min(frame.dice.length, n)
  frame.rerolled = []
}

/** The effect of an option by its key: of the card, or of a skill or equipment. */
function gainOf(state: FightingState, frame: AttackFrame, key: string): Gain | null {
  if (key.startsWith('card/')) {
    const [, step, i] = key.split('/')
    const fx = plain(state, frame)
    return (step === '1B' ? fx?.exchange : fx?.after)?.[Number(i)]?.gain ?? null
  }
  const ability = abilitiesOf(state, frame.attacker).find(keyed => keyed.key === key)?.ability
  return ability?.kind === 'attack-option' ? ability.gain : null
}
