import { list, seatMark, withNames } from '@acheron/engine/words'
import type { FlorenceState } from '@acheron/games/florence/board.ts'
import type { EndProps } from '../../../board/face.ts'
import { Cards } from './Cards.tsx'
import { rankedSeats } from './ranking.tsx'
import { Sheet } from './Sheet.tsx'
import { Sins } from './Sins.tsx'
import { endVoice } from './words.ts'
import './end.css'

/** How the game ended: who won and why it was over, and every point of every seat. */
export function End({ view, result, names, language }: EndProps<FlorenceState>) {
  const voice = endVoice(language)
  const { t } = voice
  const ranked = rankedSeats(result)
  const winners = list(
    language,
    result.winners.map(seat => names[seat] ?? ''),
  )
  const end = view.end ?? { seat: view.turn.seat, cause: 'dante' as const }
  const why = t(`by.${end.cause}`, { who: seatMark(end.seat), turns: Number(result.turns) })
  const parts = { view, ranked, names, voice }
  return (
    <section className="fl-end">
      <h2>{t('title', { who: winners, count: result.winners.length })}</h2>
      <p className="fl-verdict">{withNames(why, names)}</p>
      <Sheet {...parts} />
      <Sins {...parts} />
      <Cards {...parts} />
    </section>
  )
}
