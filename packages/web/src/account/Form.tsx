import { shortestPassword } from '@acheron/protocol'
import {
  createContext,
  type FormEvent,
  type InputHTMLAttributes,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Detail } from '../app/Detail.tsx'
import { useWords } from '../app/words.tsx'
import { type Trouble, troubleOf } from './problems.ts'
import { useAccountWords } from './words.tsx'

export type Values = Readonly<Record<string, string>>

const TroubleContext = createContext<Trouble | null>(null)

interface Props {
  /** What its button says. */
  readonly submit: string
  readonly kind?: 'primary' | 'plain' | 'harm'
  /** Further ways beside the button. */
  readonly also?: ReactNode
  /** Whether what it is folded into closes when it is done. */
  readonly closes?: boolean
  readonly children?: ReactNode
  onSubmit(values: Values): Promise<void>
}

/** A form that says what is wrong beside the field it is about, in the page's language, and puts the focus there. */
export function Form({ submit, kind = 'primary', also, closes = false, children, onSubmit }: Props) {
  const t = useWords()
  const say = useAccountWords()
  const form = useRef<HTMLFormElement>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (trouble?.field) fieldNamed(form.current, trouble.field)?.focus()
  }, [trouble])
  const refuse = (found: Trouble) => {
    const isHere = found.field !== null && fieldNamed(form.current, found.field) !== null
    setTrouble(isHere ? found : { ...found, field: null })
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const inputs = [...form.current!.querySelectorAll('input')]
    const wrong = inputs.flatMap(input => {
      const text = lacking(input, say('field.empty'), say('refused.bad-password'))
      return text === null ? [] : [{ field: input.name, text, detail: '' }]
    })[0]
    if (wrong) return refuse(wrong)
    setBusy(true)
    setTrouble(null)
    try {
      await onSubmit(Object.fromEntries(inputs.map(input => [input.name, textOf(input)])))
      form.current?.reset()
      if (closes) close(form.current?.closest('details'))
    } catch (error) {
      refuse(troubleOf(say, t, error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form ref={form} className="account-form" noValidate onSubmit={send} aria-busy={busy}>
      <TroubleContext value={trouble}>{children}</TroubleContext>
      {trouble?.field === null && (
        <p className="problem" role="alert">
          {trouble.text}
          <Detail text={trouble.detail} />
        </p>
      )}
      <div className="account-buttons">
        <button type="submit" className={`button ${kind}`} disabled={busy}>
          {submit}
        </button>
        {also}
      </div>
    </form>
  )
}

/** The focus stays at what opens it again. */
function close(fold: HTMLDetailsElement | null | undefined): void {
  if (!fold) return
  fold.open = false
  fold.querySelector('summary')?.focus()
}

function fieldNamed(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>(`input[name="${name}"]:not([type="hidden"])`) ?? null
}

/** What a field says. A password is left as it is, spaces and all. */
function textOf(input: HTMLInputElement): string {
  if (input.type === 'checkbox') return input.checked ? 'yes' : ''
  return input.autocomplete.endsWith('password') ? input.value : input.value.trim()
}

/** What is missing in a field before anybody is asked; null if nothing is. */
function lacking(input: HTMLInputElement, empty: string, short: string): string | null {
  if (!input.required) return null
  if (textOf(input) === '') return empty
  return input.autocomplete === 'new-password' && [...input.value].length < shortestPassword ? short : null
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly name: string
  readonly label: string
  /** What to know before filling it in. */
  readonly about?: string
}

export function Field({ label, about, ...input }: FieldProps) {
  const trouble = use(TroubleContext)
  const id = useId()
  const wrong = trouble?.field === input.name ? trouble : null
  const describedBy = [about && `${id}-about`, wrong && `${id}-wrong`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        required
        {...input}
        aria-invalid={wrong !== null}
        {...(describedBy ? { 'aria-describedby': describedBy } : {})}
      />
      {about && (
        <p id={`${id}-about`} className="field-about">
          {about}
        </p>
      )}
      {wrong && (
        <p id={`${id}-wrong`} className="problem" role="alert">
          {wrong.text}
        </p>
      )}
    </div>
  )
}

/** A password, which can be shown while it is typed. */
export function PasswordField(props: Omit<FieldProps, 'type'>) {
  const say = useAccountWords()
  const [shown, setShown] = useState(false)
  return (
    <div className="password-field">
      <Field {...props} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <button type="button" className="text-link" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {say(shown ? 'password.hide' : 'password.show')}
      </button>
    </div>
  )
}

/** The password that one has, where something is changed that must not be changed by whoever finds the page open. */
export function CurrentPassword() {
  const say = useAccountWords()
  return <PasswordField name="current" label={say('password.current')} autoComplete="current-password" />
}

/** Whether the tables that were begun in this browser come along. */
export function BringTables() {
  const say = useAccountWords()
  return (
    <label className="account-check">
      <input type="checkbox" name="bring" defaultChecked />
      <span>{say('bring')}</span>
    </label>
  )
}
