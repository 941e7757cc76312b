import { go } from '../app/router.ts'
import { Glyph } from '../icons/Glyph.tsx'
import { accountApi } from '../remote/account.ts'
import { CurrentPassword, Form } from './Form.tsx'
import type { PartProps } from './Names.tsx'
import { Change, Section } from './Page.tsx'
import { signInByPasskey } from './passkeys.ts'
import { useAccountWords } from './words.tsx'

/** Everything that is stored about the visitor, as a file. */
export function Data() {
  const say = useAccountWords()
  return (
    <Section title={say('data')} text={say('data.text')}>
      <a href="/api/account/data" download="acheron.json" className="button">
        <Glyph name="save" size={18} />
        {say('data.export')}
      </a>
      <a href="/api/docs/people" className="text-link">
        {say('data.about')}
      </a>
    </Section>
  )
}

/** The end of an account. It says what that means, and wants the password or the passkey once more. */
export function RemoveAccount({ account }: Pick<PartProps, 'account'>) {
  const say = useAccountWords()
  const hasPassword = account.account?.hasPassword ?? false
  const remove = async ({ current }: { readonly current?: string }) => {
    if (!hasPassword) await signInByPasskey(false)
    await accountApi.remove(current === undefined ? {} : { current })
    go({ page: 'home' })
  }
  return (
    <Section title={say('delete')} text={say('delete.text')}>
      <Change label={say('delete.open')}>
        <Form kind="harm" submit={say('delete.submit')} onSubmit={remove}>
          <p>{say('delete.means')}</p>
          {hasPassword ? <CurrentPassword /> : <p className="account-text">{say('delete.passkey')}</p>}
        </Form>
      </Change>
    </Section>
  )
}
