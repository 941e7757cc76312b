import { withNames } from '@acheron/engine/words'
import type { AskedBack as Asked, OpenTable } from '@acheron/protocol'
import { useEffect } from 'react'
import { type Say, useWords } from '../../app/words.tsx'
import type { GameFace } from '../../board/face.ts'
import { seatsApi } from '../../remote/seatsApi.ts'
import { say } from '../../ui/announce.tsx'
import { Named } from '../log/Named.tsx'
import type { Passage } from '../log/passages.ts'
import '../people/People.css'
import { useAct } from '../people/useAct.ts'
import { toldNames } from '../players/seats.ts'
import { useScrollHint } from '../prompt/useScrollHint.ts'
import './Back.css'
import { backText, toldAfter } from './rows.ts'

interface Props {
  readonly face: GameFace
  readonly table: OpenTable
  readonly passages: readonly Passage[]
}

/** Above the prompt: what somebody asks to take back, in words, and my answer. The next step ends it; who plays on knows that. */
export function AskedBack({ face, table, passages }: Props) {
  const { info, now } = table
  const asked = info.people?.back
  if (asked?.version !== now.version || (now.seat !== null && asked.refused === now.seat)) return null
  return <OneWish face={face} table={table} passages={passages} asked={asked} />
}

function OneWish({ face, table, passages, asked }: Props & { readonly asked: Asked }) {
  const t = useWords()
  const { busy, run } = useAct()
  const { info, now } = table
  const { to, by, needed, refused, version } = asked
  const names = toldNames(info.seats, t)
  const rows = toldAfter(face, to, table, passages)
  const text = headOf(asked, rows.length, names, t)
  const lines = rows.map(row => backText(row, t))
  const spoken = refused === null ? [text, ...lines.map(line => withNames(line, names))].join(' ') : text
  const isMine = now.seat !== null && by[0] === now.seat
  // Whoever has asked for it knows.
  useEffect(() => say(isMine && refused === null ? '' : spoken), [spoken, isMine, refused])
  const isFor = now.seat !== null && by.includes(now.seat)
  return (
    <section className="votes" aria-label={t('back.title')}>
      <div className="vote">
        <p>
          {text} {refused === null && <span className="muted">{t('back.count', { count: by.length, needed })}</span>}
        </p>
        {refused === null && <AskedLines lines={lines} names={names} />}
        {refused === null && info.people?.may.includes('back') && (
          <div className="vote-acts">
            {!isFor && (
              <button
                type="button"
                className="button"
                disabled={busy}
                onClick={() => run(() => seatsApi.wishBack(info.id, { version, to }))}
              >
                {t('back.agree')}
              </button>
            )}
            <button
              type="button"
              className="button quiet"
              disabled={busy}
              onClick={() => run(() => seatsApi.refuseBack(info.id))}
            >
              {t(isMine ? 'back.withdraw' : 'back.refuse')}
            </button>
          </div>
        )}
      </div>
    </section>
  )
}

/** What would go. So many lines take no room from the prompt; where there are more, it is seen. */
function AskedLines({ lines, names }: { readonly lines: readonly string[]; readonly names: readonly string[] }) {
  const box = useScrollHint<HTMLUListElement>()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ul ref={box} className="back-asked" tabIndex={0}>
      {lines.map((line, i) => (
        <li key={i}>
          <Named text={line} names={names} />
        </li>
      ))}
    </ul>
  )
}

function headOf({ by, refused }: Asked, count: number, names: readonly string[], t: Say): string {
  const nameOf = (seat: number | undefined) => (seat === undefined ? undefined : names[seat]) ?? t('seat.someone')
  if (refused !== null) return t('back.refused', { who: nameOf(refused) })
  return t('back.asked', { who: nameOf(by[0]), count })
}
