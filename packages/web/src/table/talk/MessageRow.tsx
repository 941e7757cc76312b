import type { SaidMessage } from '@acheron/protocol'
import { useWords } from '../../app/words.tsx'
import { explained } from '../../board/explain/help.ts'
import { Sigil, sigils } from '../../icons/Sigil.tsx'
import { clockTime } from '../../ui/dates.ts'
import { personName } from '../players/seats.ts'
import { isReaction, textOf } from './useTalk.ts'

interface Props {
  readonly message: SaidMessage
  /** What can be done about it. */
  onAbout(): void
}

/** One message: whose it is by sign, colour and name, then the words as plain text. */
export function MessageRow({ message, onAbout }: Props) {
  const t = useWords()
  const text = textOf(message, t)
  if (text === null) return null
  const { seat, you, at } = message
  const who = you ? t('seat.you') : personName(message.name, t)
  const colour = seat === null ? '' : ` player-${(seat % sigils.length) + 1}`
  const time = clockTime(t.lang, at)
  return (
    <li className={isReaction(message) ? 'said reaction' : 'said'}>
      {seat !== null && <Sigil seat={seat} size={18} />}
      <p {...explained(time)}>
        {you ? (
          <span className={`said-name${colour}`}>{who}</span>
        ) : (
          <button
            type="button"
            className={`said-name${colour}`}
            aria-label={t('talk.about', { who })}
            onClick={onAbout}
          >
            {who}
          </button>
        )}{' '}
        <span className="said-words">{text}</span>
      </p>
    </li>
  )
}
