import { enter, type Seat } from '@acheron/engine'
import type { SpellEffect } from '../box/spells.ts'
import type { Square } from '../box/squares.ts'
import { changeDemons, returnDemons, withoutLatest } from '../demons/changes.ts'
import type { Ctx } from '../events.ts'
import { canRemove, remove } from '../hinderance/removal.ts'
import { addPortal, canBePortal } from '../movement/portals.ts'
import type { Choice } from '../moves.ts'
import { demonsOn, factoriesOf, isOpen, kindOf } from '../square/contents.ts'
import { turnTile } from '../square/sources.ts'
import type { HellgameState, HellgameView, SeatState } from '../state.ts'
import { gain } from '../supply/amounts.ts'
import { canChangeLength, canShift, changeLength, moveToken } from '../upkeep/track.ts'

/** How a spell's or curse's effect is chosen and carried out. */
interface SpellVerb<E extends SpellEffect> {
  /** Every way to choose (R5.2); none: it cannot be cast now. */
  choices(state: HellgameView, seat: Seat, effect: E): readonly Choice[]
  apply(state: HellgameState, seat: Seat, choice: Choice, effect: E, ctx: Ctx): void
}

const unchosen: readonly Choice[] = [{}]
const never: readonly Choice[] = []
const offered = (yes: boolean): readonly Choice[] => (yes ? unchosen : never)

/** The other players that fit. */
function others(state: HellgameView, seat: Seat, fits: (player: SeatState) => boolean): Choice[] {
  const choices: Choice[] = []
  for (let target = 0; target < state.players; target++)
    if (target !== seat && fits(state.seats[target]!)) choices.push({ target })
  return choices
}

/** Everybody with a demon on the square, by seat. */
const ownersOn = (state: HellgameView, square: Square): Seat[] =>
  [...new Set(demonsOn(state, square))].sort((a, b) => a - b)

const spellVerbs: { readonly [V in SpellEffect['verb']]: SpellVerb<Extract<SpellEffect, { verb: V }>> } = {
  changeLength: {
    choices: state => [
      ...(canChangeLength(state, 1) ? [{ length: 'longer' } as const] : []),
      ...(canChangeLength(state, -1) ? [{ length: 'shorter' } as const] : []),
    ],
    apply: (state, _seat, choice, _effect, ctx) =>
      changeLength(state, choice.length === 'longer' ? 1 : -1, 'spell', ctx),
  },

  shiftToken: {
    choices: state => [
      ...(canShift(state, 1) ? [{ slot: 'up' } as const] : []),
      ...(canShift(state, -1) ? [{ slot: 'down' } as const] : []),
    ],
    apply: (state, _seat, choice, _effect, ctx) =>
      moveToken(state, state.track.slot + (choice.slot === 'up' ? 1 : -1), 'spell', ctx),
  },

  removeHere: {
    choices: (state, seat) => offered(canRemove(state, seat, state.seats[seat]!.at!)),
    apply: (state, seat, _choice, _effect, ctx) => remove(state, seat, state.seats[seat]!.at!, ctx),
  },

  portalHere: {
    choices: (state, seat) => offered(canBePortal(state, state.seats[seat]!.at!)),
    apply: (state, seat, _choice, _effect, ctx) => addPortal(state, seat, state.seats[seat]!.at!, ctx),
  },

  convert: {
    choices: (state, seat) =>
      ownersOn(state, state.seats[seat]!.at!)
        .filter(target => target !== seat)
        .map(target => ({ target })),
    // The oldest one; it keeps its position in the order, and there is no fight yet.
    apply(state, seat, { target }, _effect, ctx) {
      const square = state.seats[seat]!.at!
      const demons = demonsOn(state, square)
      ctx.emit({ e: 'demonConverted', seat, from: target!, square, kind: kindOf(state, square) })
      changeDemons(state, square, ctx, () => demons.with(demons.indexOf(target!), seat))
    },
  },

  restore: {
    choices(state, seat) {
      if (state.options.restoreSource === 'here') {
        const at = state.seats[seat]!.at!
        return offered(kindOf(state, at) === 'source' && state.down[at] === true)
      }
      const all = Object.keys(state.tiles) as Square[]
      return all.filter(square => kindOf(state, square) === 'source').map(square => ({ square }))
    },
    apply(state, seat, choice, _effect, ctx) {
      const square = choice.square ?? state.seats[seat]!.at!
      turnTile(state, square, state.down[square] === true, ctx)
    },
  },

  steal: {
    choices: (state, seat, { what, count }) => others(state, seat, player => player[what] >= count),
    apply(state, seat, { target }, { what, count }, ctx) {
      state.seats[target!]![what] -= count
      state.seats[seat]![what] += count
      ctx.emit({ e: 'stolen', seat, from: target!, what, count })
    },
  },

  slow: {
    choices: (state, seat) => others(state, seat, player => !player.slowed),
    apply(state, seat, { target }, { steps }, ctx) {
      state.seats[target!]!.slowed = true
      ctx.emit({ e: 'slowed', seat: target!, by: seat, steps })
    },
  },

  anotherTurn: {
    // Not in the turn that it has won, and not twice in one turn.
    choices: state => offered(!state.turn.extra && !state.turn.again),
    apply(state, seat, _choice, _effect, ctx) {
      state.turn.again = true
      ctx.emit({ e: 'turnWon', seat })
    },
  },

  banish: {
    choices(state, seat) {
      const player = state.seats[seat]!
      const held = (Object.keys(state.demons) as Square[]).filter(square => isOpen(player, square))
      return held.flatMap(square =>
        ownersOn(state, square)
          .filter(target => target !== seat)
          .map(target => ({ square, target })),
      )
    },
    apply: (state, _seat, { square, target }, _effect, ctx) => returnDemons(state, square!, target!, 1, 'banish', ctx),
  },

  reap: {
    choices: () => unchosen,
    apply(state, seat, _choice, { base, perFactory, most }, ctx) {
      const souls = Math.min(most, base + perFactory * factoriesOf(state, seat).length)
      ctx.emit({ e: 'gained', seat, gain: gain(state, seat, { souls }), by: 'spell' })
    },
  },

  lead: {
    choices: (state, seat) => others(state, seat, () => true),
    apply(state, seat, { target }, { marks }, ctx) {
      const player = state.seats[target!]!
      player.lead += marks
      ctx.emit({ e: 'leadPlaced', seat: target!, by: seat, lead: player.lead })
    },
  },

  castOut: {
    choices: (state, seat) => ownersOn(state, state.seats[seat]!.at!).map(target => ({ target })),
    apply(state, seat, { target }, _effect, ctx) {
      const square = state.seats[seat]!.at!
      ctx.emit({ e: 'demonCastOut', seat, owner: target!, square, kind: kindOf(state, square) })
      changeDemons(state, square, ctx, () => withoutLatest(demonsOn(state, square), target!, 1))
      state.tally.killed++
      enter(state, { kind: 'purchase' })
    },
  },
}

/** The verb of an effect: the table is keyed by verb, so what is found there takes that effect. */
export const spellVerb = (effect: SpellEffect): SpellVerb<SpellEffect> =>
  spellVerbs[effect.verb] as SpellVerb<SpellEffect>
