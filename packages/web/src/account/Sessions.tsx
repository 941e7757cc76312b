import { useState } from 'react'
import { Detail } from '../app/Detail.tsx'
import { useWords } from '../app/words.tsx'
import { accountApi } from '../remote/account.ts'
import { ago } from '../ui/dates.ts'
import type { PartProps } from './Names.tsx'
import { Section } from './Page.tsx'
import { type Trouble, troubleOf } from './problems.ts'
import { useAccountWords } from './words.tsx'

/** The browsers that somebody is known by. Any other than this one can be ended. */
export function Sessions({ account: { sessions }, onChange }: PartProps) {
  const t = useWords()
  const say = useAccountWords()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const end = async (ending: Promise<unknown>) => {
    setTrouble(null)
    try {
      await ending
    } catch (error) {
      setTrouble(troubleOf(say, t, error))
    }
    await onChange()
  }
  const others = sessions.filter(({ here }) => !here)
  return (
    <Section title={say('sessions')} text={say('sessions.text')}>
      <ul className="account-list">
        {sessions.map(({ id, device, seen, here }) => (
          <li key={id} className="account-row">
            <div>
              <strong>{device || say('sessions.unknown')}</strong>
              {here && <span className="tag">{say('sessions.here')}</span>}
              <p className="account-text">{say('sessions.seen', { ago: ago(t.lang, seen) })}</p>
            </div>
            {!here && (
              <button
                type="button"
                className="button"
                aria-label={say('sessions.end.of', { device: device || say('sessions.unknown') })}
                onClick={() => end(accountApi.endSession(id))}
              >
                {say('sessions.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {trouble && (
        <p className="problem" role="alert">
          {trouble.text}
          <Detail text={trouble.detail} />
        </p>
      )}
      {others.length > 0 && (
        <button type="button" className="button" onClick={() => end(accountApi.endOthers())}>
          {say('sessions.end.others')}
        </button>
      )}
    </Section>
  )
}
