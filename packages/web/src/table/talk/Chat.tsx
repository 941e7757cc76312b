import { longestWords, type PhraseId, phrases, reactions, type SaidMessage, type Side } from '@acheron/protocol'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../app/words.tsx'
import { Glyph } from '../../icons/Glyph.tsx'
import type { Utterance } from '../../remote/talk.ts'
import { tellFailure } from '../../ui/notes.tsx'
import { heldSeat } from '../players/seats.ts'
import type { TablePageState } from '../useTablePage.ts'
import { AboutDialog } from './AboutDialog.tsx'
import { HappeningRow } from './HappeningRow.tsx'
import { placed } from './happenings.ts'
import { MessageRow } from './MessageRow.tsx'
import type { Talk } from './useTalk.ts'
import './Talk.css'

interface Props {
  readonly page: Pick<TablePageState, 'table'>
  readonly talk: Talk
  readonly side: Side
}

/** What a side says: its messages, ready phrases, and a field. */
export function Chat({ page: { table }, talk: { line, state, happened }, side }: Props) {
  const t = useWords()
  const [about, setAbout] = useState<SaidMessage | null>(null)
  const { messages = [], more = false } = state[side] ?? {}
  const last = messages.at(-1)?.n ?? 0
  const rows = placed(messages, happened, side)
  const list = useNewestInSight(`${last} ${happened.length}`)
  // What stands on the page counts as read.
  useEffect(() => {
    if (last > 0) line.seen(side)
  }, [line, side, last])
  const mine: Side = heldSeat(table) === null ? 'watchers' : 'players'
  const { people, parts, seedHash } = table.info
  // Until everybody has added their part there is no seed to be sealed.
  const isSealed = seedHash !== '' && (parts?.drawn ?? true)
  const send = async (what: Utterance): Promise<boolean> => {
    const outcome = await line.say(what)
    if (!outcome.ok && outcome.why !== 'closed') tellFailure(t, { code: outcome.why, message: outcome.message })
    return outcome.ok
  }
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol ref={list} className="chat-list" aria-label={t(`talk.of.${side}`)} tabIndex={0}>
        {more && (
          <li>
            <button type="button" className="text-link" onClick={() => line.earlier(side).catch(() => {})}>
              {t('talk.earlier')}
            </button>
          </li>
        )}
        {messages.length === 0 && <li className="muted">{t('talk.empty')}</li>}
        {rows.map(row =>
          'text' in row ? (
            <HappeningRow key={`happened ${row.no}`} happening={row} />
          ) : (
            <MessageRow key={row.n} message={row} onAbout={() => setAbout(row)} />
          ),
        )}
      </ol>
      {side === mine && people && people.talk !== 'none' && (
        <>
          <Phrases onSay={phrase => send({ phrase })} />
          {people.talk === 'all' && <Field side={side} onSay={words => send({ words })} />}
        </>
      )}
      <p className="chat-note muted">
        {t(side === 'players' ? 'talk.note.players' : 'talk.note.watchers')}
        {people?.talk === 'phrases' && ` ${t('talk.note.phrases')}`}
        {people?.shared && ` ${t(people.help ? 'help.on' : 'help.off')}.`}
        {isSealed && ` ${t('talk.note.dice', { print: shortPrint(seedHash) })}`}
      </p>
      {about && <AboutDialog table={table.info.id} message={about} onClose={() => setAbout(null)} />}
    </div>
  )
}

/** As much of a fingerprint as one compares at a glance. */
const shortPrint = (print: string) => `${print.slice(0, 4)} ${print.slice(4, 8)}`

/** The newest line stays in sight, unless earlier ones are being read. */
function useNewestInSight(last: string) {
  const list = useRef<HTMLOListElement>(null)
  const atEnd = useRef(true)
  useEffect(() => {
    const element = list.current
    const onScroll = () => {
      if (element) atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 40
    }
    element?.addEventListener('scroll', onScroll, { passive: true })
    return () => element?.removeEventListener('scroll', onScroll)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new message
  useLayoutEffect(() => {
    const element = list.current
    if (element && atEnd.current) element.scrollTop = element.scrollHeight
  }, [last])
  return list
}

function Phrases({ onSay }: { onSay(phrase: PhraseId): void }) {
  const t = useWords()
  return (
    <fieldset className="chat-phrases" aria-label={t('talk.phrases')}>
      {phrases.map(id => (
        <button key={id} type="button" className="chip" onClick={() => onSay(id)}>
          {t(`talk.phrase.${id}`)}
        </button>
      ))}
      {reactions.map(id => (
        <button key={id} type="button" className="chip reaction" onClick={() => onSay(id)}>
          {t(`talk.react.${id}`)}
        </button>
      ))}
    </fieldset>
  )
}

function Field({ side, onSay }: { readonly side: Side; onSay(words: string): Promise<boolean> }) {
  const t = useWords()
  const [words, setWords] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || words.trim() === '') return
    setBusy(true)
    if (await onSay(words)) setWords('')
    setBusy(false)
  }
  return (
    <form className="chat-field" onSubmit={send}>
      <input
        className="input"
        value={words}
        maxLength={longestWords}
        placeholder={t(`talk.say.${side}`)}
        aria-label={t(`talk.say.${side}`)}
        enterKeyHint="send"
        autoComplete="off"
        onChange={event => setWords(event.target.value)}
      />
      <button type="submit" className="button icon-only" aria-label={t('talk.send')} aria-disabled={busy}>
        <Glyph name="send" />
      </button>
    </form>
  )
}
