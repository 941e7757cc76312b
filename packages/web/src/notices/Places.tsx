import type { NoticeTarget } from '@acheron/protocol'
import { useEffect, useState } from 'react'
import { Field, Form } from '../account/Form.tsx'
import { Change, Section } from '../account/Page.tsx'
import { useWords } from '../app/words.tsx'
import { noticesApi } from '../remote/notices.ts'
import { ago } from '../ui/dates.ts'
import { markHere, pushBarred, removePlace, subscribe } from './subscribe.ts'
import { type PartProps, useChange } from './useChange.ts'
import { useNoticeWords } from './words.tsx'

/** Where notices go: this browser, a letter box, hooks. Each can be tried, and says what was wrong the last time. */
export function Places({ notices, onChange }: PartProps) {
  const say = useNoticeWords()
  const { targets, offers } = notices
  const [secret, setSecret] = useState('')
  const here = useHere()
  const addMail = async ({ address = '' }) => onChange(await noticesApi.addMail(address))
  const addHook = async ({ address = '' }) => {
    const made = await noticesApi.addHook(address)
    setSecret(made.secret)
    onChange(made.notices)
  }
  return (
    <Section title={say('places')} text={say('places.text')}>
      {targets.length > 0 && (
        <ul className="account-list">
          {targets.map(target => (
            <Place key={target.id} target={target} here={here.mark} onChange={onChange} />
          ))}
        </ul>
      )}
      {secret && (
        <div className="notice-secret" role="status">
          <p className="account-text">{say('hook.secret')}</p>
          <p className="account-code">
            <code>{secret}</code>
          </p>
        </div>
      )}
      <ThisBrowser notices={notices} onChange={onChange} here={here} />
      {offers.mail ? (
        <Change label={say(targets.some(({ way }) => way === 'mail') ? 'mail.other' : 'mail.add')}>
          <Form submit={say('mail.submit')} closes onSubmit={addMail}>
            <Field
              name="address"
              type="email"
              label={say('mail.address')}
              about={say('mail.about')}
              autoComplete="email"
            />
          </Form>
        </Change>
      ) : (
        <p className="account-text">{say('mail.none')}</p>
      )}
      {offers.hook && (
        <Change label={say('hook.add')}>
          <Form submit={say('hook.submit')} closes onSubmit={addHook}>
            <Field name="address" type="url" label={say('hook.address')} about={say('hook.about')} autoComplete="off" />
          </Form>
        </Change>
      )}
    </Section>
  )
}

interface Here {
  /** By which this browser is known; undefined until that is found out. */
  readonly mark: string | null | undefined
  set(mark: string): void
}

function useHere(): Here {
  const [mark, set] = useState<string | null | undefined>(undefined)
  useEffect(() => void markHere().then(set), [])
  return { mark, set }
}

function ThisBrowser({ notices, onChange, here }: PartProps & { readonly here: Here }) {
  const say = useNoticeWords()
  const { busy, run } = useChange({ onChange })
  const barred = pushBarred()
  if (barred !== null) return <p className="account-text">{say(`push.${barred}`)}</p>
  if (notices.targets.some(({ mark }) => mark !== null && (here.mark === undefined || mark === here.mark))) return null
  const add = () =>
    run(async () => {
      const added = await subscribe(notices.offers.push)
      if (added) here.set(added.mark)
      return added?.notices ?? null
    }, say('push.added'))
  return (
    <button type="button" className="button primary" disabled={busy} onClick={add}>
      {say('push.add')}
    </button>
  )
}

interface PlaceProps extends Pick<PartProps, 'onChange'> {
  readonly target: NoticeTarget
  readonly here: Here['mark']
}

function Place({ target, here, onChange }: PlaceProps) {
  const t = useWords()
  const say = useNoticeWords()
  const { busy, run } = useChange({ onChange })
  const { id, way, mark, confirmed, sent, problem } = target
  const name = target.name || say('push.unknown')
  const state = !confirmed
    ? say('state.unconfirmed')
    : sent
      ? say('state.sent', { ago: ago(t.lang, sent) })
      : say('state.never')
  return (
    <li className="account-row">
      <div className="notice-place">
        <strong>{name}</strong>
        <span className="tag">{say(mark !== null && mark === here ? 'push.here' : `way.${way}`)}</span>
        <p className="account-text">{state}</p>
        {problem && (
          <p className="problem" role="status">
            {say('state.problem', { ago: ago(t.lang, problem.at), problem: problem.text })}
          </p>
        )}
      </div>
      <div className="account-buttons">
        <button
          type="button"
          className="button"
          disabled={busy}
          aria-label={say(confirmed ? 'test.of' : 'again.of', { name })}
          onClick={() => run(() => noticesApi.test(id))}
        >
          {say(confirmed ? 'test' : 'again')}
        </button>
        <button
          type="button"
          className="button"
          disabled={busy}
          aria-label={say('remove.of', { name })}
          onClick={() => run(() => removePlace(target))}
        >
          {say('remove')}
        </button>
      </div>
    </li>
  )
}
