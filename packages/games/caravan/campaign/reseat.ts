import { type Chance, InputError, isObject, type Seat } from '@acheron/engine'
import type { Archetype } from '../box/vocabulary.ts'
import { mayOffer } from '../chronicle/ordeals.ts'
import { mostEffort } from '../chronicle/wounds.ts'
import type { CampaignFrame, Frame, OrdealFrame } from '../frames.ts'
import { meta } from '../meta.ts'
import { archetypes, type CaravanState, type ChampionState } from '../state.ts'
import { waysToChange } from './changes.ts'
import { mayPromote, promotable, promote } from './promotion.ts'

type Champions = { [champion in Archetype]: ChampionState }

/**
 * The Campaign for another number of seats. At the start of a chapter the seats pick their Champions anew, as in 3.1. Later
 * the Player Champions stay what they are, and for further seats Companions join them; in the middle of a fight none can.
 */
export function reseat(state: CaravanState, players: number, bots: boolean, random: Chance): CaravanState {
  // Bots go with the people in votes, also those who have come later.
  if (bots) state.options = { ...state.options, ...meta.withBots }
  for (const frame of state.flow) forgetDecisions(state, frame)
  if (players === state.players) return state
  const picks = isChapterStart(state)
  if (!picks) addPlayerChampions(state, players, random)
  state.players = players
  state.leader %= players
  if (picks) pickAnew(state)
  else {
    state.champions = goneRound(state.champions, players)
    if (state.save) state.save = { ...state.save, champions: goneRound(state.save.champions, players) }
    askAnew(state)
  }
  return state
}

/** Whoever has decided while others still do is asked again: a file does not tell what, and other people may sit there. */
function forgetDecisions(state: CaravanState, frame: Frame): void {
  if (frame.kind === 'vote' && frame.seats.some(seat => !frame.cast[seat]))
    Object.assign(frame, { ballots: {}, cast: {} })
  if (frame.kind !== 'ordeal' || (frame.step !== 'effort' && frame.step !== 'fate')) return
  for (const champion of frame.given.filter(each => hasChoice(state, frame, each))) {
    frame.given = frame.given.filter(each => each !== champion)
    frame[frame.step][champion] = null
  }
}

/** Not of a Champion who can make no Effort, or has no dice to roll again. */
function hasChoice(state: CaravanState, frame: OrdealFrame, champion: Archetype): boolean {
  return frame.step === 'fate' ? mayOffer(state, frame, champion) : mostEffort(state.champions[champion]) > 0
}

/** Every seat needs one; Companions become such in the order Mercenary, Devotee, Outlaw, Artist. */
function addPlayerChampions(state: CaravanState, players: number, random: Chance): void {
  const there = archetypes.filter(champion => state.champions[champion].player).length
  const more = mayPromote(state) ? promotable(state) : []
  const most = there + more.length
  if (players > most)
    throw new InputError(
      `in the middle of ${state.fight ? 'a fight' : 'putting a Wound on a Companion'} each seat needs a Player Champion, and there are ${most}; open a save, or take ${most === 1 ? 'one seat' : `at most ${most} seats`}`,
    )
  for (const champion of more.slice(0, Math.max(0, players - there))) promote(state, champion, random)
}

const chapterSteps: ReadonlySet<CampaignFrame['step']> = new Set(['exchange', 'decide', 'skip', 'change'])

/** Before the decks are prepared, or before the first Champion is picked. */
function isChapterStart({ flow: [bottom, top], options }: CaravanState): boolean {
  if (bottom?.kind !== 'campaign') return false
  return top?.kind === 'draft' || (options.mode === 'campaign' && chapterSteps.has(bottom.step))
}

/** 3.1. The chapter begins when the last one is picked. */
function pickAnew(state: CaravanState): void {
  for (const champion of archetypes) Object.assign(state.champions[champion], { seat: 0, player: false })
  state.flow = [
    { kind: 'campaign', step: 'chapter' },
    { kind: 'draft', picks: [] },
  ]
}

/** Player Champions one by one to each seat, then the Companions. */
function goneRound(champions: Champions, players: number): Champions {
  const seatOf = (champion: Archetype): Seat => {
    const same = archetypes.filter(each => champions[each].player === champions[champion].player)
    return same.indexOf(champion) % players
  }
  const moved = (champion: Archetype): ChampionState => ({ ...champions[champion], seat: seatOf(champion) })
  return { mercenary: moved('mercenary'), devotee: moved('devotee'), outlaw: moved('outlaw'), artist: moved('artist') }
}

/** What the seats are asked at the moment is asked of the new ones. */
function askAnew(state: CaravanState): void {
  const top = state.flow.at(-1)
  // The Leader was to settle a vote that is taken once more.
  if (top?.kind === 'ask' && state.flow.at(-2)?.kind === 'vote') state.flow.pop()
  for (const frame of state.flow) askFrameAnew(state, frame)
}

function askFrameAnew(state: CaravanState, frame: Frame): void {
  const { champions, players } = state
  switch (frame.kind) {
    case 'vote':
      Object.assign(frame, { seats: [...Array(players).keys()], ballots: {}, cast: {}, round: 1 })
      if (frame.topic.what === 'change') frame.options = waysToChange(state)
      break
    case 'ask': {
      const seat: Seat = frame.champion ? champions[frame.champion].seat : frame.seat % players
      frame.seat = seat
      frame.options = frame.options.map(option => (isObject(option) && 'seat' in option ? { ...option, seat } : option))
      break
    }
    case 'act':
      frame.passed = {}
      delete frame.idle
      break
    case 'transition':
      frame.ready = {}
  }
}
