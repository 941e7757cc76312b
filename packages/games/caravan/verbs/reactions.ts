import { isHit, rollAgain } from '../attacks/dice.ts'
import type { AttackFrame, CounterFrame, Happening, TestFrame, WindowFrame } from '../frames.ts'
import { fullDecks } from '../malefactors/decks.ts'
import { num } from '../numbers/numbers.ts'
import { allowRerolls } from '../phases/attack.ts'
import { block } from '../phases/window.ts'
import { select } from '../selectors/select.ts'
import { pickDeck } from './damage.ts'
import { done, next, type Run, type Verbs } from './run.ts'

/** The event that a reaction is about, or the Counterattack that is being performed: the first below the card. */
function occasion({ state, card }: Run): WindowFrame | CounterFrame | null {
  for (let i = state.flow.indexOf(card) - 1; i >= 0; i--) {
    const frame = state.flow[i]!
    if (frame.kind === 'window' || frame.kind === 'counter') return frame
  }
  return null
}

/** R14.6: the part that the event speaks of; before a packet opens there is one part only. */
function blockPart(happening: Happening, n: number): void {
  if (happening.name === 'damage-suffered') happening.suffered = Math.max(0, happening.suffered - n)
  else if (happening.name === 'damage-inflicted') happening.inflicted = Math.max(0, happening.inflicted - n)
  else block(happening, n)
}

/** The dice on the table: those of an Attack, or of an Attribute Test. */
function roll({ state }: Run): AttackFrame | TestFrame | null {
  for (let i = state.flow.length - 1; i >= 0; i--) {
    const frame = state.flow[i]!
    if (frame.kind === 'attack' || frame.kind === 'test') return frame
  }
  return null
}

/** What is done to an event, or to the dice: possible only inside reactions, Counterattacks and the steps of an Attack. */
export const reactionVerbs = {
  block(run) {
    const frame = occasion(run)
    const n = run.fx.n === 'all' ? Number.POSITIVE_INFINITY : num(run, run.fx.n)
    if (frame?.kind === 'window') blockPart(frame.happening, n)
    else if (frame) frame.snapshot.damage = Math.max(0, frame.snapshot.damage - n)
    done(run)
  },

  'block-wound'(run) {
    const frame = occasion(run)
    const n = num(run, run.fx.n ?? 1)
    if (frame?.kind === 'window') frame.happening.blocked += n
    else if (frame) frame.snapshot.blocked += n
    done(run)
  },

  redirect(run) {
    const { frame, fx, state } = run
    switch (frame.step) {
      case 0:
        return select(run, fx.to)
      case 1: {
        const [id] = frame.answer as string[]
        if (id === undefined) return done(run)
        frame.found = [id]
        if (id in state.fight.malefactors && fullDecks(state, id).length > 0) return pickDeck(run, fx.deck, id)
        frame.answer = null
        return next(run)
      }
      default: {
        const below = occasion(run)
        const [id] = frame.found
        const deck = frame.answer as string | null
        if (below?.kind === 'window') {
          below.happening.instead = id!
          below.happening.insteadDeck = deck
          below.happening.off = true
        } else if (below) {
          below.snapshot.target = id!
          below.snapshot.deck = deck
        }
        done(run)
      }
    }
  },

  'take-wound'(run) {
    const frame = occasion(run)
    if (frame?.kind === 'window') frame.happening.instead = run.card.source.you
    done(run)
  },

  cancel(run) {
    const frame = occasion(run)
    if (frame?.kind === 'window') frame.happening.off = true
    done(run)
  },

  'add-hits'(run) {
    const frame = roll(run)
    if (frame?.kind === 'attack') frame.hits += num(run, run.fx.n)
    done(run)
  },

  'add-dice'(run) {
    const frame = roll(run)
    if (frame?.kind === 'attack') frame.pool += num(run, run.fx.n)
    done(run)
  },

  'turn-fumble'(run) {
    const frame = roll(run)
    const into = run.fx.into === 'double' ? 6 : 3
    for (let left = num(run, run.fx.n); frame && left > 0; left--) {
      const at = frame.dice.findIndex(face => !isHit(face))
      if (at >= 0) frame.dice[at] = into
    }
    done(run)
  },

  reroll(run) {
    const { fx, ctx } = run
    const frame = roll(run)
    const which = fx.which === 'all' || fx.which === 'fumbles' ? fx.which : num(run, fx.which)
    if (frame?.kind === 'attack' && typeof which === 'number') allowRerolls(frame, which)
    else if (frame) rollAgain(frame.dice, which, ctx)
    done(run)
  },
} satisfies Verbs
