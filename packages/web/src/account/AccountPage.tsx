import type { Account } from '@acheron/protocol'
import { useCallback, useEffect, useState } from 'react'
import { Link } from '../app/Link.tsx'
import { Failed, Opening } from '../app/Opening.tsx'
import { explained } from '../app/refusals.ts'
import { go } from '../app/router.ts'
import { useTitle } from '../app/useTitle.ts'
import { useWords } from '../app/words.tsx'
import { accountApi } from '../remote/account.ts'
import { api } from '../remote/api.ts'
import { known } from '../settings/name.ts'
import { moment } from '../ui/dates.ts'
import { Notes, tellFailure } from '../ui/notes.tsx'
import { useStore } from '../ui/store.ts'
import { CarryDialog } from './CarryDialog.tsx'
import { Data, RemoveAccount } from './Data.tsx'
import { AccountName, Password, RecoveryCodes, TableName } from './Names.tsx'
import { Page, Section } from './Page.tsx'
import { Passkeys } from './Passkeys.tsx'
import { Programs } from './Programs.tsx'
import { Sessions } from './Sessions.tsx'
import { useAccountWords } from './words.tsx'

/** What the house knows about the visitor, and everything they can do about it. */
export default function AccountPage() {
  const t = useWords()
  const say = useAccountWords()
  const me = useStore(known)
  const [account, setAccount] = useState<Account | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const load = useCallback(async () => {
    try {
      const [found] = await Promise.all([accountApi.account(), api.me()])
      setAccount(found)
    } catch (error) {
      setProblem(error)
    }
  }, [])
  useEffect(() => void load(), [load])
  const title = say('account')
  useTitle(title)
  if (problem !== null) {
    const { text, detail } = explained(t, problem)
    return <Failed message={text} detail={detail} onAgain={() => location.reload()} />
  }
  if (!account || !me) return <Opening />
  const signOut = () =>
    accountApi.signOut().then(
      () => go({ page: 'home' }),
      (error: unknown) => tellFailure(t, error),
    )
  const parts = { account, onChange: load }
  return (
    <Page title={title}>
      {account.account ? (
        <Section
          title={account.account.name}
          text={say('account.since', { day: moment(t.lang, account.account.made) })}
        >
          <button type="button" className="button" onClick={signOut}>
            {say('out')}
          </button>
        </Section>
      ) : (
        <GuestOffer />
      )}
      <TableName me={me} />
      <Section title={say('profile')} text={say('profile.text')}>
        <Link to={{ page: 'profile' }} className="button">
          {say('profile.open')}
        </Link>
      </Section>
      <Section title={say('notices')} text={say('notices.text')}>
        <Link to={{ page: 'notices' }} className="button">
          {say('notices.open')}
        </Link>
      </Section>
      {account.account && (
        <>
          <AccountName {...parts} />
          <Password {...parts} />
          <Passkeys {...parts} />
          <RecoveryCodes {...parts} />
          <Programs />
        </>
      )}
      <Sessions {...parts} />
      <CarrySection />
      <Section title={say('order')} text={say('order.text')}>
        <Link to={{ page: 'order' }} className="button">
          {say('order.open')}
        </Link>
      </Section>
      <Data />
      {account.account && <RemoveAccount {...parts} />}
      <Notes />
    </Page>
  )
}

function GuestOffer() {
  const say = useAccountWords()
  return (
    <Section title={say('guest')} text={say('guest.text')}>
      <div className="account-buttons">
        <a href="/sign-in#new" className="button primary">
          {say('way.new')}
        </a>
        <Link to={{ page: 'sign-in' }} className="button">
          {say('way.in')}
        </Link>
      </div>
    </Section>
  )
}

function CarrySection() {
  const say = useAccountWords()
  const [open, setOpen] = useState(false)
  return (
    <Section title={say('carry')} text={say('carry.text')}>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {say('carry.open')}
      </button>
      {open && <CarryDialog onClose={() => setOpen(false)} />}
    </Section>
  )
}
