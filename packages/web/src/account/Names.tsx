import { type Account, longestName, type Me } from '@acheron/protocol'
import { useState } from 'react'
import { useWords } from '../app/words.tsx'
import { accountApi } from '../remote/account.ts'
import { api } from '../remote/api.ts'
import { ownName } from '../settings/name.ts'
import { tell } from '../ui/notes.tsx'
import { Codes } from './Codes.tsx'
import { CurrentPassword, Field, Form, PasswordField } from './Form.tsx'
import { Change, Section } from './Page.tsx'
import { withPasskey } from './passkeys.ts'
import { useAccountWords } from './words.tsx'

export interface PartProps {
  readonly account: Account
  onChange(): Promise<void>
}

/** The name that others read at a table. */
export function TableName({ me }: { readonly me: Me }) {
  const t = useWords()
  const say = useAccountWords()
  const rename = async ({ name = '' }) => {
    await api.setMe({ name, language: t.lang })
    tell(say('done'))
  }
  return (
    <Section title={say('name.table')} text={say('name.table.about')}>
      <Form key={me.name} kind="plain" submit={say('keep')} onSubmit={rename}>
        <Field
          name="name"
          label={say('name.table')}
          defaultValue={ownName.get()}
          maxLength={longestName}
          autoComplete="nickname"
        />
      </Form>
    </Section>
  )
}

/** The name to sign in with. */
export function AccountName({ account, onChange }: PartProps) {
  const say = useAccountWords()
  const hasPassword = account.account?.hasPassword ?? false
  const rename = async ({ name = '', current }: { readonly name?: string; readonly current?: string }) => {
    await withPasskey(() => accountApi.rename({ name, ...(current === undefined ? {} : { current }) }))
    await onChange()
    tell(say('done'))
  }
  return (
    <Section title={say('name.account')} text={say('name.account.about')}>
      <Change label={say('name.change')}>
        <Form kind="plain" submit={say('keep')} onSubmit={rename}>
          <Field
            name="name"
            label={say('name.new')}
            defaultValue={account.account?.name}
            maxLength={longestName}
            autoComplete="username"
          />
          {hasPassword && <CurrentPassword />}
        </Form>
      </Change>
    </Section>
  )
}

/** The password: changed, or set where there are only passkeys. */
export function Password({ account, onChange }: PartProps) {
  const say = useAccountWords()
  const hasPassword = account.account?.hasPassword ?? false
  const change = async ({ password = '', current }: { readonly password?: string; readonly current?: string }) => {
    await withPasskey(() => accountApi.setPassword({ password, ...(current === undefined ? {} : { current }) }))
    await onChange()
    tell(say('password.changed'))
  }
  return (
    <Section title={say('password')} text={say(hasPassword ? 'password.text' : 'password.none')}>
      <Change label={say(hasPassword ? 'password.change' : 'password.set')}>
        <Form kind="plain" submit={say('keep')} onSubmit={change}>
          {hasPassword && <CurrentPassword />}
          <PasswordField
            name="password"
            label={say('password.new')}
            about={say('password.about')}
            autoComplete="new-password"
          />
        </Form>
      </Change>
    </Section>
  )
}

/** How many recovery codes are left, and new ones. */
export function RecoveryCodes({ account, onChange }: PartProps) {
  const say = useAccountWords()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { codes: left = 0, hasPassword = false } = account.account ?? {}
  const renew = async ({ current }: { readonly current?: string }) => {
    const made = await withPasskey(() => accountApi.codes(current === undefined ? {} : { current }))
    setCodes(made.codes)
    await onChange()
  }
  return (
    <Section title={say('codes')} text={say('codes.text', { left })}>
      {codes ? (
        <Codes codes={codes} onKept={() => setCodes(null)} />
      ) : (
        <Change label={say('codes.new')}>
          <Form kind="plain" submit={say('codes.make')} onSubmit={renew}>
            <p className="account-text">{say('codes.new.text')}</p>
            {hasPassword && <CurrentPassword />}
          </Form>
        </Change>
      )}
    </Section>
  )
}
