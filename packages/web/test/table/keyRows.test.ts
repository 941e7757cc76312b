import { type Language, languages } from '@acheron/engine/words'
import { impRace } from '@acheron/games/imp-race'
import { nineCircles } from '@acheron/games/nine-circles'
import { expect, test } from 'vitest'
import { hintVoice } from '../../src/hint/voice.ts'
import { keyRows } from '../../src/table/keys/keyRows.ts'
import { commands } from '../../src/table/keys/keys.ts'
import { loadWords } from '../../src/words/compiled/load.ts'

const rowsOf = async (face: Parameters<typeof keyRows>[0], language: Language = 'en') =>
  new Map(keyRows(face, await loadWords(language)))

test('every command of the page has its row, and the board its own', async () => {
  const rows = await rowsOf({ game: impRace, keys: { s: 'Sacrilege', '[': 'turn', q: 'turn' } })
  for (const key of Object.keys(commands)) expect([...rows.keys()]).toContain(key.toUpperCase())
  expect(rows.get('S')).toBe('Sacrilege')
  expect(rows.get('[ Q')).toBe('turn')
})

test.each(languages)('the hint goes by the name that it has at this table (%s)', async language => {
  const t = await loadWords(language)
  const nine = { game: nineCircles, ownVirgil: true }
  expect((await rowsOf(nine, language)).get('H')).toBe(hintVoice(t, nine).ask)
  expect((await rowsOf({ game: impRace }, language)).get('H')).toMatch(/V[ie]rgil/)
})

test('a game that gives no hints has no key for them', async () => {
  expect((await rowsOf({ game: { ...impRace, advises: false } })).has('H')).toBe(false)
})
