import { type CurseId, type SpellId, spellOf } from '../rules.ts'
import type { Voice } from '../words.ts'
import { curseIcons, Icon, spellIcons } from './Icon.tsx'

/** The face of a spell: its price, its picture, its name and what it does. */
export function SpellCard({ spell, voice: { t } }: { readonly spell: SpellId; readonly voice: Voice }) {
  const { mana } = spellOf(spell)
  return (
    <span className="hg-spell">
      <span className="hg-spell-head">
        <Icon name={spellIcons[spell]} />
        <b className="hg-spell-name">{t(`spell.${spell}`)}</b>
        <span className="hg-price">
          {mana}
          <Icon name="crystal-shine" />
        </span>
      </span>
      <span className="hg-spell-text">{t(`spell.${spell}.text`)}</span>
    </span>
  )
}

/** The face of a curse; each costs one token. */
export function CurseCard({ curse, voice: { t } }: { readonly curse: CurseId; readonly voice: Voice }) {
  return (
    <span className="hg-spell" data-curse>
      <span className="hg-spell-head">
        <Icon name={curseIcons[curse]} />
        <b className="hg-spell-name">{t(`curse.${curse}`)}</b>
        <span className="hg-price">
          1<Icon name="cursed-star" />
        </span>
      </span>
      <span className="hg-spell-text">{t(`curse.${curse}.text`)}</span>
    </span>
  )
}
