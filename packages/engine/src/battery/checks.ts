import { Generator } from '../chance.ts'
import type { GameDefinition, GameEvent, GameState, Move, Seat } from '../game.ts'
import { hash } from '../hash.ts'
import { canonical, clone, difference, equal, type Json } from '../json.ts'
import type { LogEntry } from '../log.ts'
import { parseRecord, recordOf, replay } from '../record.ts'
import { playOn, sameNews, unveils } from '../reveal.ts'
import type { TableSettings } from '../table.ts'
import { BatteryError, type Decision, type Situation, sprint, type Visitor, walkStretch } from './walk.ts'

/** A property that every game must have; it throws a BatteryError when it does not hold. */
export type Check = (game: GameDefinition, settings: readonly TableSettings[]) => void | Promise<void>

type AnyDecision = Decision<GameState, Move, GameEvent>

function everyGame(
  makeVisitor: (game: GameDefinition) => Visitor<GameState, Move, GameEvent>,
  fromStart = false,
): Check {
  return (game, settings) => {
    for (const each of settings) walkStretch(game, each, makeVisitor(game), fromStart)
  }
}

function fail(message: string): never {
  throw new BatteryError(message)
}

/** Components are conserved and the structure holds after every decision of whole games. */
export const conservation: Check = (game, settings) => {
  for (const each of settings) {
    let components: Readonly<Record<string, number>> = {}
    const look = (state: GameState) => {
      const now = game.proof.components(state)
      for (const name in now) {
        if (now[name] !== components[name]) fail(`components were ${canonical(components)}, now ${canonical(now)}`)
      }
      const wrong = game.proof.invariant(state)
      if (wrong) fail(wrong)
    }
    sprint(game, each, {
      opened(state) {
        components = game.proof.components(state)
        look(state)
      },
      after: look,
    })
  }
}

/** Every listed move can be played, each is listed once, nobody else has moves, and anything else is refused without a trace. */
export const legality = everyGame(game => ({
  before({ table, seat, moves, random }) {
    if (new Set(moves.map(canonical)).size !== moves.length) fail('a move is listed twice')
    for (const move of moves) game.play(clone(table.state), seat, move, silent())
    const allowed = [...table.actors(), ...game.others(table.state)]
    for (let other = 0; other < table.config.players; other++) {
      const theirs = other === seat ? [] : table.moves(other)
      if (!allowed.includes(other) && theirs.length > 0) fail(`seat ${other} is not to decide and has moves`)
      if (!table.actors().includes(other))
        for (const move of theirs) game.play(clone(table.state), other, move, silent())
    }
    const before = hash(table.state)
    const refused: [number, unknown][] = [
      [seat, spoil(random.pick(moves as Json[]), random)],
      [seat, {}],
      [seat, null],
      [seat, JSON.parse('{"__proto__":{}}')],
      [table.config.players, moves[0]],
      [-1, moves[0]],
    ]
    for (const [by, move] of refused) {
      if (moves.some(listed => by === seat && equal(listed, move))) continue
      if (table.submit(by, move).ok) fail(`accepted from seat ${by} though not listed: ${JSON.stringify(move)}`)
      if (hash(table.state) !== before) fail(`refused ${JSON.stringify(move)} but changed the state`)
    }
  },
}))

/** A move with one of its values changed, or a key too many. */
function spoil(move: Json, random: Generator): Json {
  const entries = Object.entries(move as { [key: string]: Json })
  const at = random.index(entries.length + 1)
  const entry = entries[at]
  if (!entry) return Object.fromEntries([...entries, ['surplus', 1]])
  const [key, value] = entry
  const other = typeof value === 'number' ? value + 1 : Array.isArray(value) ? [...value, 1] : 'spoilt'
  return Object.fromEntries([...entries.filter((_, i) => i !== at), [key, other]])
}

/** The state is plain data, and a copy that is saved and restored through JSON before every move has the same future. */
export const dualRun = everyGame(game => {
  let copy: GameState
  const restored = (state: GameState): GameState => {
    const copy = JSON.parse(JSON.stringify(state))
    const plain = difference(state, copy)
    if (plain) fail(`the state is not plain JSON: ${plain}`)
    return copy
  }
  return {
    opened(table) {
      copy = restored(table.state)
    },
    after({ table, seat, move }) {
      copy = restored(copy)
      game.play(copy, seat, JSON.parse(JSON.stringify(move)), silent())
      if (hash(restored(table.state)) !== hash(copy))
        fail(`the restored copy went another way: ${difference(table.state, copy)}`)
    },
  }
})

/**
 * A state imagined from a seat's view has something in place of every mask, and looks the same to that seat: same view, same
 * decisions, same moves.
 */
export const views = everyGame(game => ({
  before({ table, random }) {
    const spectator = game.view(table.state, null)
    if ('rng' in spectator) fail('the generator is in the view')
    for (let seat = 0; seat < table.config.players; seat++) {
      const view = game.view(table.state, seat)
      const imagined = game.determinize(view, seat, random)
      const left = unfilled(table.state, view, imagined)
      if (left) fail(`fill leaves ${left} masked for seat ${seat}`)
      const seen = difference(view, game.view(imagined, seat)) ?? difference(game.view(imagined, seat), view)
      if (seen) fail(`seat ${seat} can tell an imagined state apart: ${seen}`)
      if (!equal(game.actors(imagined), table.actors())) fail(`seat ${seat} imagines other seats to decide`)
      if (!equal(game.moves(imagined, seat), table.moves(seat)))
        fail(`seat ${seat} has other moves in an imagined state`)
    }
  },
}))

