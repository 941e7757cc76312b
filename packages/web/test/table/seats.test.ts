import { translator } from '@acheron/engine/words'
import type { SeatInfo } from '@acheron/protocol'
import { expect, test } from 'vitest'
import { isShared, ownSeat, seatNames, toldNames } from '../../src/table/players/seats.ts'
import { en } from '../../src/words/compiled/en.ts'
import { es } from '../../src/words/compiled/es.ts'
import { sv } from '../../src/words/compiled/sv.ts'

const person = (name: string | null, you = false): SeatInfo => ({ kind: 'person', name, you, online: true })
const bot = (name: string): SeatInfo => ({ kind: 'bot', name, you: false, online: true })

test('list, board and log have the same names; the viewer’s own is marked', () => {
  const t = translator(en)
  const seats = [person('Guest 7'), person('Ana', true), bot('greedy')]
  expect(seatNames(seats, t)).toEqual(['Guest 7', 'Ana', 'Usurer'])
  expect(toldNames(seats, t)).toEqual(seatNames(seats, t))
  expect(ownSeat(seats)).toBe(1)
})

test('who plays alone is "you", and told of by name', () => {
  const t = translator(en)
  const seats = [person('Ana', true)]
  expect(seatNames(seats, t)).toEqual(['You'])
  expect(toldNames(seats, t)).toEqual(['Ana'])
  expect(ownSeat(seats)).toBe(null)
})

test('bots of one kind are told apart', () => {
  const t = translator(sv)
  expect(seatNames([person(null, true), bot('search:ms=200'), bot('search')], t)).toEqual([
    'Pilgrim',
    'Minos I',
    'Minos II',
  ])
})

test('bots of older tables have the names of the levels', () => {
  const named = (text: string) => seatNames([person('Ana', true), bot(text)], translator(en))[1]
  expect(['random', 'greedy:samples=2', 'search:ms=9', 'expert', 'toString'].map(named)).toEqual([
    'Lost soul',
    'Usurer',
    'Minos',
    'Ulysses',
    'toString',
  ])
  expect(['easy', 'fair', 'strong', 'master:ms=900'].map(named)).toEqual(['Lost soul', 'Usurer', 'Minos', 'Ulysses'])
})

test('those who share a device are told apart', () => {
  const t = translator(es)
  const seats = [person(null, true), person(null, true)]
  expect(seatNames(seats, t)).toEqual(['Jugador 1', 'Jugador 2'])
  expect(ownSeat(seats)).toBe(null)
  expect(isShared(seats)).toBe(true)
  const named = [person('Ana', true), person(null, true), person('Ana', true), bot('greedy')]
  expect(seatNames(named, t)).toEqual(['Ana I', 'Jugador 2', 'Ana II', t('bot.fair')])
  expect(isShared([person('Ana', true), bot('greedy'), person('Bo')])).toBe(false)
})

test('who has no name is called one way beside "you", on the device and on the server; other guests keep their numbers', () => {
  const t = translator(en)
  expect(seatNames([person(null, true), bot('greedy')], t)).toEqual(['Pilgrim', 'Usurer'])
  expect(seatNames([person('Guest 8981', true), person('Guest 7')], t)).toEqual(['Pilgrim', 'Guest 7'])
  expect(seatNames([person('Ana', true), bot('greedy')], t)).toEqual(['Ana', 'Usurer'])
})
