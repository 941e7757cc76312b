import { list } from '@acheron/engine/words'
import {
  type Programs as Kept,
  longestName,
  type Program,
  type ProgramToken,
  type Scope,
  scopes,
} from '@acheron/protocol'
import { useCallback, useEffect, useState } from 'react'
import { useWords } from '../app/words.tsx'
import { programsApi } from '../remote/programs.ts'
import { ago } from '../ui/dates.ts'
import { tellFailure } from '../ui/notes.tsx'
import { useShare } from '../ui/useShare.ts'
import { Field, Form, type Values } from './Form.tsx'
import { Change, Section } from './Page.tsx'
import { useAccountWords } from './words.tsx'

/** Programs that act in one's name or play themselves, and the tokens by which they come. */
export function Programs() {
  const t = useWords()
  const say = useAccountWords()
  const [kept, setKept] = useState<Kept | null>(null)
  const [made, setMade] = useState<string | null>(null)
  const load = useCallback(() => programsApi.all().then(setKept, (error: unknown) => tellFailure(t, error)), [t])
  useEffect(() => void load(), [load])
  const makeToken = (allowed: readonly Scope[], program?: string) => async (values: Values) => {
    const wanted = allowed.filter(scope => values[scope] === 'yes')
    const { token } = await programsApi.newToken({
      name: values.name ?? '',
      scopes: wanted,
      ...(program ? { program } : {}),
    })
    setMade(token)
    await load()
  }
  const makeProgram = async ({ name = '' }: Values) => {
    await programsApi.newProgram(name)
    await load()
  }
  const own = scopes.filter(scope => scope !== 'play')
  return (
    <Section title={say('programs')} text={say('programs.text')}>
      <a className="text-link" href="/api/docs">
        {say('programs.docs')}
      </a>
      {made && <MadeToken token={made} onKept={() => setMade(null)} />}
      {kept && <Tokens tokens={kept.tokens} onChange={load} />}
      {kept?.programs.map(program => (
        <ProgramPart key={program.id} program={program} onToken={makeToken(scopes, program.id)} onChange={load} />
      ))}
      <Change label={say('token.new')}>
        <TokenForm allowed={own} onSubmit={makeToken(own)} />
      </Change>
      <Change label={say('program.new')}>
        <Form kind="plain" submit={say('program.new.submit')} onSubmit={makeProgram}>
          <p className="account-text">{say('program.new.text')}</p>
          <Field name="name" label={say('program.name')} maxLength={longestName} autoComplete="off" />
        </Form>
      </Change>
    </Section>
  )
}

/** Shown this once. */
function MadeToken({ token, onKept }: { readonly token: string; onKept(): void }) {
  const say = useAccountWords()
  const share = useShare()
  return (
    <div className="account-token" role="status">
      <p>{say('token.made')}</p>
      <code>{token}</code>
      <div className="account-buttons">
        <button type="button" className="button" onClick={() => share(token, '')}>
          {say('token.copy')}
        </button>
        <button type="button" className="button" onClick={onKept}>
          {say('token.kept')}
        </button>
      </div>
    </div>
  )
}

interface ProgramProps {
  readonly program: Program
  onToken(values: Values): Promise<void>
  onChange(): Promise<void>
}

function ProgramPart({ program: { id, name, tokens }, onToken, onChange }: ProgramProps) {
  const say = useAccountWords()
  const remove = async () => {
    await programsApi.removeProgram(id)
    await onChange()
  }
  return (
    <div className="account-program">
      <h3>{name}</h3>
      <Tokens tokens={tokens} onChange={onChange} />
      <Change label={say('token.new.of', { name })}>
        <TokenForm allowed={scopes} onSubmit={onToken} />
      </Change>
      <Change label={say('program.remove.of', { name })}>
        <Form kind="harm" submit={say('program.remove')} onSubmit={remove}>
          <p className="account-text">{say('program.remove.text')}</p>
        </Form>
      </Change>
    </div>
  )
}

function Tokens({ tokens, onChange }: { readonly tokens: readonly ProgramToken[]; onChange(): Promise<void> }) {
  const t = useWords()
  const say = useAccountWords()
  const revoke = (id: string) =>
    programsApi.revoke(id).then(onChange, (error: unknown) => {
      tellFailure(t, error)
      return onChange()
    })
  return (
    tokens.length > 0 && (
      <ul className="account-list">
        {tokens.map(({ id, name, scopes, seen }) => (
          <li key={id} className="account-row">
            <div>
              <strong>{name}</strong>
              <p className="account-text">
                {list(
                  t.lang,
                  scopes.map(scope => say(`scope.${scope}`)),
                )}
                {' · '}
                {say('passkey.used', { ago: ago(t.lang, seen) })}
              </p>
            </div>
            <button
              type="button"
              className="button"
              aria-label={say('token.revoke.of', { name })}
              onClick={() => revoke(id)}
            >
              {say('token.revoke')}
            </button>
          </li>
        ))}
      </ul>
    )
  )
}

interface TokenFormProps {
  readonly allowed: readonly Scope[]
  onSubmit(values: Values): Promise<void>
}

function TokenForm({ allowed, onSubmit }: TokenFormProps) {
  const say = useAccountWords()
  return (
    <Form kind="plain" submit={say('token.new.submit')} onSubmit={onSubmit}>
      <Field name="name" label={say('token.name')} maxLength={longestName} autoComplete="off" />
      <fieldset className="account-scopes">
        <legend>{say('token.scopes')}</legend>
        {allowed.map(scope => (
          <label key={scope} className="account-check">
            <input type="checkbox" name={scope} defaultChecked={scope === 'read' || scope === 'play'} />
            <span>{say(`scope.${scope}`)}</span>
          </label>
        ))}
      </fieldset>
    </Form>
  )
}
