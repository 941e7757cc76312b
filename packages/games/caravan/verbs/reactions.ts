import { hand } from '@acheron/engine'
import { isHit, rollAgain } from '../attacks/dice.ts'
import { allowRerolls } from '../attacks/using.ts'
import type { Id } from '../box/vocabulary.ts'
import type { AttackFrame, CounterFrame, Happening, TestFrame, WindowFrame } from '../frames.ts'
import { fullDecks } from '../malefactors/decks.ts'
import { num } from '../numbers/numbers.ts'
import { block } from '../reactions/blocking.ts'
import { select } from '../selectors/select.ts'
import type { ObjectId } from '../state.ts'
import { pickDeck } from './damage.ts'
import { atOnce, done, type EffectOf, type Run, type Verb, type Verbs } from './run.ts'

/** The event that a reaction is about, or the Counterattack that is being performed: the first below the card. */
function occasion({ state, card }: Pick<Run, 'state' | 'card'>): WindowFrame | CounterFrame | null {
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
function roll({ state }: Pick<Run, 'state'>): AttackFrame | TestFrame | null {
  for (let i = state.flow.length - 1; i >= 0; i--) {
    const frame = state.flow[i]!
    if (frame.kind === 'attack' || frame.kind === 'test') return frame
  }
  return null
}

const redirect: Verb<'redirect', { begin: undefined; aim: ObjectId[]; redirect: Id | null }, { target: ObjectId }> = {
  begin: run => select(run, 'aim', run.fx.to),
  aim(run, [target]) {
    const { state, frame, fx } = run
    if (target === undefined) return done(run)
    frame.memo.target = target
    const hasDecks = target in state.fight.malefactors && fullDecks(state, target).length > 0
    return hasDecks ? pickDeck(run, 'redirect', fx.deck, target) : hand(frame, 'redirect', null)
  },
  redirect(run, deck) {
    const { target } = run.frame.memo
    const below = occasion(run)
    if (below?.kind === 'window') Object.assign(below.happening, { instead: target, insteadDeck: deck, off: true })
    else if (below) Object.assign(below.snapshot, { target, deck })
    return done(run)
  },
}

/** Changes of an event or of dice: possible only inside reactions, Counterattacks and the steps of an Attack. */
export const reactionVerbs = {
  block: atOnce<EffectOf<'block'>>(run => {
    const frame = occasion(run)
    const n = run.fx.n === 'all' ? Number.POSITIVE_INFINITY : num(run, run.fx.n)
    if (frame?.kind === 'window') blockPart(frame.happening, n)
    else if (frame) frame.snapshot.damage = Math.max(0, frame.snapshot.damage - n)
  }),

  'block-wound': atOnce<EffectOf<'block-wound'>>(run => {
    const frame = occasion(run)
    const n = num(run, run.fx.n ?? 1)
    if (frame?.kind === 'window') frame.happening.blocked += n
    else if (frame) frame.snapshot.blocked += n
  }),

  redirect,

  'take-wound': atOnce<EffectOf<'take-wound'>>(run => {
    const frame = occasion(run)
    if (frame?.kind === 'window') frame.happening.instead = run.card.source.you
  }),

  cancel: atOnce<EffectOf<'cancel'>>(run => {
    const frame = occasion(run)
    if (frame?.kind === 'window') frame.happening.off = true
  }),

  'add-hits': atOnce<EffectOf<'add-hits'>>(run => {
    const frame = roll(run)
    if (frame?.kind === 'attack') frame.hits += num(run, run.fx.n)
  }),

  'add-dice': atOnce<EffectOf<'add-dice'>>(run => {
    const frame = roll(run)
    if (frame?.kind === 'attack') frame.pool += num(run, run.fx.n)
  }),

  'turn-fumble': atOnce<EffectOf<'turn-fumble'>>(run => {
    const frame = roll(run)
    const into = run.fx.into === 'double' ? 6 : 3
    for (let left = num(run, run.fx.n); frame && left > 0; left--) {
      const at = frame.dice.findIndex(face => !isHit(face))
      if (at >= 0) frame.dice[at] = into
    }
  }),

  reroll: atOnce<EffectOf<'reroll'>>(run => {
    const { fx, ctx } = run
    const frame = roll(run)
    const which = fx.which === 'all' || fx.which === 'fumbles' ? fx.which : num(run, fx.which)
    if (frame?.kind === 'attack' && typeof which === 'number') allowRerolls(frame, which)
    else if (frame) rollAgain(frame.dice, which, ctx)
  }),
} satisfies Partial<Verbs>
