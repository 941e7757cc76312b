import { nameOf } from '../box/names.ts'
import type { Decider } from '../box/vocabulary.ts'
import { condText } from './conditions.ts'
import { costText } from './costs.ts'
import type { Some } from './effects.ts'
import { selNoun } from './nouns.ts'
import { amount, countOf, numText } from './numbers.ts'
import { together } from './prose.ts'
import { inner, type Voice } from './voice.ts'

type Control = Some<
  | 'end'
  | 'choose'
  | 'may'
  | 'may-repeat'
  | 'for'
  | 'repeat'
  | 'choose-number'
  | 'delay'
  | 'flag'
  | 'counter'
  | 'win'
  | 'lose'
  | 'yield'
  | 'use-finding'
>

/** 5.1. Effects that only keep count for the rules have no text. */
export function controlClauses(voice: Voice, effect: Control): string[] {
  const { t } = voice
  switch (effect.do) {
    case 'end':
    case 'lose':
    case 'yield':
    case 'use-finding':
      return [t(`fx.${effect.do}`)]
    case 'choose': {
      const options = effect.options.map(option => {
        const head = [
          ...(option.if ? [t('text.if', { cond: condText(voice, option.if) })] : []),
          ...(option.cost ? [costText(voice, option.cost)] : []),
        ]
        const fx = together([...head, ...inner(voice, option.fx)])
        // What must be paid for is a choice of one.
        return effect.options.length === 1
          ? fx
          : t('fx.choose.option', { label: nameOf(t, 'choice', option.label), fx })
      })
      if (options.length === 1) return options
      return [t(`fx.choose.${decider(voice, effect.by)}`, { options: options.join(t('fx.choose.or')) })]
    }
    case 'may':
      return [t(`fx.may.${decider(voice, effect.by)}`, { fx: paid(voice, effect) })]
    case 'may-repeat': {
      const text = t(`fx.may.${decider(voice, effect.by)}`, { fx: paid(voice, effect) })
      if (effect.max === undefined) return [`${text}${t('times.any')}`]
      return [`${text}${t('times.max', { n: numText(voice, effect.max), count: countOf(effect.max) })}`]
    }
    case 'for': {
      const who = selNoun(voice, effect.each).object
      return [t('fx.for', { who, fx: together(inner(voice, effect.fx)) })]
    }
    case 'repeat':
      return [
        t('fx.repeat', {
          n: numText(voice, effect.n),
          count: countOf(effect.n),
          fx: together(inner(voice, effect.fx)),
        }),
      ]
    case 'choose-number':
      return [t('fx.choose-number', { min: numText(voice, effect.min), max: numText(voice, effect.max) })]
    case 'delay':
      return [t(`fx.delay.${effect.until}`, { fx: together(inner(voice, effect.fx)) })]
    case 'counter':
      return effect.add === undefined ? [] : [t('fx.counter', amount(voice, effect.add))]
    case 'win':
      return [t('fx.win', { objective: nameOf(t, 'objective', effect.objective) })]
    case 'flag':
      return []
  }
}

/** The cost and gain of a choice. */
function paid(voice: Voice, { cost, fx }: Pick<Some<'may'>, 'cost' | 'fx'>): string {
  const done = together(inner(voice, fx))
  return cost ? voice.t('text.labelled', { label: costText(voice, cost), text: done }) : done
}

/** The default decider of a card (3.2). */
const decider = (voice: Voice, by: Decider = voice.own ? 'you' : 'fiercest'): Decider => by
