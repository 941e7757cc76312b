import type { OpenTable } from '@acheron/protocol'
import { type Say, useWords } from '../../app/words.tsx'
import { seatNames } from '../players/seats.ts'

interface Props {
  readonly table: OpenTable
  /** Who decides. */
  readonly actor: number | null
}

/** While another seat decides. */
export function WaitingPanel({ table, actor }: Props) {
  const t = useWords()
  return <Waiting title={whoDecides(table, actor, t)} text={t('waiting.text')} />
}

/** The same for a viewer without a seat. */
export function WatchingPanel({ table, actor }: Props) {
  const t = useWords()
  const { seats } = table.info
  const alone = seats.length === 1
  const text = alone ? t('watching.one', { who: seatNames(seats, t)[0] ?? t('seat.someone') }) : t('watching.text')
  return <Waiting title={whoDecides(table, actor, t)} text={text} />
}

function Waiting({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section className="prompt" aria-labelledby="prompt-title">
      <h2 id="prompt-title" className="prompt-title">
        {title}
      </h2>
      <p className="prompt-text muted">{text}</p>
    </section>
  )
}

function whoDecides({ info }: OpenTable, actor: number | null, t: Say): string {
  const who = (actor === null ? undefined : seatNames(info.seats, t)[actor]) ?? t('seat.someone')
  const isBot = actor !== null && info.seats[actor]?.kind === 'bot'
  return isBot ? t('waiting.bot', { who }) : t('waiting.person', { who })
}
