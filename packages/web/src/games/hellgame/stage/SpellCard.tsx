import { type HellgameView, type SpellId, spellName, spellOf, spellText } from '@acheron/games/hellgame/board.ts'
import type { Voice } from '../words.ts'
import { Icon, spellIcons } from './Icon.tsx'

/** As the rules are printed. */
const printed = { restoreSource: 'here' } as HellgameView['options']

interface Props {
  readonly spell: SpellId
  readonly voice: Voice
  readonly options?: HellgameView['options']
}

/** The face of a spell: its price, its picture, its name and what it does. */
export function SpellCard({ spell, voice: { game }, options = printed }: Props) {
  return (
    <span className="hg-spell">
      <span className="hg-spell-head">
        <Icon name={spellIcons[spell]} />
        <b className="hg-spell-name">{spellName(spell, game)}</b>
        <span className="hg-price">
          {spellOf(spell).mana}
          <Icon name="crystal-shine" />
        </span>
      </span>
      <span className="hg-spell-text">{spellText(spell, options, game)}</span>
    </span>
  )
}
