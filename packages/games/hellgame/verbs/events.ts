import { enter, type Seat } from '@acheron/engine'
import type { EventEffect } from '../box/events.ts'
import { circleOf, circleSizes, positionOf, type Square } from '../box/squares.ts'
import { returnDemons } from '../demons/changes.ts'
import type { Ctx } from '../events.ts'
import { removableSquares, remove } from '../hinderance/removal.ts'
import { addPortal, portalSites } from '../movement/portals.ts'
import type { EventMove } from '../moves.ts'
import { countOn, demonsOn, isOpen, isRemoved, kindOf, seatsFrom } from '../square/contents.ts'
import { takeSource, turnAllUp } from '../square/sources.ts'
import type { HellgameState, HellgameView } from '../state.ts'
import { gain } from '../supply/amounts.ts'
import { beginEclipse, canChangeLength, changeLength } from '../upkeep/track.ts'

type Chosen<D extends EventMove['do']> = Extract<EventMove, { do: D }>

/** How an event is carried out (R11): at once, by choices, or both. */
interface EventVerb<E extends EventEffect> {
  /** The effect as soon as the tile is turned up. */
  begin?(state: HellgameState, seat: Seat, effect: E, ctx: Ctx): void
  /** The choices; none: the event is over. */
  choices?(state: HellgameView, seat: Seat, effect: E): EventMove[]
  /** How often a choice is made: once unless it says otherwise. */
  times?(effect: E): number
  choose?(state: HellgameState, seat: Seat, move: EventMove, effect: E, ctx: Ctx): void
}

const eventVerbs: { readonly [V in EventEffect['verb']]: EventVerb<Extract<EventEffect, { verb: V }>> } = {
  changeLength: {
    choices: state => [
      ...(canChangeLength(state, 1) ? [{ do: 'longer' } as const] : []),
      ...(canChangeLength(state, -1) ? [{ do: 'shorter' } as const] : []),
    ],
    choose: (state, _seat, move, _effect, ctx) => changeLength(state, move.do === 'longer' ? 1 : -1, 'event', ctx),
  },

  clearCircle: {
    choices: () => circleSizes.map((_, i) => ({ do: 'circle', circle: i + 1 })),
    choose(state, seat, move, _effect, ctx) {
      const { circle } = move as Chosen<'circle'>
      ctx.emit({ e: 'circleChosen', seat, circle, event: 'clear-circle' })
      const held = (Object.keys(state.demons) as Square[]).filter(square => circleOf(square) === circle)
      for (const square of held)
        for (const owner of new Set(demonsOn(state, square)))
          returnDemons(state, square, owner, countOn(state, square, owner), 'clear-circle', ctx)
    },
  },

  darken: { begin: (state, _seat, _effect, ctx) => beginEclipse(state, ctx) },

  removeSquares: {
    times: ({ count }) => count,
    choices: (state, seat) => [
      ...removableSquares(state, seat).map(square => ({ do: 'square', square }) as const),
      { do: 'stop' },
    ],
    choose: (state, seat, move, _effect, ctx) => remove(state, seat, (move as Chosen<'square'>).square, ctx),
  },

  addPortal: {
    choices: (state, seat) => portalSites(state, seat).map(square => ({ do: 'square', square })),
    choose: (state, seat, move, _effect, ctx) => addPortal(state, seat, (move as Chosen<'square'>).square, ctx),
  },

  stealFromAll: {
    begin(state, seat, { souls }, ctx) {
      for (const from of seatsFrom(state, seat)) {
        const player = state.seats[from]!
        const count = Math.min(souls, player.souls)
        if (from === seat || count === 0) continue
        player.souls -= count
        state.seats[seat]!.souls += count
        ctx.emit({ e: 'stolen', seat, from, what: 'souls', count })
      }
    },
  },

  recallAll: { begin: (state, seat) => enter(state, { kind: 'recall', seat, circle: 1 }) },

  halve: {
    begin(state, seat, { by }, ctx) {
      for (const each of seatsFrom(state, seat)) {
        const player = state.seats[each]!
        const lost = Math.floor(player.souls / by)
        if (lost === 0) continue
        player.souls -= lost
        ctx.emit({ e: 'halved', seat: each, lost, left: player.souls })
      }
    },
  },

  thaw: {
    begin: (state, _seat, _effect, ctx) => turnAllUp(state, ['source'], ctx),
    choices(state, seat) {
      const player = state.seats[seat]!
      const all = Object.keys(state.tiles) as Square[]
      return all
        .filter(square => kindOf(state, square) === 'source' && isOpen(player, square))
        .map(square => ({ do: 'source', square }))
    },
    choose: (state, seat, move, _effect, ctx) =>
      takeSource(state, seat, (move as Chosen<'source'>).square, 'thaw', ctx),
  },

  gainAll: {
    begin(state, seat, { own, others }, ctx) {
      for (const each of seatsFrom(state, seat))
        ctx.emit({ e: 'gained', seat: each, gain: gain(state, each, each === seat ? own : others), by: 'event' })
    },
  },

  replaceSpell: {
    choices: state => state.spells.map(spell => ({ do: 'spell', spell })),
    choose(state, seat, move, _effect, ctx) {
      const { spell: old } = move as Chosen<'spell'>
      state.deck.push(old)
      const spell = state.deck.shift()!
      state.spells[state.spells.indexOf(old)] = spell
      ctx.emit({ e: 'spellReplaced', seat, old, spell })
    },
  },

  whirl: {
    choices(state, seat, { least, most, lastCircle: last }) {
      const moves: EventMove[] = []
      for (let circle = 1; circle <= Math.min(last, state.seats[seat]!.unlocked); circle++)
        for (let n = least; n <= most; n++) moves.push({ do: 'whirl', circle, n })
      return moves
    },
    choose(state, _seat, move, _effect, ctx) {
      const { circle, n } = move as Chosen<'whirl'>
      const pieces: { seat: Seat; from: Square; to: Square }[] = []
      for (let seat = 0; seat < state.players; seat++) {
        const from = state.seats[seat]!.at!
        if (circleOf(from) === circle) pieces.push({ seat, from, to: blown(state, from, n) })
      }
      for (const { seat, to } of pieces) state.seats[seat]!.at = to
      ctx.emit({ e: 'whirled', circle, n, pieces })
    },
  },
}

/** The square that lies `n` squares clockwise, removed ones not counted. */
function blown(state: HellgameView, from: Square, n: number): Square {
  const circle = circleOf(from)
  const size = circleSizes[circle - 1]!
  let to = from
  let k = positionOf(from)
  for (let left = n; left > 0; ) {
    k = (k + 1) % size
    to = `${circle}-${k}`
    if (!isRemoved(state, to)) left--
  }
  return to
}

/** The verb of an effect: the table is keyed by verb, so what is found there takes that effect. */
export const eventVerb = (effect: EventEffect): EventVerb<EventEffect> =>
  eventVerbs[effect.verb] as EventVerb<EventEffect>
