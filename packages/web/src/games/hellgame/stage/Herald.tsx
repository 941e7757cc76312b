import { withNames } from '@acheron/engine/words'
import { holdings } from '@acheron/games/hellgame/board.ts'
import { Sigil } from '../../../icons/Sigil.tsx'
import { heraldText, upkeepGains } from '../texts.ts'
import type { Voice } from '../words.ts'
import { holdingIcons, Icon } from './Icon.tsx'
import type { HellgameProps } from './useStage.ts'

/** The latest event over the rings for a moment: an event, a spell, an upkeep with everybody's gains. */
export function Herald({ events, names, voice }: Pick<HellgameProps, 'events' | 'names'> & { readonly voice: Voice }) {
  const cry = events.flatMap(event => heraldText(event, voice) ?? []).at(-1)
  if (!cry) return null
  const gains = upkeepGains(events, names.length)
  return (
    <div key={`${events.length} ${cry}`} className="hg-herald" data-long={gains.length > 0} aria-hidden="true">
      <p>{withNames(cry, names)}</p>
      {gains.map((gain, seat) => (
        <p key={seat} className="hg-gain">
          <Sigil seat={seat} size={18} />
          {holdings
            .filter(what => gain[what])
            .map(what => (
              <span key={what} data-count={what}>
                +{gain[what]} <Icon name={holdingIcons[what]} />
              </span>
            ))}
        </p>
      ))}
    </div>
  )
}
