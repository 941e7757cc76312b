import { parseOptions } from '@acheron/engine'
import type { GameEntry } from '@acheron/games'
import { nineCircles } from '@acheron/games/nine-circles'

const config = { players: 1, options: parseOptions(nineCircles.meta.options, {}) }

/** Nine Circles that restarts whenever it is over: its log is as long as that of a longer game. */
const game: typeof nineCircles = {
  ...nineCircles,
  play(state, seat, move, ctx) {
    nineCircles.play(state, seat, move, ctx)
    if (nineCircles.actors(state).length > 0) return
    Object.assign(state, nineCircles.setup(config, ctx.random))
    nineCircles.advance(state, ctx)
  },
}

export const endless: GameEntry = { meta: game.meta, load: async () => game }
