/** Reads one language's JSON file and one ICU message; what is wrong comes back as problems, never as an exception. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** What a placeholder takes: `{x}` anything, `{x, number}` and plurals a number, `{x, select, ..}` a word. */
type Kind = 'plain' | 'number' | 'select'

export interface Parameter {
  kind: Kind
  /** The options of its selects, without `other`. */
  options: Set<string>
}

export interface Message {
  elements: MessageFormatElement[]
  parameters: Map<string, Parameter>
}

export interface Reading<T> {
  value: T
  problems: string[]
}

const keyShape = /^[\w-]+(\.[\w-]+)*$/

/** A flat JSON object of texts. Every problem is `'key': what; way out` or, for the whole file, just `what; way out`. */
export function readTexts(json: string): Reading<Map<string, string>> {
  const value = new Map<string, string>()
  let data: unknown
  try {
    data = JSON.parse(json)
  } catch (error) {
    return { value, problems: [`not JSON (${(error as Error).message}); correct it`] }
  }
  if (data === null || typeof data !== 'object' || Array.isArray(data))
    return { value, problems: ['not an object; write { "key": "text" }'] }

  const problems: string[] = []
  for (const [key, text] of Object.entries(data)) {
    if (!keyShape.test(key)) problems.push(`'${key}': not a key; use letters, digits, _ and -, in parts joined by dots`)
    else if (typeof text !== 'string')
      problems.push(`'${key}': not a text; keys are flat, so write 'part.part' instead`)
    else value.set(key, text)
  }
  if (problems.length === 0) {
    // JSON.parse drops duplicates without a word. In a flat object of texts every other string is a key.
    const strings = (json.match(/"(?:[^"\\]|\\.)*"/g) ?? []).map(token => JSON.parse(token) as string)
    const keys = strings.filter((_, index) => index % 2 === 0)
    const twice = new Set(keys.filter((key, index) => keys.indexOf(key) !== index))
    for (const key of twice) problems.push(`'${key}': occurs more than once; keep one`)
  }
  return { value, problems }
}

/** Parses a message and finds its placeholders; `lang` decides which plural categories it must and may have. */
export function readMessage(text: string, lang: string): Reading<Message | undefined> {
  if (text.trim() === '') return { value: undefined, problems: ['empty; write its text'] }
  let elements: MessageFormatElement[]
  try {
    elements = parse(text, { ignoreTag: true, requiresOtherClause: true })
  } catch (error) {
    return { value: undefined, problems: [syntaxProblem(error as SyntaxError)] }
  }
  const parameters = new Map<string, Parameter>()
  const problems: string[] = []

  function note(name: string, kind: Kind, options: string[] = []): void {
    if (!/^[A-Za-z_]\w*$/.test(name)) problems.push(`placeholder {${name}} is not a name; start it with a letter`)
    const known = parameters.get(name) ?? { kind, options: new Set() }
    if (known.kind === 'plain') known.kind = kind
    else if (kind !== 'plain' && kind !== known.kind)
      problems.push(`placeholder {${name}} is both a number and a select; use two placeholders`)
    for (const option of options) known.options.add(option)
    parameters.set(name, known)
  }

  function visit(list: MessageFormatElement[], around: { plural: boolean; select: boolean }): void {
    for (const element of list) {
      switch (element.type) {
        case TYPE.literal:
          if (around.plural && around.select && element.value.includes('#'))
            problems.push('# inside a select is no number, not even within a plural; write {name, number}')
          break
        case TYPE.argument:
          note(element.value, 'plain')
          break
        case TYPE.number:
          note(element.value, 'number')
          if (!numberOptions(element.style))
            problems.push(`style of {${element.value}, number} is not known; use ::percent or another Intl skeleton`)
          break
        case TYPE.select:
          note(
            element.value,
            'select',
            Object.keys(element.options).filter(option => option !== 'other'),
          )
          for (const option of Object.values(element.options)) visit(option.value, { ...around, select: true })
          break
        case TYPE.plural:
          note(element.value, 'number')
          problems.push(...categoryProblems(element.value, Object.keys(element.options), lang, element.pluralType))
          for (const option of Object.values(element.options)) visit(option.value, { plural: true, select: false })
          break
        case TYPE.date:
        case TYPE.time:
          problems.push(
            `{${element.value}} is a date or time; format it with Intl in code and pass it as a plain {text}`,
          )
          break
      }
    }
  }
  visit(elements, { plural: false, select: false })
  return { value: problems.length === 0 ? { elements, parameters } : undefined, problems }
}

type NumberStyle = Extract<MessageFormatElement, { type: TYPE.number }>['style']

/** What `Intl.NumberFormat` is told; undefined when it cannot be told. */
export function numberOptions(style: NumberStyle): Record<string, unknown> | undefined {
  if (style === null || style === undefined) return {}
  if (style === 'percent') return { style: 'percent' }
  if (style === 'integer') return { maximumFractionDigits: 0 }
  if (typeof style === 'string' || 'scale' in style.parsedOptions) return undefined
  return style.parsedOptions as Record<string, unknown>
}

function categoryProblems(name: string, selectors: string[], lang: string, type: Intl.PluralRuleType = 'cardinal') {
  const word = type === 'ordinal' ? 'selectordinal' : 'plural'
  const known: string[] = new Intl.PluralRules(lang, { type }).resolvedOptions().pluralCategories
  // Spanish `many` is for millions, which no game counts.
  const needed = known.filter(category => !(lang === 'es' && category === 'many'))
  const missing = needed.filter(category => !selectors.includes(category))
  const dead = selectors.filter(selector => !selector.startsWith('=') && !known.includes(selector))
  return [
    ...missing.map(category => `${word} of {${name}} lacks '${category}', which ${lang} needs; add ${category}{..}`),
    ...dead.map(
      selector => `${word} of {${name}} has '${selector}', which ${lang} never uses; remove it or write =0{..}`,
    ),
  ]
}

function syntaxProblem(error: SyntaxError): string {
  if (error.message === 'MISSING_OTHER_CLAUSE') return "a select or plural has no 'other'; add other{..}"
  const { start } = (error as SyntaxError & { location: { start: { offset: number } } }).location
  const what = error.message.toLowerCase().replaceAll('_', ' ')
  return `not an ICU message (${what}, at character ${start.offset + 1}); correct it, and quote braces like '{'`
}
