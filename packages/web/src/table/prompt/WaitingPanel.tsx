import type { OpenTable } from '@acheron/protocol'
import type { ReactNode } from 'react'
import { type Say, useWords } from '../../app/words.tsx'
import { Hearing } from '../../notices/Hearing.tsx'
import { seatNames } from '../players/seats.ts'

interface Props {
  readonly table: OpenTable
  /** Who decides. */
  readonly actor: number | null
}

/** While another seat decides. */
export function WaitingPanel({ table, actor }: Props) {
  const t = useWords()
  const { info } = table
  const isPerson = actor !== null && info.seats[actor]?.kind === 'person'
  return (
    <Waiting title={whoDecides(table, actor, t)}>
      {/* Bots answer at once, and a table of this device tells nobody. */}
      {isPerson && info.people !== null && <Hearing table={info.id} />}
    </Waiting>
  )
}

/** The same for a viewer without a seat. */
export function WatchingPanel({ table, actor }: Props) {
  const t = useWords()
  const { seats } = table.info
  const { seat } = table.now
  const nameOf = (at: number) => seatNames(seats, t)[at] ?? t('seat.someone')
  const alone = seats.length === 1 ? t('watching.one', { who: nameOf(0) }) : t('watching.text')
  const text = seat === null ? alone : t('coach.watching', { who: nameOf(seat) })
  return (
    <Waiting title={whoDecides(table, actor, t)}>
      <p className="prompt-text muted">{text}</p>
    </Waiting>
  )
}

function Waiting({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="prompt" aria-labelledby="prompt-title">
      <h2 id="prompt-title" className="prompt-title">
        {title}
      </h2>
      {children}
    </section>
  )
}

function whoDecides({ info }: OpenTable, actor: number | null, t: Say): string {
  const who = (actor === null ? undefined : seatNames(info.seats, t)[actor]) ?? t('seat.someone')
  const isBot = actor !== null && info.seats[actor]?.kind === 'bot'
  return isBot ? t('waiting.bot', { who }) : t('waiting.person', { who })
}
