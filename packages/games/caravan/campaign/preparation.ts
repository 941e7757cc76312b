import type { Chance } from '@acheron/engine'
import { arcana, copies, findings, sins, wounds } from '../box/index.ts'
import {
  archetypes,
  type CaravanState,
  type ChampionState,
  type Ctx,
  type Exploration,
  type SystemDecks,
} from '../state.ts'
import { noTokens, slotCount, startVigor } from './champions.ts'
import { tellVigor, vigors } from './vigor.ts'

/** 3.2 step 1. */
export const unexplored = (): Exploration => ({ pawn: null, regions: {}, paths: [], entry: null })

/** 3.2 step 2: all cards have come back. */
export const systemDecks = (random: Chance): SystemDecks => ({
  arcana: random.shuffle(arcana.map(({ id }) => id)),
  offered: [],
  wounds: random.shuffle(wounds.map(({ id }) => id)),
  sins: random.shuffle(copies(sins)),
  sinDiscard: [],
  findings: random.shuffle(copies(findings)),
  findingDiscard: [],
})

/** 3.2: the Chronicle Standard Preparation; heirlooms (step 4) are carried from the beginning. */
export function prepareChapter(state: CaravanState, ctx: Ctx): void {
  state.exploration = unexplored()
  state.decks = systemDecks(ctx.random)
  const before = vigors(state)
  for (const champion of archetypes) prepareChampion(state.champions[champion], state.decks, ctx.random)
  tellVigor(state, before, 'prepared', ctx)
}

/** 3.2 steps 3 to 6. */
function prepareChampion(champion: ChampionState, decks: SystemDecks, random: Chance): void {
  champion.vigor = startVigor
  champion.tokens = noTokens()
  champion.sins = []
  champion.equip.finding = null
  champion.spent = false
  champion.slots = []
  champion.readiness = []
  for (let i = 0; i < slotCount; i++) {
    if (champion.player) champion.slots.push({ cond: 'cooldown', card: decks.wounds.pop()!, maneuvers: [] })
    else champion.readiness.push({ side: 'cooldown', at: 'off' })
  }
  shuffleManeuvers(champion, random)
}

/** 3.2 step 3: the seven are a face-down deck; a Companion has none on the table, they wait in the box. */
export function shuffleManeuvers(champion: ChampionState, random: Chance): void {
  champion.deck = champion.player ? random.shuffle([...champion.maneuvers]) : []
  champion.hand = []
  champion.discard = []
  champion.stored = []
}
