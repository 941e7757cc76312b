import type { Chance } from '@acheron/engine'
import { maneuver, treasure } from '../box/index.ts'
import { readyMade, readyTreasures } from '../box/ready-made.ts'
import type { Archetype, Id } from '../box/vocabulary.ts'
import type { ProgressStep } from '../frames.ts'
import { archetypes, type CaravanState, type Ctx } from '../state.ts'
import { learn, takeCard, untaken } from './progress.ts'
import { applyRows } from './rows.ts'
import { drawSacred, put, sacred, takeAway } from './treasures.ts'

/** Option `champions`: in a Quick Combat they come from the table of the box. */
export const isReadyMade = ({ options }: CaravanState): boolean =>
  options.mode === 'quick' && options.champions === 'ready'

/**
 * R2.2 without questions. A Companion has its Champion card only; once it is a Player Champion its deck is made of all rows
 * so far. Sacred Treasures come from the rows that are new.
 */
export function dealReadyMade(state: CaravanState, from: number, ctx: Ctx): void {
  const steps = applyRows(state, 1, state.chapter)
  for (const champion of archetypes) dealChampion(state, champion, steps, ctx)
  for (const step of applyRows(state, from, state.chapter)) {
    if (step.what === 'sacred') dealSacred(state, step.rank, step.for, ctx)
  }
}

/** A Companion has become a Player Champion in the middle of a circle. */
export function makeReady(state: CaravanState, champion: Archetype, random: Chance): void {
  dealChampion(state, champion, applyRows(state, 1, state.chapter), { random, emit() {} })
}

/** The log tells a Champion in one line. */
function dealChampion(state: CaravanState, champion: Archetype, steps: readonly ProgressStep[], ctx: Ctx): void {
  const silent: Ctx = { random: ctx.random, emit() {} }
  const learnt: Id[] = []
  const own = steps.filter(step => step.what !== 'sacred' && step.champion === champion)
  for (const step of own) {
    if (step.what === 'card') takeCard(state, champion, preferred(champion, step.options), silent)
    else if (step.what === 'maneuver' && state.champions[champion].player)
      learnt.push(learnNext(state, champion, step.level, silent))
  }
  if (own.length > 0)
    ctx.emit({ e: 'championReady', champion, card: state.champions[champion].cards.at(-1)!, maneuvers: learnt })
}

const preferred = (champion: Archetype, variants: readonly Id[]): Id =>
  variants.find(id => readyMade[champion].cards.includes(id)) ?? variants[0]!

/** The next Maneuver of the table, in place of the card that the table drops for it; exchanged decks have others. */
function learnNext(state: CaravanState, champion: Archetype, level: 2 | 3 | 4, ctx: Ctx): Id {
  const table = readyMade[champion].maneuvers
  const left = untaken(state, champion, level)
  const { maneuvers } = state.champions[champion]
  const taken = table.find(({ take }) => left.includes(take))
  const drops = [...(taken ? [taken.drop] : []), ...table.map(({ drop }) => drop), ...maneuvers]
  const card = taken?.take ?? left[0]!
  learn(state, champion, card, drops.find(id => maneuvers.includes(id) && maneuver(id).level < level)!, ctx)
  return card
}

/** R2.2 (c): of two the one that is more welcome, to somebody whom it serves; otherwise it lies in the Box. */
function dealSacred(state: CaravanState, rank: 1 | 2 | 3, owner: Archetype | null, ctx: Ctx): void {
  const drawn = drawSacred(state, rank, ctx.random)
  const choices = drawn.map(card => ({ card, carrier: carrierOf(state, card, owner), rank: welcome(card) }))
  const [best] = choices.toSorted((a, b) => Number(a.carrier === null) - Number(b.carrier === null) || a.rank - b.rank)
  if (!best) return
  const { card, carrier } = best
  const before = carrier && state.champions[carrier].equip[treasure(card).type]
  if (before) {
    takeAway(state, before)
    put(state, before, 'box')
  }
  put(state, card, carrier ?? 'box')
  ctx.emit({ e: 'treasureTaken', treasure: card, by: carrier ?? 'box' })
}

const welcome = (card: Id): number => readyTreasures.findIndex(({ line }) => line === sacred(card)!.line)

/** Player Champions come before Companions. */
function carrierOf(state: CaravanState, card: Id, owner: Archetype | null): Archetype | null {
  const { champions } = state
  const carriers = readyTreasures[welcome(card)]!.carriers.filter(id => owner === null || id === owner)
  const served = carriers.filter(id => serves(state, card, id))
  return served.find(id => champions[id].player) ?? served[0] ?? null
}

/** An empty place, or a weaker weapon. */
function serves({ champions }: CaravanState, id: Id, champion: Archetype): boolean {
  const card = treasure(id)
  const carried = champions[champion].equip[card.type]
  if (carried === null) return true
  const old = treasure(carried)
  return card.type === 'weapon' && old.type === 'weapon' && old.power < card.power
}