/** The path of a value that the view masks by null and the imagined state has not filled in; null where there is none. */
function unfilled(real: unknown, seen: unknown, imagined: unknown, path = ''): string | null {
  if (seen === null) return real !== null && imagined === null ? path : null
  if (typeof seen !== 'object' || typeof imagined !== 'object' || imagined === null) return null
  for (const [key, part] of Object.entries(seen)) {
    const below = unfilled((real as Fields)?.[key], part, (imagined as Fields)[key], path ? `${path}.${key}` : key)
    if (below) return below
  }
  return null
}

type Fields = { readonly [key: string]: unknown }

/**
 * What a viewer is told depends on nothing hidden from it. An event tells no more than the view comes to show (whatever
 * a seat gets to know belongs into the state): the same step on a state that it could not tell from the real one is told
 * the same, unless the view shows a thing that was hidden. Two moves that only their own seat can tell apart afterwards
 * are shown the same to the others. And a step that can be taken back has shown nobody anything.
 */
export const secrecy = everyGame(game => {
  let before: GameState
  return {
    before({ table }) {
      before = clone(table.state)
    },
    after({ table, seat, move, moves, random }, events) {
      const real = { after: table.state, events }
      const other = random.pick(moves)
      const otherwise = playOn(game, clone(before), seat, other)!
      for (let viewer = 0; viewer < table.config.players; viewer++) {
        const imagine = (besides: Seat) => ({
          ...game.determinize(before, viewer, random, besides),
          rng: { ...before.rng },
        })
        const there = playOn(game, imagine(viewer), seat, move)
        const same = there && sameNews(game, real, there, viewer)
        const looksSame = there && equal(game.view(there.after, viewer), game.view(real.after, viewer))
        const shows = unveils(game, { before, after: table.state }, viewer)
        if (looksSame && !same && !shows) fail(`seat ${viewer} is told of something hidden: ${JSON.stringify(events)}`)
        if (table.canUndo(seat)) {
          // Others may guess the mover's own knowledge from the move.
          const guessed = playOn(game, imagine(seat), seat, move)
          if (!guessed || !sameNews(game, real, guessed, viewer))
            fail(`a step can be taken back that showed seat ${viewer} something hidden`)
        }
        const shown = (each: Move) => game.viewMove(each, seat, viewer)
        if (viewer === seat && !equal(shown(move), move)) fail('a seat cannot see its own move')
        const secret = !sameNews(game, real, otherwise, seat) && sameNews(game, real, otherwise, viewer)
        if (secret && !equal(shown(move), shown(other)))
          fail(`seat ${viewer} is shown a hidden move: ${JSON.stringify(move)}`)
      }
    },
  }
})

/** The log, written to a file and played again, gives the same chance and the same hashes. */
export const replays = everyGame(
  game => ({
    ended(table) {
      const again = replay(game, parseRecord(JSON.stringify(recordOf(table))))
      if (hash(again.state) !== hash(table.state)) fail('the replay ended in another state')
    },
  }),
  true,
)

/** Undo then redo changes nothing, and undo never goes back over chance. */
export const undo = everyGame(() => {
  let before = ''
  return {
    before({ table }) {
      before = hash(table.state)
    },
    after({ table, seat }: AnyDecision, _events: readonly GameEvent[], { chance }: LogEntry) {
      const after = hash(table.state)
      if (!table.canUndo(seat)) {
        if (table.undo(seat).ok) fail('undone though it cannot be')
        return
      }
      if (chance.length > 0) fail(`chance could be undone: ${JSON.stringify(chance)}`)
      if (!table.undo(seat).ok) fail('could not be undone')
      if (hash(table.state) !== before) fail('undo led to another state')
      if (!table.redo(seat).ok) fail('could not be redone')
      if (hash(table.state) !== after) fail('redo led to another state')
    },
  }
})

/**
 * The features that no game showed. Half of the games are played by the game's own policy with an occasional slip,
 * because random play alone never reaches some positions of good play. A slip may also be giving up.
 */
export function unreached(game: GameDefinition, settings: readonly TableSettings[]): string[] {
  const left = new Set(game.proof.features)
  const note = (events: readonly GameEvent[]) => {
    for (const event of events) {
      for (const feature of game.proof.featuresOf(event)) {
        if (!game.proof.features.includes(feature)) fail(`'${feature}' is not among the game's features`)
        left.delete(feature)
      }
    }
  }
  const onlooker = {
    opened: (_: GameState, events: readonly GameEvent[]) => note(events),
    after: (_: GameState, events: readonly GameEvent[]) => note(events),
  }
  const seats = game.meta.seats.max - game.meta.seats.min + 1
  settings.forEach((each, i) => {
    const byPolicy = game.mind.policy && Math.floor(i / (2 * seats)) % 2 === 0
    sprint(game, each, onlooker, byPolicy ? policyWithSlips : undefined)
  })
  return [...left]
}

function policyWithSlips(game: GameDefinition, { state, seat, moves, random }: Situation<GameState, Move>): Move {
  const slips = random.index(40) === 0
  return slips ? random.pick(moves) : game.mind.policy!(game.determinize(state, seat, random), seat, moves)
}

function silent() {
  return { random: Generator.seeded(0), emit() {} }
}
