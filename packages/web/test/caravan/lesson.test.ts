import { LiveTable } from '@acheron/engine'
import { languages } from '@acheron/engine/words'
import { caravan } from '@acheron/games/caravan'
import type { CaravanMove } from '@acheron/games/caravan/board.ts'
import { expect, test } from 'vitest'
import type { Lesson } from '../../src/board/face.ts'
import { lesson } from '../../src/games/caravan/lesson/lesson.ts'
import { onlyAnswer } from '../../src/games/caravan/order/alike.ts'

type Choose = <M>(offered: readonly M[]) => M | undefined

/**
 * Plays the lesson, of what is offered always the same one, and finds the state before each step. `alike`: the page itself
 * answers questions whose answers are all alike.
 */
function* walk({ settings, chance, before = [], steps }: Lesson, choose: Choose, { alike = true } = {}) {
  const table = new LiveTable(caravan, { ...settings, chance })
  for (const { seat, move } of before) expect(table.act({ kind: 'move', seat, move })).toMatchObject({ ok: true })
  for (const { id, allow, ends } of steps) {
    const answer = () => {
      const moves = table.moves(0)
      const offered = moves.filter(each => allow?.(each))
      const isFree = offered.length === 0 || offered.length === moves.length
      return alike && isFree ? onlyAnswer(caravan.view(table.state, 0), moves) : null
    }
    const play = (move: CaravanMove | undefined) => {
      expect(move, id).toBeDefined()
      expect(table.act({ kind: 'move', seat: 0, move: move! }), id).toMatchObject({ ok: true })
      return allow?.(move!) === true && (ends?.(move!) ?? true)
    }
    let ended = false
    // A step that only tells does not wait for anybody.
    for (let own = answer(); own && !ended; own = answer()) ended = play(own)
    yield { id, state: table.state }
    while (allow !== null && !ended) {
      ended = play(choose(table.moves(0).filter(each => allow(each))))
      for (let own = answer(); own && !ended; own = answer()) ended = play(own)
    }
  }
}

test.each(languages)('the lesson has a text for every step (%s)', async language => {
  const { steps } = await lesson(language)
  expect(steps).toHaveLength(18)
  for (const step of steps) expect(step.text).toMatch(/^[\p{L}\d¡].{30,}/su)
})

test('the lesson can be played to its end, and its texts are true', async () => {
  const taught = await lesson('en')
  const found: Record<string, unknown> = {}
  for (const { id, state } of walk(taught, offered => offered[0])) found[id] = structuredClone(state)
  expect(found).toMatchObject({
    read: { exploration: { entry: '014' }, champions: { mercenary: { player: true, vigor: 4 } } },
    ready: { caravan: { flags: { 'minos-surprised': true } }, champions: { artist: { tokens: { prowess: 2 } } } },
    move: { fight: { malefactors: { minos: { at: 'D2', facing: 'E' } } }, champions: { mercenary: { vigor: 5 } } },
    attack: { fight: { fighters: { mercenary: { at: 'D2.W' } } } },
    fierceness: {
      fight: { track: ['outlaw', 'devotee', 'artist', 'mercenary'] },
      champions: { mercenary: { vigor: 6 } },
    },
    climb: {
      fight: { buildings: { B1: 1, D3: 1 }, pieces: { 'stairs-1': { at: 'B2.N' }, 'stairs-2': { at: 'D2.S' } } },
    },
    aim: {
      fight: {
        fighters: { outlaw: { at: 'top:court-p2' } },
        pieces: { 'court-p2': { at: 'C3.E', standing: true } },
        malefactors: { minos: { at: 'D2' } },
        track: ['devotee', 'artist', 'mercenary', 'outlaw'],
      },
    },
    pass: { fight: { track: ['devotee', 'artist', 'outlaw', 'mercenary'], turn: 'caravan' } },
    route: { fight: { turn: 'malefactors', decks: { 'minos-deck': { playing: 'minos-head-to-head' } } } },
    backflip: {
      fight: { malefactors: { minos: { at: 'C3' } } },
      flow: expect.arrayContaining([{ kind: 'window' }].map(frame => expect.objectContaining(frame))),
    },
    end: {
      fight: {
        round: 2,
        turn: 'caravan',
        malefactors: { minos: { at: 'C3', holding: ['court-p2'] } },
        fighters: { outlaw: { at: expect.stringMatching(/^D3/) } },
      },
      champions: { mercenary: { vigor: 6 } },
    },
  })
})

test.each([true, false])('whatever is chosen of what the lesson offers, it goes on (alike: %s)', async alike => {
  const taught = await lesson('en')
  expect([...walk(taught, offered => offered.at(-1), { alike })]).toHaveLength(18)
  expect([...walk(taught, offered => offered[0], { alike })]).toHaveLength(18)
})
