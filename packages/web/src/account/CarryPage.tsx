import type { Me, SignedIn } from '@acheron/protocol'
import { useEffect, useState } from 'react'
import { go, setHash } from '../app/router.ts'
import type { Route } from '../app/routes.ts'
import { useTitle } from '../app/useTitle.ts'
import { accountApi } from '../remote/account.ts'
import { api } from '../remote/api.ts'
import { tell } from '../ui/notes.tsx'
import { Arrived } from './Arrived.tsx'
import { carriedIn } from './carrying.ts'
import { BringTables, Field, Form } from './Form.tsx'
import { Page, Section } from './Page.tsx'
import { useAccountWords } from './words.tsx'

/** Where a link from another device leads. Nothing happens until its visitor wants it. */
export default function CarryPage() {
  const say = useAccountWords()
  const [carried] = useState(() => carriedIn(location.hash))
  const [here, setHere] = useState<{ readonly me: Me; readonly hasTables: boolean } | null>(null)
  const [entered, setEntered] = useState<SignedIn | null>(null)
  const title = say('carry.here')
  useTitle(title)
  useEffect(() => {
    // The code does not stay in the history.
    setHash('')
    Promise.all([api.me(), api.tables()]).then(
      ([me, { mine }]) => setHere({ me, hasTables: mine.length > 0 }),
      () => {}, // the form says it when it is sent
    )
  }, [])
  const to: Route = carried?.table ? { page: 'table', id: carried.table } : { page: 'home' }
  const use = async ({ code = '', bring = '' }) => {
    const signedIn = await accountApi.carryOver({ code, bring: bring === 'yes' })
    if (signedIn.apart.length > 0) return setEntered(signedIn)
    go(to, { replace: true })
    tell(say('arrived.brought', { name: signedIn.me.name, tables: signedIn.brought }))
  }
  if (entered)
    return (
      <Page title={title}>
        <Arrived entered={entered} to={to} />
      </Page>
    )
  return (
    <Page title={title}>
      <Section title={say('carry.here.title')} text={say('carry.here.text')}>
        <Form submit={say('carry.here.submit')} onSubmit={use}>
          <Field
            name="code"
            label={say('carry.code')}
            defaultValue={carried?.code ?? ''}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
          {here?.me.account && <p>{say('carry.here.account', { name: here.me.account })}</p>}
          {here?.hasTables && here.me.account === null && <BringTables />}
        </Form>
      </Section>
    </Page>
  )
}
