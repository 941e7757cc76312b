import { nameOf } from '../box/names.ts'
import { costText } from './costs.ts'
import type { Some } from './effects.ts'
import { filterText } from './filters.ts'
import { modText } from './mods.ts'
import { doer } from './movement.ts'
import { selNoun } from './nouns.ts'
import { amount } from './numbers.ts'
import { together } from './prose.ts'
import { refNoun } from './references.ts'
import { deckPick } from './striking.ts'
import { inner, noun, type Voice, voiceOf } from './voice.ts'

type Resource = Some<
  | 'empower'
  | 'inspire'
  | 'invigorate'
  | 'prepare'
  | 'restore'
  | 'expiate'
  | 'recall'
  | 'draw'
  | 'pay'
  | 'discard'
  | 'draw-sin'
  | 'remove-sin'
  | 'gain-token'
  | 'lose-token'
  | 'draw-finding'
  | 'discard-finding'
  | 'give-finding'
  | 'spend'
  | 'unspend'
  | 'fierceness'
  | 'copy'
  | 'perform'
  | 'interact'
  | 'enrage'
  | 'fortify'
  | 'regenerate'
  | 'arcana'
  | 'amass'
  | 'minions'
  | 'activate-minion'
  | 'cycle-top'
  | 'activate'
  | 'mod'
  | 'store-this'
>

/** 5.5 and 5.6. */
export function resourceText(voice: Voice, effect: Resource): string {
  const { t } = voice
  switch (effect.do) {
    case 'empower':
    case 'inspire':
    case 'invigorate':
    case 'prepare':
    case 'restore':
    case 'expiate':
    case 'recall': {
      const { text: who, person: p } = selNoun(voice, effect.to)
      return t('fx.receive', { who, p, what: t(`keyword.${effect.do}`, { n: amount(voice, effect.n).n }) })
    }
    case 'enrage':
    case 'fortify': {
      const { text: who, person: p } = effect.to ? selNoun(voice, effect.to) : voice.self
      return t('fx.receive', { who, p, what: t(`keyword.${effect.do}`, { n: amount(voice, effect.n).n }) })
    }
    case 'draw':
    case 'draw-sin': {
      const { text: who, person: p } = selNoun(voice, effect.to)
      return t(`fx.${effect.do}`, { who, p, ...amount(voice, effect.n) })
    }
    case 'discard': {
      const { text: who, person: p } = selNoun(voice, effect.to)
      return t(effect.random ? 'fx.discard.random' : 'fx.discard', { who, p, ...amount(voice, effect.n) })
    }
    case 'remove-sin': {
      const { text: who, person: p } = selNoun(voice, effect.to)
      return t(`fx.remove-sin.${effect.from}`, { who, p, ...amount(voice, effect.n) })
    }
    case 'draw-finding': {
      const { text: who, person: p } = selNoun(voice, effect.to)
      return t('fx.draw-finding', { who, p, ...amount(voice, effect.n ?? 1) })
    }
    case 'discard-finding':
    case 'unspend': {
      const { text: who, person: p } = selNoun(voice, effect.to)
      return t(`fx.${effect.do}`, { who, p })
    }
    case 'give-finding': {
      const { text: who, person: p } = refNoun(voice, effect.from)
      return t('fx.give-finding', { who, p, to: selNoun(voice, effect.to).object })
    }
    case 'gain-token': {
      const { text: who, person: p } = selNoun(voice, effect.to)
      return t('fx.gain-token', { who, p, token: t(`token.${effect.attr}`), ...amount(voice, effect.n ?? 1) })
    }
    case 'lose-token': {
      const { text: who, person: p } = selNoun(voice, effect.to)
      const token = t(`token.${effect.token}`)
      return effect.n === 'all'
        ? t('fx.lose-token.all', { who, p, token })
        : t('fx.lose-token', { who, p, token, ...amount(voice, effect.n) })
    }
    case 'pay': {
      const { text: who, person: p } = doer(voice, effect.who)
      return t('fx.pay', { who, p, n: amount(voice, effect.vigor).n })
    }
    case 'fierceness': {
      const { text: who, person: p } = selNoun(voice, effect.to)
      return effect.set
        ? t(`fx.fierceness.${effect.set}`, { who, p })
        : t('fx.fierceness', { who, p, n: amount(voice, effect.n ?? 0).n })
    }
    case 'copy':
      return t(`fx.copy.${effect.from.where}`)
    case 'perform':
      return effect.cost ? t('fx.perform.cost', { cost: costText(voice, effect.cost) }) : t('fx.perform')
    case 'interact': {
      const { text: who, person: p } = doer(voice, effect.who)
      return t('fx.interact', { who, p })
    }
    case 'regenerate':
      return t('fx.regenerate', { n: amount(voice, effect.n).n, deck: deckPick(voice, effect.deck ?? 'self') })
    case 'arcana':
      return t('fx.arcana', { ...amount(voice, effect.n), deck: deckPick(voice, effect.deck ?? 'self') })
    case 'amass':
      return effect.minion
        ? t('fx.amass.of', { n: amount(voice, effect.n).n, minion: nameOf(t, 'minion', effect.minion) })
        : t('fx.amass', { n: amount(voice, effect.n).n })
    case 'minions': {
      const own = { ...voiceOf(voice.say, t, noun(t('ref.minion'))), notes: voice.notes }
      const which = (effect.which ?? []).map(filter => ` ${filterText(voice, filter)}`).join('')
      return t('fx.minions', { which, fx: together(inner(own, effect.fx)) })
    }
    case 'cycle-top':
      return t('fx.cycle-top', { deck: deckPick(voice, effect.deck) })
    case 'activate':
      return t('fx.activate', { deck: deckPick(voice, effect.deck) })
    case 'mod':
      return t('fx.mod', {
        who: selNoun(voice, effect.to).text,
        mod: modText(voice, effect),
        until: t(`until.${effect.until}`),
      })
    case 'spend':
    case 'activate-minion':
    case 'store-this':
      return t(`fx.${effect.do}`)
  }
}
