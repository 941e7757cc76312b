// A device adds to the seed of a table, and finds out a host who is not honest about it.
import { fingerprintOf, printOf, recordOf, type SeedParts, seedOfParts, Table } from '@acheron/engine'
import { findGame } from '@acheron/games'
import type { GivePart, SeatInfo, ShownParts } from '@acheron/protocol'
import { beforeEach, expect, test, vi } from 'vitest'
import { insteadOf, keepPart, keptOf, missing, nextStep, type OwnPart, ownPart } from '../../src/dice/ownPart.ts'
import { prove } from '../../src/dice/prove.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

const digits = (digit: string) => digit.repeat(32)
const seat = (kind: SeatInfo['kind'], you = false): SeatInfo => ({ kind, name: null, you, online: true })
const seats = [seat('person', true), seat('person'), seat('bot')]

/** What a server shows: its own part, and what each of the two has given so far. */
function shown(host: string, given: readonly (string | null)[], told: readonly boolean[] = []) {
  const parts: ShownParts = {
    ...{ round: 0, host: printOf('host', host), drawn: false },
    seats: [
      ...given.map((part, i) => (part === null ? null : { print: printOf(i, part), told: told[i] ?? false })),
      null,
    ],
  }
  return { seats, parts }
}

const never = () => {
  throw new Error('no new part is wanted')
}

/** The device at seat 0 follows what the server shows; gives what it keeps in the end, and all that it has told. */
function device(moments: readonly ReturnType<typeof shown>[], own = digits('1')) {
  let kept: OwnPart | null = null
  const given: GivePart[] = []
  let made = 0
  const is = moments.map(moment => {
    const step = nextStep(moment, kept, () => (made++ === 0 ? own : digits('7')))
    if (step.is === 'giving') {
      kept = step.keep
      given.push(step.give)
    }
    return step.is
  })
  return { kept: kept as OwnPart | null, given, is }
}

const [host, mine, other] = [digits('a'), digits('1'), digits('2')]

test('the fingerprint is given at once, the part only when the fingerprints of all are there', () => {
  const { given, is, kept } = device([
    shown(host, [null, null]),
    shown(host, [mine, null]),
    shown(host, [mine, other]),
    shown(host, [mine, other], [true, false]),
  ])
  expect(is).toEqual(['giving', 'waiting', 'giving', 'waiting'])
  expect(given[0]).toEqual({ host: printOf('host', host), print: printOf(0, mine) })
  expect(given[1]).toEqual({ part: mine, seal: kept?.seal })
  expect(JSON.stringify(given[0])).not.toContain(mine)
})

test('nothing is told while a seat is open, nor by who only watches', () => {
  const open = { ...shown(host, [mine, null]), seats: [seats[0]!, seat('open'), seats[2]!] }
  expect(nextStep(open, { host: open.parts.host, part: mine, seal: null }, never).is).toBe('waiting')
  const watched = { ...shown(host, [null, null]), seats: seats.map(each => ({ ...each, you: false })) }
  expect(nextStep(watched, null, never).is).toBe('waiting')
})

test('begun anew by the server, the device makes another part: the one that was told is known', () => {
  const { given } = device([shown(host, [null, null]), shown(host, [mine, other]), shown(digits('b'), [null, null])])
  expect(given[2]).toEqual({ host: printOf('host', digits('b')), print: printOf(0, digits('7')) })
})

test('a part that another device of mine has given is left alone, until I say so', () => {
  const elsewhere = shown(host, [digits('9'), null])
  expect(nextStep(elsewhere, null, never).is).toBe('elsewhere')
  const step = insteadOf(elsewhere, () => mine)
  expect(step?.give).toEqual({ host: elsewhere.parts.host, print: printOf(0, mine) })
})

test('a dishonest host who shows other fingerprints once this device has told its part is refused at once', () => {
  const told = [shown(host, [null, null]), shown(host, [mine, other])]
  // Another part for seat 1, chosen now that mine is known; nobody's at all; another one of mine.
  for (const later of [
    shown(host, [mine, digits('5')], [true, false]),
    shown(host, [mine, null]),
    shown(host, [null, other]),
    shown(host, [digits('5'), other]),
  ])
    expect(device([...told, later]).is.at(-1)).toBe('broken')
})

/** After the game: the host tells a record, and the device checks it against what it has kept. */
async function checked(said: SeedParts, seed = seedOfParts(said)) {
  const { kept } = device([shown(host, [null, null]), shown(host, [mine, other])])
  const game = await findGame('imp-race').load()
  const table = new Table(game, { players: 3, options: { roundLimit: 2 }, seed })
  while (table.actors().length > 0) {
    const [at = 0] = table.actors()
    table.submit(at, table.moves(at)[0])
  }
  const record = JSON.stringify({ ...recordOf(table), parts: said })
  const question = { record, fingerprint: fingerprintOf(seed), kept: keptOf({ seats }, kept) }
  return prove(question)
}

const honest = { host, seats: [mine, other, null] }

test('an honest game is proven, with the parts of all', async () => {
  expect(await checked(honest)).toMatchObject({ is: 'proven', proof: { parts: 2 } })
})

test('a dishonest host is found out by the record, whatever it does', async () => {
  const whys = [
    await checked({ ...honest, host: digits('c') }),
    await checked({ ...honest, seats: [digits('6'), other, null] }),
    await checked({ ...honest, seats: [null, other, null] }),
    await checked({ ...honest, seats: [mine, digits('5'), null] }),
    await checked(honest, 'keyed:0123456789abcdef'),
  ].map(answer => (answer.is === 'refuted' ? answer.why : answer.is))
  expect(whys).toEqual([
    expect.stringContaining('a part was changed later'),
    'the part of this device is not in the seed',
    'the part of this device is not in the seed',
    expect.stringContaining('a part was changed later'),
    'the seed does not follow from its parts',
  ])
})

test('a device keeps its part, and a page without storage while it is open', () => {
  const part = { host: printOf('host', host), part: mine, seal: 's' }
  keepPart('dis', part)
  expect(ownPart('dis')).toEqual(part)
  expect(JSON.parse(stored.get('acheron.parts')!)).toEqual([['dis', part]])
  vi.stubGlobal('localStorage', undefined)
  keepPart('limbo', part)
  expect(ownPart('limbo')).toEqual(part)
})

test('who left before the deal has no part in it; who sits there has, whatever the table says', () => {
  const part = { host: printOf('host', host), part: mine, seal: 's' }
  const gone = seats.map(each => ({ ...each, you: false }))
  expect(keptOf({ ...shown(digits('b'), [null, null]), seats: gone }, part)).toEqual({})
  expect(keptOf(shown(digits('b'), [null, null]), part)).toEqual({ part: mine, seal: 's' })
  expect(keptOf({ seats }, { ...part, seal: null })).toEqual({})
})

test('the table names who is missing: first without a fingerprint, then without a part', () => {
  expect(missing(shown(host, [mine, null]))).toEqual([1])
  expect(missing(shown(host, [mine, other], [true, false]))).toEqual([1])
  expect(missing(shown(host, [mine, other], [false, false]))).toEqual([0, 1])
})
