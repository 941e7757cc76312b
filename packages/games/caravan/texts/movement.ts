import type { Ref, ReleaseRule } from '../box/vocabulary.ts'
import { condText } from './conditions.ts'
import { costText } from './costs.ts'
import type { Some } from './effects.ts'
import { queryNoun, selNoun } from './nouns.ts'
import { amount, countOf, numText } from './numbers.ts'
import { placeText } from './places.ts'
import { refNoun } from './references.ts'
import { type Noun, type Voice, you } from './voice.ts'

type Movement = Some<
  | 'move'
  | 'advance'
  | 'face'
  | 'turn'
  | 'push'
  | 'shove'
  | 'hold'
  | 'release'
  | 'throw'
  | 'swap'
  | 'arrest'
  | 'fly-away'
  | 'reappear'
  | 'leap'
  | 'reposition'
>

/** The actor: the named one, or the card's owner. */
export const doer = (voice: Voice, who?: Ref): Noun =>
  who ? refNoun(voice, who) : voice.own ? you(voice.t) : voice.self

/** 5.2. */
export function movementText(voice: Voice, effect: Movement): string {
  const { t } = voice
  switch (effect.do) {
    case 'move':
      return moveText(voice, effect)
    case 'advance': {
      const { text: who, person: p } = doer(voice, effect.who)
      const text = t('fx.advance', { who, p, to: placeText(voice, effect.to) })
      return effect.destroyer === undefined ? text : `${text}${destroyer(voice, effect.destroyer)}`
    }
    case 'face': {
      const { text: who, person: p } = doer(voice, effect.who)
      return t('fx.face', { who, p, target: selNoun(voice, effect.target).object })
    }
    case 'turn': {
      const { text: who, person: p } = doer(voice, effect.who)
      return t('fx.turn', { who, p, deg: effect.deg })
    }
    case 'push': {
      const { text: who, person: p } = selNoun(voice, effect.to)
      const text = t('fx.push', { who, p, n: amount(voice, effect.n).n })
      return effect.from && effect.from !== 'self'
        ? t('fx.push.from', { push: text, from: refNoun(voice, effect.from).object })
        : text
    }
    case 'shove': {
      const { text: who, person: p } = selNoun(voice, effect.to)
      return t(effect.outOfWay ? 'fx.shove.out' : 'fx.shove', { who, p })
    }
    case 'hold':
      return t('fx.hold', { self: voice.self.text, to: selNoun(voice, effect.to).object })
    case 'release':
      return t('fx.release', { to: refNoun(voice, effect.to ?? 'held').object })
    case 'throw': {
      const what = selNoun(voice, effect.what).object
      const { at } = effect
      const target =
        typeof at === 'string'
          ? selNoun(voice, at).object
          : 'of' in at && 'pick' in at
            ? queryNoun(voice, at).object
            : null
      return t('fx.throw', { what, at: target ?? placeText(voice, at as Parameters<typeof placeText>[1]) })
    }
    case 'swap':
      return t('fx.swap', { a: selNoun(voice, effect.a).object, b: selNoun(voice, effect.b).object })
    case 'arrest': {
      const { text: who, person: p } = selNoun(voice, effect.to)
      const where = effect.in ? selNoun(voice, effect.in).object : voice.self.object
      return t('fx.arrest', { who, p, by: where, free: freeText(voice, effect.free) })
    }
    case 'fly-away':
    case 'leap': {
      const { text: who, person: p } = doer(voice, effect.who)
      return t(`fx.${effect.do}`, { who, p })
    }
    case 'reappear': {
      const { text: who, person: p } = doer(voice, effect.who)
      return t('fx.reappear', { who, p, at: placeText(voice, effect.at ?? { centre: true }) })
    }
    case 'reposition': {
      const { text: who, person: p } = selNoun(voice, effect.who)
      return t('fx.reposition', { who, p, at: placeText(voice, effect.to) })
    }
  }
}

/** R9.1, R9.7: a Champion moves freely. */
function isChampion(voice: Voice, who?: Ref): boolean {
  if (who === undefined) return voice.own
  return who === 'you' || who === 'attacker' || (who === 'that' && voice.last === 'champion')
}

/** MOVE, with how and toward whom (R9). */
function moveText(voice: Voice, effect: Some<'move'>): string {
  const { t } = voice
  const { text: who, person: p } = doer(voice, effect.who)
  const text = t('fx.move', { who, p, n: amount(voice, effect.n).n })
  const mode = effect.mode ?? (isChampion(voice, effect.who) ? 'free' : 'straight')
  const target = effect.target ? selNoun(voice, effect.target).object : ''
  return [
    text,
    mode === 'free' ? '' : t(`fx.move.${mode}`, { target }),
    effect.climb ? t('fx.move.climb') : '',
    effect.destroyer === undefined ? '' : destroyer(voice, effect.destroyer),
  ].join('')
}

const destroyer = (voice: Voice, n: NonNullable<Some<'move'>['destroyer']>): string =>
  voice.t('fx.move.destroyer', { n: amount(voice, n).n })

/** The release rule of an ARRESTED Champion. */
function freeText(voice: Voice, rule: ReleaseRule): string {
  const { t } = voice
  switch (rule.by) {
    case 'interact': {
      const cost = rule.cost ? costText(voice, rule.cost) : t('free.nothing')
      if (!rule.test) return t('free.interact', { cost })
      const attrs = typeof rule.test.attr === 'string' ? [rule.test.attr] : rule.test.attr
      const attr = attrs.map(each => t(`attr.${each}`)).join(t('text.or'))
      return t('free.test', { cost, attr, n: numText(voice, rule.test.dice) })
    }
    case 'damage':
      return t('free.damage', { n: numText(voice, rule.n), count: countOf(rule.n) })
    case 'round':
      return t('free.round', { n: rule.n })
    case 'cond':
      return t('text.if', { cond: condText(voice, rule.when) })
  }
}
