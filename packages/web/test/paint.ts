import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blend, filterBrightness, interpolateWithPremultipliedAlpha, parse, type Rgb, rgb, wcagContrast } from 'culori'
import postcss from 'postcss'

/** What style sheets paint, worked out without a browser: tokens, both themes, mixtures and veils. */

export type Theme = 'parchment' | 'abyss'
export type Paint = Rgb
/** What a place adds to the tokens: `--circle`, `--sin`, `currentColor`. */
export type Place = Readonly<Record<string, string>>

const source = join(import.meta.dirname, '../src')

type Values = Record<string, string>

/** The style sheets of a file or folder, read once. */
export class Styles {
  /** What rules of exactly one selector say; the last one counts. Rules within at-rules do not. */
  readonly #values = new Map<string, Values>()

  constructor(path: string) {
    const files = path.endsWith('.css') ? [path] : globSync(`${path}/**/*.css`, { cwd: source }).sort()
    for (const file of files) this.#read(readFileSync(join(source, file), 'utf8'))
  }

  /** The value that rules of the selector give to a property. */
  of(selector: string, property: string): string {
    const value = this.#values.get(selector)?.[property]
    if (value === undefined) throw new Error(`${selector} says nothing of ${property}`)
    return value
  }

  /** Every custom property that rules of the selector set. */
  tokens(selector: string): Place {
    const all = Object.entries(this.#values.get(selector) ?? {})
    return Object.fromEntries(all.filter(([name]) => name.startsWith('--')))
  }

  #read(text: string): void {
    for (const rule of postcss.parse(text).nodes) {
      if (rule.type !== 'rule') continue
      const values = rule.nodes.flatMap(node => (node.type === 'decl' ? [[node.prop, tidy(node.value)] as const] : []))
      for (const selector of rule.selectors.flatMap(expanded))
        this.#values.set(selector, { ...this.#values.get(selector), ...Object.fromEntries(values) })
    }
  }
}

const tidy = (text: string) => text.trim().replace(/\s+/g, ' ')

/** A selector with each alternative of its `:is()` in turn. */
function expanded(selector: string): string[] {
  const [whole, list] = /:is\(([^()]*)\)/.exec(selector) ?? []
  if (whole === undefined || list === undefined) return [tidy(selector)]
  return postcss.list.comma(list).flatMap(each => expanded(selector.replace(whole, each.trim())))
}

const root = new Styles('theme/tokens.css').tokens(':root')

/** The colours of a value: several where it is a gradient. */
export function colours(value: string, theme: Theme, place: Place = {}): readonly Paint[] {
  const call = callOf(value)
  if (!call?.name.endsWith('gradient')) return [colour(value, theme, place)]
  return call.args
    .filter(arg => /^(#|var|light-dark|color-mix|rgb)/.test(arg))
    .map(arg => colour(arg.replace(/ \d+%$/, ''), theme, place))
}

function colour(value: string, theme: Theme, place: Place): Paint {
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
    default: {
      const found = parse(value)
      if (!found) throw new Error(`not a colour: ${value}`)
      return rgb(found)
    }
  }
}

/** `color-mix(in srgb, ...)`: the second has what the first leaves; a mixture with `transparent` is a veil. */
function mix(first: string, second: string, theme: Theme, place: Place): Paint {
  const [, paint = first, share = '50%'] = /^(.*\)|\S+) (\d+%|var\(.*\)|calc\(.*\))$/.exec(first) ?? []
  const [a, b] = [colour(paint, theme, place), colour(second, theme, place)]
  return interpolateWithPremultipliedAlpha([b, a], 'rgb')(percent(share, place) / 100)
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
  return name && inside !== undefined ? { name, args: postcss.list.comma(inside) } : null
}

function named(name: string, place: Place): string {
  const value = place[name]
  if (value === undefined) throw new Error(`no ${name} in this place`)
  return value
}

/** One laid over the other. */
export function over(top: Paint, ground: Paint, opacity = 1): Paint {
  return rgb(blend([ground, { ...top, alpha: (top.alpha ?? 1) * opacity }], 'normal'))
}

/** A colour under `brightness()`. */
export function dimmed(paint: Paint, light: number): Paint {
  return filterBrightness(light)(paint)
}

/** WCAG's ratio of two colours: 1 to 21. */
export function contrast(a: Paint, b: Paint): number {
  return wcagContrast(a, b)
}
