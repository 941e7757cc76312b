import { longestName, type Passkey } from '@acheron/protocol'
import { useWords } from '../app/words.tsx'
import { accountApi } from '../remote/account.ts'
import { ago, moment } from '../ui/dates.ts'
import { tell } from '../ui/notes.tsx'
import { CurrentPassword, Field, Form } from './Form.tsx'
import type { PartProps } from './Names.tsx'
import { Change, Section } from './Page.tsx'
import { hasPasskeys, makePasskey, withPasskey } from './passkeys.ts'
import { useAccountWords } from './words.tsx'

/** The passkeys: listed, named, added, removed. */
export function Passkeys({ account, onChange }: PartProps) {
  const say = useAccountWords()
  const { passkeys, sessions } = account
  const hasPassword = account.account?.hasPassword ?? false
  const device = sessions.find(({ here }) => here)?.device || say('passkey.first')
  const add = async ({ name = '', current }: { readonly name?: string; readonly current?: string }) => {
    await withPasskey(() => makePasskey({ name, current }))
    await onChange()
    tell(say('passkey.added'))
  }
  return (
    <Section title={say('passkeys')} text={say('passkey.about')}>
      {passkeys.length > 0 && (
        <ul className="account-list">
          {passkeys.map(passkey => (
            <Row key={passkey.id} passkey={passkey} hasPassword={hasPassword} onChange={onChange} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <Change label={say('passkey.add')}>
          <Form kind="plain" submit={say('passkey.add.submit')} onSubmit={add}>
            <Field
              name="name"
              label={say('passkey.name')}
              defaultValue={[...device].slice(0, longestName).join('')}
              maxLength={longestName}
              autoComplete="off"
            />
            {hasPassword && <CurrentPassword />}
          </Form>
        </Change>
      ) : (
        <p className="account-text">{say('passkey.unable')}</p>
      )}
    </Section>
  )
}

interface RowProps {
  readonly passkey: Passkey
  readonly hasPassword: boolean
  onChange(): Promise<void>
}

function Row({ passkey, hasPassword, onChange }: RowProps) {
  const t = useWords()
  const say = useAccountWords()
  const { id, name, made, used } = passkey
  const rename = async ({ name: wanted = '' }) => {
    await accountApi.renamePasskey(id, wanted)
    await onChange()
  }
  const remove = async ({ current }: { readonly current?: string }) => {
    await withPasskey(() => accountApi.removePasskey(id, { current }))
    await onChange()
  }
  return (
    <li className="account-row">
      <div>
        <strong>{name}</strong>
        <p className="account-text">
          {say('passkey.made', { day: moment(t.lang, made) })}
          {' · '}
          {used === null ? say('passkey.unused') : say('passkey.used', { ago: ago(t.lang, used) })}
        </p>
      </div>
      <Change label={say('edit')}>
        <Form kind="plain" submit={say('keep')} onSubmit={rename}>
          <Field
            name="name"
            label={say('passkey.name')}
            defaultValue={name}
            maxLength={longestName}
            autoComplete="off"
          />
        </Form>
        <Form kind="harm" submit={say('passkey.remove')} onSubmit={remove}>
          <p className="account-text">{say('passkey.remove.text')}</p>
          {hasPassword && <CurrentPassword />}
        </Form>
      </Change>
    </li>
  )
}
