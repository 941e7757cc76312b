import { clone, Generator, Table } from '@acheron/engine'
import { hellgame } from '@acheron/games/hellgame'
import {
  type HellgameEvent,
  type HellgameMove,
  type HellgameView,
  kindOfTile,
  type Square,
} from '@acheron/games/hellgame/board.ts'

type HellTable = ReturnType<typeof tableOf>

/** A table in a given position. */
export function tableOf(players = 3, options: object = {}, seed = 'test') {
  return new Table(hellgame, { players, options, seed })
}

/** A game without undo and secrets: many positions, quickly. */
export class Game {
  readonly state: HellTable['state']
  readonly #random: Generator
  played = 0

  constructor(players: number, options: object, seed: string, arrange: typeof rich | null) {
    const table = tableOf(players, options, seed)
    if (arrange) table.arrange(arrange)
    this.#random = Generator.seeded(seed)
    this.state = { ...clone(table.state), rng: this.#random.rng }
  }

  get seat(): number | undefined {
    return hellgame.actors(this.state)[0]
  }

  moves(seat: number): readonly HellgameMove[] {
    return hellgame.moves(this.state, seat)
  }

  view(seat: number): HellgameView {
    return clone(hellgame.view(this.state, seat))
  }

  play(seat: number, move: HellgameMove): HellgameEvent[] {
    const events: HellgameEvent[] = []
    hellgame.play(this.state, seat, move, { random: this.#random, emit: event => events.push(event) })
    this.played++
    return events
  }
}

export interface Position {
  readonly game: Game
  readonly view: HellgameView
  readonly seat: number
  readonly moves: readonly HellgameMove[]
}

/** What the games are played with: all that brings questions of its own. */
const options: readonly object[] = [
  {},
  { events: ['place-obstacle', 'clear-circle', 'whirlwind', 'thaw'], restoreSource: 'anywhere' },
  { events: ['total-recall', 'change-upkeep', 'place-portal', 'grimoire'], economy: 'planned', goal: 'dominion' },
  { spells: ['banish', 'altered-upkeep', 'production-alteration'], items: 'prototype', sourceVisit: 'pass' },
  { spells: ['time-walk', 'convert-demon', 'sudden-slowness'], eventTiles: 'face-up', goal: 'race' },
]

/**
 * Positions of some games, played mostly by chance, so that all that can be asked is asked. In every other game everybody
 * is given means that would take long to earn.
 */
export function* positions(games: number, most: number): IterableIterator<Position> {
  for (let nth = 0; nth < games; nth++) {
    const game = new Game(2 + (nth % 4), options[nth % options.length]!, `game ${nth}`, nth % 2 === 1 ? rich : null)
    for (let turn = 0; turn < most; turn++) {
      const { seat, played } = game
      if (seat === undefined) break
      const moves = game.moves(seat)
      yield { game, view: game.view(seat), seat, moves }
      // Whoever looks at a position may have played on from it.
      if (game.played !== played) continue
      const pick = moves[(turn * 7919 + nth * 104_729) % moves.length]!
      game.play(seat, moves.find(move => isRare(game.state, move)) ?? pick)
    }
  }
}

/** What chance alone would seldom come to: ferries, a certain curse, and stopping on an event. */
function isRare(state: HellTable['state'], move: HellgameMove): boolean {
  const at = (square: Square | null | undefined) => square && kindOfTile(state.tiles[square]) === 'event'
  if (move.do === 'step') return at(move.to) === true
  if (move.do === 'endMove') return at(state.seats[state.turn.seat]?.at) === true
  return move.do === 'ferry' || (move.do === 'curse' && move.curse === 'cast-out')
}

/** Squares near the start squares: there the events are laid, to be turned up at once, and demons to be called back. */
const near = ['1-6', '1-13', '1-19', '1-34', '1-48', '1-46'] as const
const held = ['1-9', '1-10', '1-16', '1-17', '1-36', '1-37'] as const

function rich(state: HellTable['state']): HellTable['state'] {
  const laid = Object.entries(state.tiles)
  const isEvent = ([, tile]: (typeof laid)[number]) => kindOfTile(tile) === 'event'
  const events = laid.filter(isEvent).map(([, tile], i) => [near[i], tile])
  const tiles = Object.fromEntries([...laid.filter(each => !isEvent(each)), ...events])
  const demons = Object.fromEntries(held.map((square, i) => [square, [i % state.players]]))
  const seats = Object.fromEntries(
    Object.entries(state.seats).map(([seat, player]) => [
      seat,
      {
        ...player,
        souls: 30,
        demons: 8,
        speed: 9,
        mana: 6,
        curse: 4,
        items: (['shield', 'lantern', 'pandora', 'flux', 'ledger'] as const).map(id => ({ id, upright: true })),
      },
    ]),
  )
  return { ...state, seats, demons, tiles }
}
