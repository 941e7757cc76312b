import { type NewHush, type NewReport, type ReportReason, reportReasons } from '@acheron/protocol'
import { type FormEvent, useState } from 'react'
import { useWords } from '../../app/words.tsx'
import { talkApi } from '../../remote/talkApi.ts'
import { tell, tellFailure } from '../../ui/notes.tsx'
import './About.css'

interface Props {
  /** Whom it is about: who said something at the table, who sits there, or with neither the table. */
  readonly about: Pick<NewReport, 'table' | 'said' | 'seat'>
  /** The name of a person; null for the table. */
  readonly who: string | null
  onClose(): void
}

const ways = ['here', 'mute', 'block'] as const

/** What can be done about somebody: not to hear or meet them, or to report it. */
export function AboutPerson({ about, who, onClose }: Props) {
  const t = useWords()
  const act = async (work: Promise<unknown>, done: string) => {
    try {
      await work
      tell(done)
      onClose()
    } catch (error) {
      tellFailure(t, error)
    }
  }
  const hush = (how: NewHush['how'], name: string) =>
    act(talkApi.hush({ ...about, how }), t(`hush.${how}.done`, { who: name }))
  return (
    <div className="about-person">
      {who !== null &&
        ways.map(how => (
          <button key={how} type="button" className="button about-way" onClick={() => hush(how, who)}>
            <b>{t(`hush.${how}`)}</b>
            <span className="muted">{t(`hush.${how}.means`)}</span>
          </button>
        ))}
      <ReportForm onReport={(reason, words) => act(talkApi.report({ ...about, reason, words }), t('report.done'))} />
    </div>
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
