/**
 * Words at run time: what the generated catalogues (`words/compiled/*.ts`) are made of, and how the rest of the code
 * asks them for a sentence. No parser and no I/O: `npm run words` has already turned every ICU message into code.
 * Plurals, numbers and lists are left to `Intl`, never done by hand.
 */

export const languages = ['en', 'es', 'sv'] as const
export type Language = (typeof languages)[number]

/** What a placeholder may hold. */
type Value = string | number

/** The words of any game, for code that does not know which one. */
export type WordMap = Record<string, Record<string, Value>>

/** A method, so that its parameter is bivariant and a game's catalogue can stand in for a `Catalogue<WordMap>`. */
type Say<P> = { say(params: P): string }['say']

/** A message without placeholders is a plain string, one with placeholders is a function of them. */
type Message<P> = keyof P extends never ? string : string extends keyof P ? string | Say<P> : Say<P>

/** One language's messages; it knows its own language, so the two cannot be mixed up. */
export interface Catalogue<W> {
  readonly lang: Language
  readonly words: { readonly [K in keyof W]: Message<W[K]> }
}

/** `A | B` to `A & B`: a key that may be either of two messages needs the placeholders of both. */
type Both<P> = (P extends unknown ? (params: P) => void : never) extends (params: infer All) => void ? All : never

type Params<P> = keyof P extends never ? [] : string extends keyof P ? [params?: P] : [params: P]

/** Says a message: `t('move.concede')`, `t('move.roll', { count: 2 })`. `t.lang` is for `list` and `number`. */
export interface Translate<W> {
  <K extends keyof W>(key: K, ...params: Params<Both<W[K]>>): string
  readonly lang: Language
}

/**
 * Looks up a catalogue. An unknown key can only come from code that does not know whose words it has, or from an event
 * older than the words. It is shown as it is, because one odd line in a log must not break the page.
 */
export function translator<W>(catalogue: Catalogue<W>): Translate<W> {
  const { lang, words } = catalogue as unknown as Catalogue<WordMap>
  const translate = (key: string, params: Record<string, Value> = {}): string => {
    const message = Object.hasOwn(words, key) ? words[key] : key
    return typeof message === 'function' ? message(params) : (message ?? key)
  }
  return Object.assign(translate, { lang }) as unknown as Translate<W>
}

/** The locale behind a language: British English, for it says "6, 4 and 2". */
const locales: Record<Language, string> = { en: 'en-GB', es: 'es', sv: 'sv' }

/** `Intl` objects are slow to make and cheap to keep: one per language. */
function perLanguage<T>(make: (locale: string) => T): (lang: Language) => T {
  const made = new Map<Language, T>()
  return lang => {
    const known = made.get(lang)
    if (known !== undefined) return known
    const fresh = make(locales[lang])
    made.set(lang, fresh)
    return fresh
  }
}

const cardinal = perLanguage(locale => new Intl.PluralRules(locale))
const ordinal = perLanguage(locale => new Intl.PluralRules(locale, { type: 'ordinal' }))
const conjunction = perLanguage(locale => new Intl.ListFormat(locale, { type: 'conjunction' }))
const plainNumber = perLanguage(locale => new Intl.NumberFormat(locale))
const styledNumbers = perLanguage(() => new Map<string, Intl.NumberFormat>())

/** `{n, number}`: 1234 is `1,234` in English, `1234` in Spanish, `1 234` in Swedish. A loss has a minus, not a hyphen. */
export function number(lang: Language, value: number, options?: Intl.NumberFormatOptions): string {
  return styled(lang, value, options).replace('-', '\u2212')
}

function styled(lang: Language, value: number, options: Intl.NumberFormatOptions | undefined): string {
  if (options === undefined) return plainNumber(lang).format(value)
  const styles = styledNumbers(lang)
  const style = JSON.stringify(options)
  const format = styles.get(style) ?? new Intl.NumberFormat(locales[lang], options)
  styles.set(style, format)
  return format.format(value)
}

/** The branches of a plural: exact ones (`=0`), then the language's categories; `n` is what `#` stands for. */
interface PluralForms {
  readonly [selector: string]: string | ((n: string) => string)
  readonly other: string | ((n: string) => string)
}

function choose(rules: Intl.PluralRules, lang: Language, value: number, forms: PluralForms, offset: number): string {
  const rest = value - offset
  const form = forms[`=${value}`] ?? forms[rules.select(rest)] ?? forms.other
  return typeof form === 'string' ? form : form(number(lang, rest))
}

/** `{n, plural, offset:1 =0{..} one{..} other{..}}`: exact branches look at `value`, the others at `value - offset`. */
export function plural(lang: Language, value: number, forms: PluralForms, offset = 0): string {
  return choose(cardinal(lang), lang, value, forms, offset)
}

/** `{n, selectordinal, one{#st} two{#nd} few{#rd} other{#th}}`. */
export function selectordinal(lang: Language, value: number, forms: PluralForms, offset = 0): string {
  return choose(ordinal(lang), lang, value, forms, offset)
}

interface SelectForms {
  readonly [option: string]: string | (() => string)
  readonly other: string | (() => string)
}

/** `{who, select, you{..} other{..}}`. */
export function select(value: string, forms: SelectForms): string {
  const form = (Object.hasOwn(forms, value) ? forms[value] : undefined) ?? forms.other
  return typeof form === 'string' ? form : form()
}

/** A list in words: `6, 4 and 2`. Numbers are written the language's way. */
export function list(lang: Language, items: readonly (string | number)[]): string {
  return conjunction(lang).format(items.map(item => (typeof item === 'number' ? number(lang, item) : item)))
}

/** A player in a sentence: the game does not know names, so it leaves a mark for the name. */
export function seatMark(seat: number): string {
  return `⟦${seat}⟧`
}

/** A text in its parts: what stands between the marks, and the seats marked. */
export function seatsIn(text: string): (string | number)[] {
  return text.split(/⟦(\d+)⟧/).map((part, i) => (i % 2 === 0 ? part : Number(part)))
}

/** The text with names where the marks were. */
export function withNames(text: string, names: readonly string[]): string {
  const parts = seatsIn(text)
  return parts.length === 1
    ? text
    : parts.map(part => (typeof part === 'number' ? (names[part] ?? String(part + 1)) : part)).join('')
}
