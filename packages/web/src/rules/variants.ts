import { equal, type Json, type JsonObject, type OptionSchema, type OptionsSchema, parseOptions } from '@acheron/engine'
import { list, type Translate, type WordMap } from '@acheron/engine/words'
import { nameOf, said } from './optionWords.ts'

/** An option of a table that is not what the game usually has. */
export interface Variant {
  readonly name: string
  readonly value: string
  /** What it means, if the game says so. */
  readonly about: string | null
}

/** The options of a table that differ from the game's own, in the game's words. */
export function variantsOf(schema: OptionsSchema, options: JsonObject, words: Translate<WordMap>): Variant[] {
  const usual = parseOptions(schema, {}) as JsonObject
  return Object.entries(schema).flatMap(([id, option]) => {
    const value = options[id]
    if (value === undefined || equal(value, usual[id])) return []
    const path = `option.${id}`
    return [{ name: nameOf(words, `${path}.name`, id), ...inWords(option, path, value, usual[id] ?? null, words) }]
  })
}

type InWords = Omit<Variant, 'name'>

function inWords(option: OptionSchema, path: string, value: Json, usual: Json, words: Translate<WordMap>): InWords {
  switch (option.kind) {
    case 'choice':
      return { value: nameOf(words, `${path}.${value}`, `${value}`), about: said(words, `${path}.${value}.about`) }
    case 'draw': {
      const chosen = Array.isArray(value) ? value : [value]
      return {
        value: list(
          words.lang,
          chosen.map(id => nameOf(words, `${path}.${id}`, `${id}`)),
        ),
        about: null,
      }
    }
    case 'record': {
      const [given, before] = [value as JsonObject, usual as JsonObject]
      const parts = Object.keys(option.fields).filter(id => !equal(given[id], before[id]))
      const text = (id: string) => `${nameOf(words, `${path}.${id}`, id)} ${[given[id] ?? []].flat().join(', ')}`
      return { value: parts.map(text).join('; '), about: said(words, `${path}.about`) }
    }
    case 'integer':
      return { value: said(words, `${path}.${value}`) ?? String(value), about: null }
    case 'list':
      return { value: [value].flat().join(', '), about: null }
  }
}
