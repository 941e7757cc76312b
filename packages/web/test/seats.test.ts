import { translator } from '@acheron/engine/words'
import type { SeatInfo } from '@acheron/protocol'
import { expect, test } from 'vitest'
import { seatNames, toldNames } from '../src/table/seats.ts'
import { en } from '../src/words/compiled/en.ts'
import { es } from '../src/words/compiled/es.ts'
import { sv } from '../src/words/compiled/sv.ts'

const person = (name: string | null, you = false): SeatInfo => ({ kind: 'person', name, you, online: true })
const bot = (name: string): SeatInfo => ({ kind: 'bot', name, you: false, online: true })

test('the list says "you", the chronicle tells of everybody by name', () => {
  const t = translator(en)
  const seats = [person('Ana', true), person('Guest 7'), bot('greedy')]
  expect(seatNames(seats, t)).toEqual(['You', 'Guest 7', 'Usurer'])
  expect(toldNames(seats, t)).toEqual(['Ana', 'Guest 7', 'Usurer'])
})

test('bots of one kind are told apart', () => {
  const t = translator(sv)
  expect(seatNames([person(null, true), bot('search:ms=200'), bot('search')], t)).toEqual(['Du', 'Minos I', 'Minos II'])
})

test('those who share a device are told apart', () => {
  const t = translator(es)
  expect(seatNames([person(null, true), person(null, true)], t)).toEqual(['Jugador 1', 'Jugador 2'])
})
