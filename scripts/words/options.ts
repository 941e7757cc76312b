/** The words that a game's options need: the form of a new table asks for them by these keys. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { OptionSchema, OptionsSchema } from '../../packages/engine/src/options.ts'

export interface OptionKeys {
  /** Shown by the form. */
  needed: string[]
  /** Free to have: what a choice is about as a whole, beside what each of its values means. */
  allowed: string[]
}

/** The keys of the options in the `meta.ts` of a folder; none where there is no such file. */
export function optionKeysOf(folder: string): OptionKeys {
  const file = join(folder, 'meta.ts')
  if (!existsSync(file)) return { needed: [], allowed: [] }
  const { meta } = createRequire(import.meta.url)(file) as { meta?: { options?: OptionsSchema } }
  return keysOf(meta?.options ?? {})
}

function keysOf(options: OptionsSchema): OptionKeys {
  const all = Object.entries(options).map(([name, option]) => {
    const path = `option.${name}`
    const { needed, allowed } = keysWithin(option, path)
    // The form may ask for it in other words than its name.
    return { needed: [`${path}.name`, ...needed], allowed: [`${path}.asked`, ...allowed] }
  })
  return { needed: all.flatMap(({ needed }) => needed), allowed: all.flatMap(({ allowed }) => allowed) }
}

/** Besides its name. */
function keysWithin(option: OptionSchema, path: string): OptionKeys {
  const about = `${path}.about`
  switch (option.kind) {
    case 'choice':
      return {
        needed: option.values.flatMap(value => [`${path}.${value}`, `${path}.${value}.about`]),
        allowed: [about],
      }
    case 'draw': {
      const how = ['random', 'chosen'].flatMap(each => [`${path}.${each}`, `${path}.${each}.about`])
      return { needed: [...how, ...option.values.map(value => `${path}.${value}`)], allowed: [about] }
    }
    case 'integer':
      return { needed: [about], allowed: numbersIn(option).map(number => `${path}.${number}`) }
    case 'list':
      return { needed: [], allowed: [about] }
    case 'record': {
      // The record says what its fields are for; each of them has a name and may say more.
      const fields = Object.entries(option.fields).map(([name, field]) => {
        const within = `${path}.${name}`
        const { needed, allowed } = keysWithin(field, within)
        return field.kind === 'integer'
          ? { needed: [within], allowed: [...needed, ...allowed] }
          : { needed: [within, ...needed], allowed }
      })
      return {
        needed: [about, ...fields.flatMap(({ needed }) => needed)],
        allowed: fields.flatMap(({ allowed }) => allowed),
      }
    }
  }
}

/** A number may have a name: what 0 stands for. Long ranges have none. */
function numbersIn({ min, max }: Extract<OptionSchema, { kind: 'integer' }>): number[] {
  return max - min > 60 ? [] : Array.from({ length: max - min + 1 }, (_, i) => min + i)
}
