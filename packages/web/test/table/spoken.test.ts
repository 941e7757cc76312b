import { translator } from '@acheron/engine/words'
import { expect, test } from 'vitest'
import { turnText } from '../../src/table/log/turnText.ts'
import { en } from '../../src/words/compiled/en.ts'
import { es } from '../../src/words/compiled/es.ts'

test('"your turn" is said once, also where the question says it itself', () => {
  const t = translator(en)
  expect(turnText('Your turn', undefined, t)).toBe('Your turn')
  expect(turnText('Move 3 squares', undefined, t)).toBe('Your turn. Move 3 squares')
  expect(turnText('Tu turno', undefined, translator(es))).toBe('Tu turno')
  expect(turnText('Your turn', 'Ana', t)).toBe('Ana is to decide. Your turn')
})
