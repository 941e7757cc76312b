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
