import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@acheron/engine/words'
import { expect, test } from 'vitest'
import { options } from '../meta.ts'
import { words } from '../texts/words.ts'

test.each(Object.entries(options))('%s has a name, and a word for each value', async (name, option) => {
  const values: readonly string[] = option.kind === 'choice' ? option.values : []
  const keys = [
    `option.${name}.name`,
    `option.${name}.about`,
    ...values.flatMap(value => [`option.${name}.${value}`, `option.${name}.${value}.about`]),
  ]
  for (const language of languages) {
    const t = await words(language)
    for (const key of keys) expect(t(key as 'option.mode.name'), key).not.toBe(key)
  }
})

test.each(Object.entries(options))(
  '%s stands in section 8 of the rules with its values, the default first',
  (name, option) => {
    const rules = readFileSync(join(import.meta.dirname, '../RULES.md'), 'utf8')
    const row = rules.split('\n').find(line => line.startsWith(`| \`${name}\``))
    const told = row?.split('|')[2] ?? ''
    if (option.kind === 'integer') {
      expect(told.trim().startsWith(String(option.default))).toBe(true)
      return
    }
    const values = [option.default, ...option.values.filter(value => value !== option.default)]
    expect([...told.matchAll(/`(\w+)`/g)].map(([, value]) => value)).toEqual(values)
  },
)
