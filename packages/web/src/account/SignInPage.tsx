import { longestName, type SignedIn } from '@acheron/protocol'
import { useEffect, useState } from 'react'
import { go, setHash, useHash } from '../app/router.ts'
import { useTitle } from '../app/useTitle.ts'
import { useWords } from '../app/words.tsx'
import { accountApi } from '../remote/account.ts'
import { api } from '../remote/api.ts'
import { ownName } from '../settings/name.ts'
import { tell } from '../ui/notes.tsx'
import { Arrived } from './Arrived.tsx'
import { Codes } from './Codes.tsx'
import { BringTables, Field, Form, PasswordField } from './Form.tsx'
import { Page, Section } from './Page.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { hasPasskeys, makePasskey, signInByPasskey } from './passkeys.ts'
import { useAccountWords } from './words.tsx'

const ways = { '': 'in', '#new': 'new', '#code': 'code' } as const
type Way = (typeof ways)[keyof typeof ways]

/** Signing in, making an account, and the way back in by a recovery code. */
export default function SignInPage() {
  const t = useWords()
  const say = useAccountWords()
  const hash = useHash()
  const way: Way = ways[hash as keyof typeof ways] ?? 'in'
  const guest = useGuest()
  const [entered, setEntered] = useState<SignedIn | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const arrive = (signedIn: SignedIn) => {
    if (signedIn.apart.length > 0) return setEntered(signedIn)
    go({ page: 'home' })
    tell(say('arrived.brought', { name: signedIn.me.name, tables: signedIn.brought }))
  }
  const title = say(`way.${way}`)
  useTitle(title)
  if (entered)
    return (
      <Page title={title}>
        <Arrived entered={entered} to={{ page: 'home' }} />
      </Page>
    )
  if (codes)
    return (
      <Page title={say('codes')}>
        <Section title={say('made')}>
          <Codes codes={codes} onKept={() => go({ page: 'home' })} />
        </Section>
      </Page>
    )
  const bring = guest.hasTables && <BringTables />
  return (
    <Page title={title}>
      {way === 'in' && (
        <Section title={say('in.title')} text={say('in.text')}>
          <Form
            submit={say('way.in')}
            onSubmit={async ({ name = '', password = '', bring }) =>
              arrive(await accountApi.signIn({ name, password, bring: bring === 'yes' }))
            }
          >
            <Field name="name" label={say('name.account')} autoComplete="username" maxLength={longestName} />
            <PasswordField name="password" label={say('password')} autoComplete="current-password" />
            {bring}
          </Form>
          {hasPasskeys() && (
            <PasskeyButton
              label={say('in.passkey')}
              work={async () => arrive(await signInByPasskey(guest.hasTables))}
            />
          )}
          <Others ways={['new', 'code']} />
        </Section>
      )}
      {way === 'new' && (
        <Section title={say('new.title')} text={say('new.text')}>
          <NewAccountForm onMade={setCodes} />
          <Others ways={['in']} />
        </Section>
      )}
      {way === 'code' && (
        <Section title={say('code.title')} text={say('code.text')}>
          <Form
            submit={say('code.submit')}
            onSubmit={async ({ name = '', code = '', password = '', bring }) =>
              arrive(await accountApi.recover({ name, code, password, bring: bring === 'yes' }))
            }
          >
            <Field name="name" label={say('name.account')} autoComplete="username" maxLength={longestName} />
            <Field name="code" label={say('code')} autoComplete="one-time-code" spellCheck={false} />
            <PasswordField
              name="password"
              label={say('password.new')}
              about={say('password.about')}
              autoComplete="new-password"
            />
            {bring}
          </Form>
          <Others ways={['in']} />
        </Section>
      )}
      <p className="account-text">{t('home.text')}</p>
    </Page>
  )
}

/** A name and a password, or a name and a passkey. Every table of the guest stays. */
function NewAccountForm({ onMade }: { onMade(codes: readonly string[]): void }) {
  const say = useAccountWords()
  const [by, setBy] = useState<'password' | 'passkey'>('password')
  const make = async (name: string, password: string) => {
    const codes = by === 'password' ? await accountApi.make({ name, password }) : await makeByPasskey(name)
    onMade(codes.codes)
    // Whoever had no name of their own at the table has one now.
    if (ownName.get() === '') await api.setMe({ name, language: say.lang }).catch(() => {})
  }
  const makeByPasskey = async (name: string) => {
    await makePasskey({ name: say('passkey.first'), account: name })
    return accountApi.codes({})
  }
  return (
    <Form
      key={by}
      submit={say(by === 'password' ? 'new.submit' : 'new.passkey')}
      also={
        hasPasskeys() && (
          <button
            type="button"
            className="button quiet"
            onClick={() => setBy(by === 'password' ? 'passkey' : 'password')}
          >
            {say(by === 'password' ? 'new.by-passkey' : 'new.by-password')}
          </button>
        )
      }
      onSubmit={({ name = '', password = '' }) => make(name, password)}
    >
      <Field
        name="name"
        label={say('name.account')}
        about={say('name.account.about')}
        autoComplete="username"
        maxLength={longestName}
      />
      {by === 'password' ? (
        <PasswordField
          name="password"
          label={say('password')}
          about={say('password.about')}
          autoComplete="new-password"
        />
      ) : (
        <p className="account-text">{say('passkey.about')}</p>
      )}
    </Form>
  )
}

const hashes: Record<Way, string> = { in: '', new: '#new', code: '#code' }

function Others({ ways }: { readonly ways: readonly Way[] }) {
  const say = useAccountWords()
  return (
    <p className="account-ways">
      {ways.map(way => (
        <button key={way} type="button" className="text-link" onClick={() => setHash(hashes[way])}>
          {say(`to.${way}`)}
        </button>
      ))}
    </p>
  )
}

/** Whether the guest who is here has tables to bring. Whoever has an account already is led to it. */
function useGuest(): { readonly hasTables: boolean } {
  const [hasTables, setHasTables] = useState(false)
  useEffect(() => {
    // Without an answer the forms say so when they are sent.
    api.me().then(
      ({ account }) => account !== null && go({ page: 'account' }, { replace: true }),
      () => {},
    )
    api.tables().then(
      ({ mine }) => setHasTables(mine.length > 0),
      () => {},
    )
  }, [])
  return { hasTables }
}
