import { languages } from '@acheron/engine/words'
import { expect, test } from 'vitest'
import { hintVoice } from '../../src/hint/voice.ts'
import { loadWords } from '../../src/words/compiled/load.ts'

test.each(languages)('a hint in Nine Circles never sounds like one of the nine of Virgil (%s)', async language => {
  const t = await loadWords(language)
  const nine = hintVoice(t, { ownVirgil: true })
  const other = hintVoice(t, {})
  for (const said of [nine.ask, nine.daily, nine.thinking, nine.none, nine.would('X')])
    expect(said).not.toMatch(/V[ie]rgil/)
  expect(nine.would('X')).toContain('X')
  expect(other.ask).toMatch(/V[ie]rgil/)
  expect(other.would('X')).toMatch(/V[ie]rgil.*X/)
})
