import { LiveTable } from '@acheron/engine'
import { languages } from '@acheron/engine/words'
import { impRace } from '@acheron/games/imp-race'
import type { ImpRaceMove, ImpRaceView } from '@acheron/games/imp-race/board.ts'
import { beforeAll, expect, test } from 'vitest'
import type { Lesson } from '../../src/board/face.ts'
import { lesson } from '../../src/games/imp-race/lesson/lesson.ts'
import { prompt } from '../../src/games/imp-race/prompt.ts'
import { loadVoice } from '../../src/games/imp-race/words.ts'
import { settle, tab } from '../local/world.ts'

let taught: Lesson<ImpRaceMove>

beforeAll(async () => {
  taught = await lesson('en')
})

function begun() {
  const { settings, chance, before = [] } = taught
  const table = new LiveTable(impRace, { ...settings, chance })
  for (const { seat, move } of before)
    expect(table.act({ kind: 'move', seat, move }), JSON.stringify(move)).toMatchObject({ ok: true })
  return table
}

test.each(languages)('the lesson has a text for every step (%s)', async language => {
  const { steps } = await lesson(language)
  expect(steps).toHaveLength(12)
  for (const step of steps) expect(step.text).toMatch(/^[\p{Lu}\d].{30,}/su)
})

test('it begins in the middle of a race, as its first text says', () => {
  const { state } = begun()
  expect(state.seats).toMatchObject([
    { imps: [36, 'S2', 4, 'D'], hand: ['coffin-a'], gems: 0 },
    { imps: [34, 'S1', 'S2', 5], hand: ['die1-c'], gems: 0 },
  ])
  expect(state.turn).toMatchObject({ seat: 0, option: null })
})

/** Plays the lesson as the page does: what a step allows, the rival by the script; tells what is offered at each step. */
function* walk() {
  const table = begun()
  const script = [...(taught.others ?? [])]
  for (const step of taught.steps) {
    if (!step.allow) {
      yield { step, table, offered: [] }
      continue
    }
    for (let ended = false; !ended; ) {
      while (table.actors()[0] === 1)
        expect(table.act({ kind: 'move', seat: 1, move: script.shift() })).toMatchObject({ ok: true })
      const offered = table.moves(0).filter(step.allow)
      yield { step, table, offered }
      expect(offered, step.id).toHaveLength(1)
      const [move] = offered as [ImpRaceMove]
      expect(table.act({ kind: 'move', seat: 0, move }).ok).toBe(true)
      ended = step.ends?.(move) ?? true
    }
  }
  expect(script).toEqual([])
  expect(table.unusedChance).toEqual([])
}

test('the lesson can be played to its end: gems, a fight won, a card bought, an imp at the throne', () => {
  const said: string[] = []
  let last = begun()
  for (const { step, table } of walk()) {
    said.push(step.id)
    last = table
  }
  expect(said.join(' ')).toBe('welcome roll treasure six joker open open raise buy gather count count throne end')
  expect(last.state.seats).toMatchObject([
    { imps: ['H', 1, 7, 'D'], hand: [], gems: 2 },
    { imps: [38, 'S1', 'S2', 'D'], gems: 1 },
  ])
  expect(last.actors()).toEqual([0])
})

test('in the lesson the prompt never says more than is true', async () => {
  const voice = await loadVoice('en')
  for (const { step, table, offered } of walk()) {
    if (offered.length === 0) continue
    const { text } = prompt(impRace.view(table.state, 0), offered, voice)
    expect(text, step.id).toBe('Follow the guide.')
  }
})

test('at a local table the rival plays by the script, and as a bot once the lesson is left', async () => {
  const { tables, play, failures } = tab()
  const { settings, chance, before = [], others = [] } = taught
  const id = await tables.createLesson({ game: 'imp-race', settings, chance, before, others }, 'en')
  await tables.watch(id)
  await play(id, { do: 'roll' })
  await play(id, { do: 'move', imp: 1, n: 2 })
  await settle()
  const { now } = await tables.open(id)
  expect((now.view as unknown as ImpRaceView).seats[1]?.imps).toEqual([34, 'S1', 'S2', 7])
  // Left here: what follows is no longer what the script has dice and gems for.
  await tables.keepLesson(id)
  await play(id, { do: 'gather' })
  await settle()
  expect((await tables.open(id)).now.actors).toEqual([0])
  expect(failures).toEqual([])
})
