import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What style sheets paint, worked out without a browser: tokens, both themes, mixtures and veils. */

export type Theme = 'parchment' | 'abyss'
export type Rgba = readonly [number, number, number, number]
/** What a place adds to the tokens: `--circle`, `--sin`, `currentColor`. */
export type Place = Readonly<Record<string, string>>

const source = join(import.meta.dirname, '../src')

/** The last value that a rule of exactly this selector gives to a property; rules for other widths do not count. */
export function declared(file: string, selector: string, property: string): string {
  const value = rules(file).findLast(rule => rule.selector === selector && property in rule.values)?.values[property]
  if (value === undefined) throw new Error(`${file}: ${selector} says nothing of ${property}`)
  return value
}

/** Every custom property that a rule sets. */
export function tokens(file: string, selector: string): Place {
  const all = rules(file).filter(rule => rule.selector === selector)
  return Object.fromEntries(all.flatMap(rule => Object.entries(rule.values).filter(([name]) => name.startsWith('--'))))
}

const root = tokens('theme/tokens.css', ':root')

interface Rule {
  readonly selector: string
  readonly values: Readonly<Record<string, string>>
}

function rules(file: string): readonly Rule[] {
  const text = readFileSync(join(source, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  // A nested block belongs to another width or another state: only what is flat is read.
  const flat = text.replace(/@[^{};]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '')
  return [...flat.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim().replace(/\s+/g, ' '),
    values: Object.fromEntries(
      body.split(';').flatMap(line => {
        const [name = '', ...rest] = line.split(':')
        return rest.length > 0 ? [[name.trim(), rest.join(':').trim().replace(/\s+/g, ' ')]] : []
      }),
    ),
  }))
}

/** The colours of a value: several where it is a gradient. */
export function colours(value: string, theme: Theme, place: Place = {}): readonly Rgba[] {
  const call = callOf(value)
  if (!call?.name.endsWith('gradient')) return [colour(value, theme, place)]
  return call.args
    .filter(arg => /^(#|var|light-dark|color-mix|rgb)/.test(arg))
    .map(arg => colour(arg.replace(/ \d+%$/, ''), theme, place))
}

function colour(value: string, theme: Theme, place: Place): Rgba {
  if (value.startsWith('#')) return hex(value)
  if (value === 'transparent') return [0, 0, 0, 0]
  if (value === 'currentColor') return colour(named(value, place), theme, place)
  const call = callOf(value)
  const [first = '', second = '', third = ''] = call?.args ?? []
  switch (call?.name) {
    case 'var':
      return colour(place[first] ?? root[first] ?? second, theme, place)
    case 'light-dark':
      return colour(theme === 'parchment' ? first : second, theme, place)
    case 'color-mix':
      return mix(second, third, theme, place)
    case 'rgb': {
      const [r = 0, g = 0, b = 0, a = 1] = first.split(/[ /]+/).map(Number)
      return [r, g, b, a]
    }
    default:
      throw new Error(`not a colour: ${value}`)
  }
}

/** `color-mix(in srgb, ...)`: the second has what the first leaves; a mixture with nothing is a veil. */
function mix(first: string, second: string, theme: Theme, place: Place): Rgba {
  const [, paint = first, share = '50%'] = /^(.*\)|\S+) (\d+%|var\(.*\)|calc\(.*\))$/.exec(first) ?? []
  const part = percent(share, place) / 100
  const [a, b] = [colour(paint, theme, place), colour(second, theme, place)]
  const alpha = a[3] * part + b[3] * (1 - part)
  const channel = (i: 0 | 1 | 2) => (a[i] * a[3] * part + b[i] * b[3] * (1 - part)) / (alpha || 1)
  return [channel(0), channel(1), channel(2), alpha]
}

/** `9%`, `var(--tint, 13%)`, `calc(var(--depth) * 100%)`. */
function percent(value: string, place: Place): number {
  const call = callOf(value)
  if (call?.name === 'var') return percent(place[call.args[0] ?? ''] ?? call.args[1] ?? '', place)
  if (call?.name !== 'calc') return Number.parseFloat(value)
  return (call.args[0] ?? '').split(' * ').reduce((product, each) => product * percent(each, place), 1)
}

function callOf(value: string): { name: string; args: string[] } | null {
  const [, name, inside] = /^([a-z-]+)\((.*)\)$/.exec(value) ?? []
  if (!name || inside === undefined) return null
  const args: string[] = ['']
  let depth = 0
  for (const letter of inside) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    if (letter === ',' && depth === 0) args.push('')
    else args.push(args.pop() + letter)
  }
  return { name, args: args.map(arg => arg.trim()) }
}

function named(name: string, place: Place): string {
  const value = place[name]
  if (value === undefined) throw new Error(`${name} is of nobody here`)
  return value
}

function hex(value: string): Rgba {
  const digits = value.length < 6 ? value.slice(1).replace(/./g, '$&$&') : value.slice(1)
  const at = (i: number) => Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16)
  return [at(0), at(1), at(2), digits.length > 6 ? at(3) / 255 : 1]
}

/** One laid over the other. */
export function over(top: Rgba, ground: Rgba, opacity = 1): Rgba {
  const alpha = top[3] * opacity
  const channel = (i: 0 | 1 | 2) => top[i] * alpha + ground[i] * (1 - alpha)
  return [channel(0), channel(1), channel(2), 1]
}

/** WCAG's ratio of two colours: 1 to 21. */
export function contrast(a: Rgba, b: Rgba): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function luminance([r, g, b]: Rgba): number {
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}
