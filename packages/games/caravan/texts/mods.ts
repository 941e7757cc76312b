import { list } from '@acheron/engine/words'
import type { Mod } from '../box/vocabulary.ts'
import { condText, deckName } from './conditions.ts'
import { costText } from './costs.ts'
import { amount, signed } from './numbers.ts'
import type { Voice } from './voice.ts'

/** A modifier (6.2) by what it gives: "+1 die in Attacks", "STURDINESS +2". */
export function modText(voice: Voice, mod: Mod): string {
  const text = scoped(voice, mod, plainMod(voice, mod))
  return mod.if ? voice.t('mod.if', { mod: text, cond: condText(voice, mod.if) }) : text
}

function scoped({ t }: Voice, { scope, deck }: Mod, text: string): string {
  return scope === undefined || scope === 'you' || scope === 'self' || deck ? text : t(`scope.${scope}`, { mod: text })
}

function plainMod(voice: Voice, mod: Mod): string {
  const { t } = voice
  const n = mod.n ?? 0
  switch (mod.mod) {
    case 'attack-dice':
      return mod.penalty
        ? t('mod.penalty', { n: amount(voice, typeof n === 'number' ? -n : n).n })
        : t('mod.attack-dice', signed(voice, n))
    case 'attack-hits':
      return t('mod.attack-hits', signed(voice, n))
    case 'basic-cost':
      return t(mod.action ? `mod.basic-cost.${mod.action}` : 'mod.basic-cost', { n: signed(voice, n).n })
    case 'play-over':
      return t('mod.play-over', { cost: costText(voice, mod.cost ?? {}) })
    case 'cannot':
      return list(
        t.lang,
        (mod.what ?? []).map(what => t(`cannot.${what}`)),
      )
    case 'die-face':
      return t(`mod.die-face.${mod.fumble ?? 'blank'}`)
    case 'invulnerable':
      return mod.deck ? t('mod.invulnerable.deck', { deck: deckName(voice, mod.deck) }) : t('mod.invulnerable')
    case 'attribute':
      return t('mod.attribute', { attr: t(`attr.${mod.attr ?? 'prowess'}`), n: signed(voice, n).n })
    case 'must-discard-to-play':
      return t('mod.must-discard-to-play', amount(voice, n))
    case 'extra-hold':
      return t('mod.extra-hold', amount(voice, n))
    case 'vigor-reset':
      return t('mod.vigor-reset', { n: amount(voice, n).n })
    case 'ignore-engagement':
    case 'climb':
    case 'no-falling':
    case 'no-collision':
    case 'slot-playable':
    case 'improvised-stairs':
      return t(`mod.${mod.mod}`)
    default:
      return t(`mod.${mod.mod}`, { n: signed(voice, n).n })
  }
}
