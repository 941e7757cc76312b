import { countFumbles, countHits } from '../attacks/dice.ts'
import { championName } from '../box/names.ts'
import type { AttackEffect, Cost, Exchange } from '../box/vocabulary.ts'
import type { AttackFrame, Frame } from '../frames.ts'
import type { MoveOf } from '../moves.ts'
import { happeningText } from '../texts/abilities.ts'
import { costText, gainText } from '../texts/costs.ts'
import { voice } from '../texts/effects.ts'
import { capital } from '../texts/prose.ts'
import { objectName } from '../texts/things.ts'

import type { T } from '../texts/words.ts'
import { abilityOf, costBy } from './cards.ts'
import type { Scene } from './scene.ts'

/** D11: an option of an Attack, before or after the roll. */
export function useOrder({ ability }: MoveOf<'use'>, { view, frame, t }: Scene): string {
  if (ability === 'aggressiveness' || ability === 'inspiration') return t(`move.use.${ability}`)
  if (ability.startsWith('reroll/')) return t('move.use.reroll', { hits: Number(ability.slice(7)) })
  if (ability.startsWith('card/')) {
    const exchange = exchangeOf(ability, view.flow)
    return exchange ? t('move.exchange', exchangeText(exchange, t)) : t('move.use.card')
  }
  const { name, text } = abilityOf(ability, t)
  return t('move.use', { who: frame?.kind === 'attack' ? championName(t, frame.attacker) : '', name, text })
}

/** What is paid for a Reaction, a Free Action or an option of an Attack, by its key. */
export const costOf = (key: string, flow: readonly Frame[]): Cost | undefined =>
  key.startsWith('card/') ? exchangeOf(key, flow)?.cost : costBy(key)

/** The card's own: "card/1B/0" is the first before the roll. */
function exchangeOf(key: string, flow: readonly Frame[]): Exchange | undefined {
  const [, step, index] = key.split('/')
  const attacking = flow.findLast(
    (frame): frame is Extract<Frame, { kind: 'effect' }> =>
      frame.kind === 'effect' && 'do' in frame.fx && frame.fx.do === 'attack',
  )
  if (!attacking) return undefined
  const { exchange, after } = attacking.fx as AttackEffect
  return (step === '2C' ? after : exchange)?.[Number(index)]
}

function exchangeText({ cost, gain }: Exchange, t: T): { cost: string; gain: string } {
  const speaking = voice(t, null)
  return { cost: capital(costText(speaking, cost)), gain: gainText(speaking, gain) }
}

/** D12: a Reaction. */
export function reactOrder({ champion, ability }: MoveOf<'react'>, { t }: Scene): string {
  const who = championName(t, champion)
  if (ability === 'backflip') return t('move.backflip', { who })
  if (ability.startsWith('prowess')) return t('move.prowess', { who })
  const { name, text } = abilityOf(ability, t)
  return t('move.react', { who, name, text })
}

/** Nobody reacts: what is about to happen happens. */
export function passOrder({ view, frame, t }: Scene): string {
  if (frame?.kind !== 'window') return t('move.pass')
  const { name, subject } = frame.happening
  const asked = frame.order[frame.at]
  return t('move.letHappen', {
    who: asked ? championName(t, asked) : '',
    event: happeningText(t, name, subject === null ? null : objectName(view, subject, t)),
  })
}

/** The result of an Attack so far. */
export function doneOrder({ step, pool, dice, hits, fumbleFace }: AttackFrame, t: T): string {
  if (step !== '2C') return t(step === '1E' ? 'move.done.roll' : 'move.done.before', { count: pool })
  const fumbles = countFumbles(dice)
  return t('move.done.after', {
    hits: hits + countHits(dice) + (fumbleFace === 'hit' ? fumbles : 0),
    fumbles: fumbleFace === 'fumble' ? fumbles : 0,
  })
}
