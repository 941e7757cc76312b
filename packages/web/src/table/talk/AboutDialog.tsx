import { type NewHush, type ReportReason, reportReasons, type SaidMessage } from '@acheron/protocol'
import { type FormEvent, useState } from 'react'
import { useWords } from '../../app/words.tsx'
import { talkApi } from '../../remote/talkApi.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { tell, tellFailure } from '../../ui/notes.tsx'
import { personName } from '../players/seats.ts'

interface Props {
  readonly table: string
  readonly message: SaidMessage
  onClose(): void
}

const ways = ['here', 'mute', 'block'] as const

/** What can be done about somebody who said something: not to hear them, or to report it. */
export function AboutDialog({ table, message, onClose }: Props) {
  const t = useWords()
  const who = personName(message.name, t)
  const about = { table, said: { side: message.side, n: message.n } }
  const act = async (work: Promise<unknown>, done: string) => {
    try {
      await work
      tell(done)
      onClose()
    } catch (error) {
      tellFailure(t, error)
    }
  }
  const hush = (how: NewHush['how']) => act(talkApi.hush({ ...about, how }), t(`hush.${how}.done`, { who }))
  return (
    <Dialog title={who} onClose={onClose}>
      <div className="about-person">
        {ways.map(how => (
          <button key={how} type="button" className="button about-way" onClick={() => hush(how)}>
            <b>{t(`hush.${how}`)}</b>
            <span className="muted">{t(`hush.${how}.means`)}</span>
          </button>
        ))}
        <ReportForm onReport={(reason, words) => act(talkApi.report({ ...about, reason, words }), t('report.done'))} />
      </div>
    </Dialog>
  )
}

function ReportForm({ onReport }: { onReport(reason: ReportReason, words: string): void }) {
  const t = useWords()
  const [reason, setReason] = useState<ReportReason>('insult')
  const [words, setWords] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    onReport(reason, words)
  }
  return (
    <form className="report-form" onSubmit={send}>
      <h3 className="small-caps">{t('report')}</h3>
      <p className="muted">{t('report.means')}</p>
      <select
        className="input"
        aria-label={t('report.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value as ReportReason)}
      >
        {reportReasons.map(each => (
          <option key={each} value={each}>
            {t(`report.reason.${each}`)}
          </option>
        ))}
      </select>
      <input
        className="input"
        aria-label={t('report.words')}
        placeholder={t('report.words')}
        maxLength={300}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <button type="submit" className="button">
        {t('report.send')}
      </button>
    </form>
  )
}
