import { withNames } from '@acheron/engine/words'
import { shownGame } from '@acheron/games/caravan/board.ts'
import type { Voice } from '../../words.ts'
import { championIcons, Icon } from '../Icon.tsx'
import { Dice } from '../verdict/Dice.tsx'
import type { Outcome } from './outcome.ts'

interface Props {
  readonly outcome: Outcome
  readonly names: readonly string[]
  readonly voice: Voice
}

/** What ended the fight: the dice of the last Attack, and the last things that happened. */
export function Blow({ outcome: { roll, blow }, names, voice }: Props) {
  const lines = blow.map(event => withNames(shownGame.tellEvent(event, voice.game), names)).filter(Boolean)
  if (!roll && lines.length === 0) return null
  return (
    <div className="cvo-blow">
      {roll && <Dice dice={roll.dice} voice={voice} />}
      {lines.map((line, i) => (
        <p key={`${i} ${line}`}>{line}</p>
      ))}
    </div>
  )
}

/** What was gained since. */
export function Gains({ outcome: { gains }, names, voice: { t, game } }: Props) {
  if (gains.length === 0) return null
  return (
    <div className="cvo-part" data-part="gains">
      <h3>{t('outcome.gains')}</h3>
      <ul className="cvo-gains">
        {gains.map((event, i) => (
          <li key={i}>
            {'champion' in event && event.champion && <Icon name={championIcons[event.champion]} />}
            <span>{withNames(shownGame.tellEvent(event, game), names)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
