import { list, seatMark, withNames } from '@acheron/engine/words'
import type { FlorenceView } from '@acheron/games/florence/board.ts'
import type { EndProps } from '../../../board/face.ts'
import { Cards } from './Cards.tsx'
import { Sheet } from './Sheet.tsx'
import { Sins } from './Sins.tsx'
import { standingsOf } from './standing.tsx'
import { endVoice } from './words.ts'
import './end.css'

/** How the game ended: who won and why it was over, and every point of every seat. */
export function End({ view: seen, result, names, language }: EndProps) {
  const view = seen as unknown as FlorenceView
  const voice = endVoice(language)
  const { t } = voice
  const standings = standingsOf(result)
  const winners = list(
    language,
    result.winners.map(seat => names[seat] ?? ''),
  )
  const end = view.end ?? { seat: view.turn.seat, cause: 'dante' as const }
  const why = t(`by.${end.cause}`, { who: seatMark(end.seat), turns: Number(result.turns) })
  const parts = { view, standings, names, voice }
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
