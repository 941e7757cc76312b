import { enter, type Seat } from '@acheron/engine'
import { type CurseId, curseIds, curses } from '../box/curses.ts'
import { numbers } from '../box/numbers.ts'
import { type SpellEffect, spellOf } from '../box/spells.ts'
import type { Ctx } from '../events.ts'
import type { ShieldFrame } from '../frames.ts'
import { uprightFor } from '../items/owned.ts'
import type { Choice, HellgameMove } from '../moves.ts'
import type { HellgameState, HellgameView } from '../state.ts'
import { spellVerb } from '../verbs/spells.ts'

type Cast = ShieldFrame['cast']

const { cost } = numbers.curses

/** R5.2: the spells in play that can be paid and have a legal choice, each with every choice. */
export function listSpells(state: HellgameView, seat: Seat, moves: HellgameMove[]): void {
  const { mana } = state.seats[seat]!
  for (const spell of state.spells) {
    const { mana: price, effect } = spellOf(spell)
    if (mana < price) continue
    for (const choice of spellVerb(effect).choices(state, seat, effect)) moves.push({ do: 'cast', spell, ...choice })
  }
}

/** R5.5; none with option `curseTokens: mana`. */
export function listCurses(state: HellgameView, seat: Seat, moves: HellgameMove[]): void {
  if (state.seats[seat]!.curse < cost || state.options.curseTokens === 'mana') return
  for (const curse of curseIds)
    for (const { target } of spellVerb(curses[curse]).choices(state, seat, curses[curse]))
      if (target !== undefined) moves.push({ do: 'curse', curse, target })
}

export function castSpell(state: HellgameState, seat: Seat, move: HellgameMove & { do: 'cast' }, ctx: Ctx): void {
  const { do: _, spell, ...choice } = move
  const { mana } = spellOf(spell)
  state.seats[seat]!.mana -= mana
  ctx.emit({ e: 'spellCast', seat, spell, mana, choice })
  aim(state, seat, { spell }, choice, ctx)
}

export function useCurse(state: HellgameState, seat: Seat, curse: CurseId, target: Seat, ctx: Ctx): void {
  state.seats[seat]!.curse -= cost
  ctx.emit({ e: 'curseUsed', seat, curse, target })
  aim(state, seat, { curse }, { target }, ctx)
}

/** R5.3: another player with an upright shield is asked first. */
function aim(state: HellgameState, seat: Seat, cast: Cast, choice: Choice, ctx: Ctx): void {
  const { target } = choice
  const isAnother = target !== undefined && target !== seat
  if (isAnother && uprightFor(state.seats[target]!, 'cancel'))
    enter(state, { kind: 'shield', seat: target, by: seat, cast, choice })
  else takeEffect(state, seat, cast, choice, ctx)
}

export function takeEffect(state: HellgameState, seat: Seat, cast: Cast, choice: Choice, ctx: Ctx): void {
  const effect: SpellEffect = 'spell' in cast ? spellOf(cast.spell).effect : curses[cast.curse]
  spellVerb(effect).apply(state, seat, choice, effect, ctx)
}
