import type { DeckPick, Num, Sel } from '../box/vocabulary.ts'
import { deckName } from './conditions.ts'
import type { Some } from './effects.ts'
import { selNoun } from './nouns.ts'
import { amount } from './numbers.ts'
import { together } from './prose.ts'
import { inner, type Voice } from './voice.ts'

type Striking = Some<
  | 'special-attack'
  | 'damage'
  | 'wound'
  | 'stun'
  | 'block'
  | 'block-wound'
  | 'redirect'
  | 'take-wound'
  | 'cancel'
  | 'test'
  | 'bewitch'
  | 'polymorph'
  | 'unpolymorph'
  | 'disable'
  | 'enable'
  | 'add-hits'
  | 'add-dice'
  | 'turn-fumble'
  | 'reroll'
>

/** 5.4, but for Attacks. */
export function strikingText(voice: Voice, effect: Striking): string {
  const { t } = voice
  switch (effect.do) {
    case 'special-attack':
      return specialText(voice, effect)
    case 'damage': {
      const { text: who, object: to, person: p } = selNoun(voice, effect.to)
      const { n } = amount(voice, effect.n)
      if (effect.kind === 'suffer') return t('fx.suffer', { who, p, n })
      const kind = effect.aggravated ? (effect.base ? 'baseAggravated' : 'aggravated') : effect.base ? 'base' : 'plain'
      return t('fx.damage', { kind, to, n })
    }
    case 'wound': {
      const { text: who, person: p } = selNoun(voice, effect.to)
      const text = t('fx.wound', { who, p, ...amount(voice, effect.n ?? 1) })
      return effect.deck ? t('fx.wound.deck', { wound: text, deck: deckPick(voice, effect.deck) }) : text
    }
    case 'stun': {
      const { text: who, person: p } = selNoun(voice, effect.to)
      const { n } = amount(voice, effect.n)
      return effect.fatigue === undefined
        ? t('fx.stun', { who, p, n })
        : t('fx.stun.fatigue', { who, p, n, fatigue: amount(voice, effect.fatigue).n })
    }
    case 'block':
      return effect.n === 'all' ? t('fx.block.all') : t('fx.block', { n: amount(voice, effect.n).n })
    case 'block-wound':
      return t('fx.block-wound', amount(voice, effect.n ?? 1))
    case 'redirect':
      return t('fx.redirect', { to: selNoun(voice, effect.to).object })
    case 'take-wound':
    case 'cancel':
      return t(`fx.${effect.do}`)
    case 'test':
      return testText(voice, effect)
    case 'add-hits':
    case 'add-dice':
      return t(`fx.${effect.do}`, amount(voice, effect.n))
    case 'turn-fumble':
      return t(`fx.turn-fumble.${effect.into}`, amount(voice, effect.n))
    case 'reroll':
      return effect.which === 'all' || effect.which === 'fumbles'
        ? t(`fx.reroll.${effect.which}`)
        : t('fx.reroll', amount(voice, effect.which))
    default: {
      const { text: who, person: p } = selNoun(voice, effect.to)
      return t(`fx.${effect.do}`, { who, p })
    }
  }
}

/** True if the target is told with that Range already. */
const saysRange = (target: Sel | undefined, range: Num | 'unlimited'): boolean =>
  typeof target === 'object' &&
  (target.where ?? []).some(filter => typeof filter === 'object' && 'range' in filter && filter.range === range)

function specialText(voice: Voice, { dice, range, target, collateral }: Some<'special-attack'>): string {
  const { t } = voice
  const at = target ? t('special.at', { target: selNoun(voice, target).object }) : ''
  const reach =
    range === undefined || saysRange(target, range)
      ? ''
      : range === 'unlimited'
        ? t('special.unlimited')
        : t('special.range', { n: amount(voice, range).n })
  const text = t('special', { ...amount(voice, dice), more: `${at}${reach}` })
  return collateral ? together([text, t('attack.collateral', { fx: together(inner(voice, collateral)) })]) : text
}

/** K.ATTRIBUTE TEST, with what follows. */
function testText(voice: Voice, { who: sel, attr, dice, success, fail }: Some<'test'>): string {
  const { t } = voice
  const { text: who, person: p } = selNoun(voice, sel)
  const attrs = typeof attr === 'string' ? [attr] : attr
  const text = t('fx.test', {
    who,
    p,
    n: amount(voice, dice).n,
    attr: attrs.map(each => t(`attr.${each}`)).join(t('text.or')),
  })
  return together([
    text,
    ...(success ? [t('fx.test.success', { fx: together(inner(voice, success)) })] : []),
    ...(fail ? [t('fx.test.fail', { fx: together(inner(voice, fail)) })] : []),
  ])
}

/** Which deck: by a rule, or by its name. */
export function deckPick(voice: Voice, deck: DeckPick): string {
  const { t } = voice
  switch (deck) {
    case 'lowest-sturdiness':
      return t('deck.lowest-sturdiness')
    case 'highest-sturdiness':
      return t('deck.highest-sturdiness')
    case 'choose':
      return t('deck.choose')
    case 'attacked':
      return t('deck.attacked')
    case 'self':
      return t('deck.self')
    default:
      return deckName(voice, deck)
  }
}
