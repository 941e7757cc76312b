import { withNames } from '@acheron/engine/words'
import type { BoardProps } from '../../face.ts'
import { heraldText } from '../texts.ts'
import type { HellEvent } from '../types.ts'
import type { Voice } from '../words.ts'

/** What has just happened, cried out over the rings for a moment: an event, a spell, an upkeep. */
export function Herald({ events, names, voice }: Pick<BoardProps, 'events' | 'names'> & { readonly voice: Voice }) {
  const cries = (events as readonly HellEvent[]).flatMap(event => heraldText(event, voice) ?? [])
  const cry = cries.at(-1)
  if (!cry) return null
  return (
    <p key={`${events.length} ${cry}`} className="hg-herald" aria-hidden="true">
      {withNames(cry, names)}
    </p>
  )
}
