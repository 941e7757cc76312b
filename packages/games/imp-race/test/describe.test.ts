// What players read, in all three languages: each sentence here was checked by hand.
import { languages } from '@acheron/engine/words'
import { expect, test } from 'vitest'
import { meta } from '../meta.ts'
import { words } from '../words.ts'

test.each(languages)('every option has its words (%s)', async language => {
  // Options are looked up by name, as a lobby does it that knows no game.
  const t = (await words(language)) as (key: string) => string
  for (const [name, option] of Object.entries(meta.options)) {
    const values = option.kind === 'choice' ? option.values : []
    const keys = [
      `option.${name}.name`,
      `option.${name}.about`,
      ...values.flatMap(value => [`option.${name}.${value}`, `option.${name}.${value}.about`]),
    ]
    for (const key of keys) expect(t(key), key).not.toBe(key)
  }
})
