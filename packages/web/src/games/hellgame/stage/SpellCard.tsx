import { type CurseId, curseName, curseText, numbers, type SpellId, spellName, spellOf, spellText } from '../rules.ts'
import type { Hell } from '../types.ts'
import type { Voice } from '../words.ts'
import { curseIcons, Icon, type IconName, spellIcons } from './Icon.tsx'

/** As the rules are printed. */
const printed = { restore_source: 'here' } as Hell['options']

interface Props {
  readonly spell: SpellId
  readonly voice: Voice
  readonly options?: Hell['options']
}

/** The face of a spell: its price, its picture, its name and what it does. */
export function SpellCard({ spell, voice: { game }, options = printed }: Props) {
  return (
    <Face
      icon={spellIcons[spell]}
      name={spellName(spell, game)}
      price={spellOf(spell).mana}
      paid="crystal-shine"
      text={spellText(spell, options, game)}
    />
  )
}

/** The face of a curse; each costs a token. */
export function CurseCard({ curse, voice: { game } }: { readonly curse: CurseId; readonly voice: Voice }) {
  return (
    <Face
      icon={curseIcons[curse]}
      name={curseName(curse, game)}
      price={numbers.curses.cost}
      paid="cursed-star"
      text={curseText(curse, game)}
    />
  )
}

function Face(props: { icon: IconName; name: string; price: number; paid: IconName; text: string }) {
  return (
    <span className="hg-spell">
      <span className="hg-spell-head">
        <Icon name={props.icon} />
        <b className="hg-spell-name">{props.name}</b>
        <span className="hg-price">
          {props.price}
          <Icon name={props.paid} />
        </span>
      </span>
      <span className="hg-spell-text">{props.text}</span>
    </span>
  )
}
