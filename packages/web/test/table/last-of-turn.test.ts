import { configOf, Generator, type Move } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { expect, test, vi } from 'vitest'
import type { GameFace } from '../../src/board/face.ts'

vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener() {} }), addEventListener() {} })
vi.stubGlobal('document', { addEventListener() {} })

interface Played {
  readonly id: string
  readonly load: () => Promise<{ face: (language: 'en') => Promise<GameFace> }>
  /** The deeds that a turn is for: some of them are its last. */
  readonly deeds: readonly Move['do'][]
}

const games: readonly Played[] = [
  { id: 'hellgame', load: () => import('../../src/games/hellgame/index.ts'), deeds: ['place', 'pick'] },
  { id: 'florence', load: () => import('../../src/games/florence/index.ts'), deeds: ['send', 'accuse', 'council'] },
  { id: 'imp-race', load: () => import('../../src/games/imp-race/index.ts'), deeds: ['move'] },
]

test.each(games)('$id: a move that is called the last of the turn is, and deeds are among them', async played => {
  const game = await findGame(played.id).load()
  const face = await (await played.load()).face('en')
  const last = new Set<unknown>()
  for (const seed of ['one', 'two', 'three']) {
    const chance = Generator.seeded(seed)
    const random = Generator.seeded(`${seed}/choices`)
    const state = game.setup(configOf(game, 2, {}), chance)
    let begun = 0
    const ctx = {
      random: chance,
      emit: (event: { readonly e: string }) => {
        if (event.e === 'turnStarted') begun++
      },
    }
    game.advance(state, ctx)
    for (let decision = 0; decision < 250; decision++) {
      const [seat] = game.actors(state)
      if (seat === undefined) break
      const moves = game.moves(state, seat).filter(move => !game.concedes(move))
      const move = random.pick(moves)
      const isLast = face.isLast?.(move, game.view(state, seat)) === true
      begun = 0
      game.play(state, seat, move, ctx)
      if (isLast) {
        last.add(move.do)
        expect(begun > 0 || game.result(state) !== null, JSON.stringify(move)).toBe(true)
      }
    }
  }
  expect(played.deeds.filter(deed => !last.has(deed))).toEqual([])
})
