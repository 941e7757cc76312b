// A flat board with Minos in C2, to be built on by hand, and its movement run until somebody has to decide.
import { askPhase as ask, Generator, type Json, parseOptions, seedRng } from '@acheron/engine'
import type { Archetype, Effect, Id } from '../box/vocabulary.ts'
import { newChampion } from '../campaign/champions.ts'
import { enterCard, enterEffect } from '../cards/card.ts'
import type { Source } from '../cards/source.ts'
import type { CaravanEvent } from '../events.ts'
import type { Frame } from '../frames.ts'
import { options } from '../meta.ts'
import type { CaravanMove } from '../moves.ts'
import { effect } from '../phases/effect.ts'
import { loss } from '../phases/loss.ts'
import { move } from '../phases/move.ts'
import { news } from '../phases/news.ts'
import type { FightPhase } from '../phases/phase.ts'
import { route } from '../phases/route.ts'
import { select } from '../phases/select.ts'
import { shove } from '../phases/shove.ts'
import { stepInto } from '../phases/step-into.ts'
import { window } from '../phases/window.ts'
import { archetypes, type FighterState, type FightingState, type Piece, type Standing } from '../state.ts'

type Setting = Partial<FightingState['fight']> & { at?: { [champion in Archetype]?: Standing } }

/** Champions that are not placed are off the board. */
export function arena({ at = {}, ...fight }: Setting = {}): FightingState {
  const champion = (id: Archetype) => ({ ...newChampion(id), slots: [], equip: { ...bare } })
  const fighter = (id: Archetype): FighterState => ({
    at: at[id] ?? null,
    heldBy: null,
    arrest: null,
    disabled: false,
    polymorphed: false,
  })
  const each = <T>(of: (id: Archetype) => T) =>
    Object.fromEntries(archetypes.map(id => [id, of(id)])) as { [champion in Archetype]: T }
  return {
    players: 1,
    options: parseOptions(options, {}),
    champions: each(champion),
    flow: [],
    rng: seedRng('board'),
    fight: {
      id: 'court-of-judgment',
      round: 1,
      turn: 'malefactors',
      track: ['mercenary', 'outlaw', 'devotee', 'artist'],
      fighters: each(fighter),
      malefactors: { minos: foe('C2', 'S') },
      minions: {},
      buildings: {},
      pieces: {},
      traps: {},
      decks: {
        'minos-deck': { tray: 'A', owner: 'minos', cards: ['minos-haul'], discard: [], faceUp: [], playing: null },
      },
      objectives: [],
      counters: {},
      mods: [],
      delays: [],
      used: { turn: [], round: [], confrontation: [] },
      seen: [],
      boxed: [],
      serial: 0,
      claims: [],
      over: null,
      ...fight,
    },
  } as unknown as FightingState
}
const bare = { weapon: null, relic: null, trait: null, finding: null }

type Foe = FightingState['fight']['malefactors'][Id]
export const foe = (at: Foe['at'], facing: Foe['facing']): Foe => ({
  at,
  facing,
  defeated: false,
  tokens: { enrage: 0, fortify: 0 },
  holding: [],
})
type Pillar = Extract<Piece, { kind: 'pillar' }>
export const pillar = (at: Pillar['at'], size: Pillar['size'] = 'small'): Pillar => ({
  kind: 'pillar',
  size,
  at,
  standing: true,
  lies: null,
})
export const stairs = (at: Pillar['at']): Piece => ({ kind: 'stairs', at })

/** A card is being carried out, so that there are packets and bindings. */
export function playing(state: FightingState, source: Partial<Source> = {}) {
  return enterCard(state, { kind: 'action', card: 'minos-haul', you: null, self: 'minos', deck: null, ...source }, [])
}

/** An effect of the card in progress. */
export function carryOut(state: FightingState, fx: Effect, events: CaravanEvent[] = []): CaravanMove[] {
  enterEffect(state, fx)
  return run(state, events)
}

const phases: { [kind in Frame['kind']]?: unknown } = {
  ask,
  effect,
  loss,
  move,
  news,
  route,
  select,
  shove,
  stepInto,
  window,
}

/** Until somebody has to decide between several moves, which are listed; none when the card goes on. */
export function run(state: FightingState, events: CaravanEvent[] = []): CaravanMove[] {
  const ctx = { random: new Generator(state.rng), emit: (event: CaravanEvent) => void events.push(event) }
  for (;;) {
    const frame = state.flow.at(-1)! as Frame & { returned?: Json }
    if (frame.kind === 'card') return []
    const phase = phases[frame.kind] as FightPhase<Frame>
    if (frame.returned !== undefined) {
      const { returned } = frame
      delete frame.returned
      phase.resume?.(state, frame, returned, ctx)
    } else if (!phase.auto?.(state, frame, ctx)) {
      const [seat] = phase.actors(state, frame)
      const moves = phase.moves(state, frame, seat!)
      if (moves.length !== 1) return moves
      phase.play(state, frame, seat!, moves[0]!, ctx)
    }
  }
}

/** One decision, and what follows. */
export function play(state: FightingState, move: CaravanMove, events: CaravanEvent[] = []): CaravanMove[] {
  const ctx = { random: new Generator(state.rng), emit: (event: CaravanEvent) => void events.push(event) }
  const frame = state.flow.at(-1)! as Frame
  ;(phases[frame.kind] as FightPhase<Frame>).play(state, frame, 0, move, ctx)
  return run(state, events)
}
