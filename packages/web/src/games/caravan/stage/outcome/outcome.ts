import {
  type Archetype,
  type CaravanEvent,
  type CaravanView,
  chapter,
  confrontationOf,
  type Id,
  lastFight,
  topFrame,
} from '@acheron/games/caravan/board.ts'
import type { Decision } from '../../../../board/face.ts'
import { type AttackRoll, lastRoll } from '../verdict/rolls.ts'

type Decisions = readonly Decision<CaravanEvent>[]

/** How a fight or a chapter ended. */
export interface Outcome {
  /** Tells one end from another. */
  readonly key: string
  readonly kind: 'victory' | 'forward' | 'defeat' | 'chapter'
  readonly chapter: number
  readonly objective: Id | null
  readonly rounds: number
  /** The entry of the story that tells it. */
  readonly passage: Id | null
  /** The decision that brought it; null where the page knows it no longer. */
  readonly entry: number | null
  /** The last Attack, if it was what ended the fight. */
  readonly roll: AttackRoll | null
  /** What happened at the very end, before the result. */
  readonly blow: readonly CaravanEvent[]
  /** What was gained since. */
  readonly gains: readonly CaravanEvent[]
  /** What the Champions still learn, in order. */
  readonly growth: readonly Growth[]
}

export interface Growth {
  readonly what: 'card' | 'maneuver' | 'sacred'
  readonly champion: Archetype | null
  readonly level: number | null
}

/** The end that stands before the viewer; null while nothing has ended. */
export function outcomeOf(view: CaravanView, lately: Decisions): Outcome | null {
  return fightOver(view, lately) ?? chapterOver(view, lately)
}

/** How often the viewer has decided since; to somebody who watches, how often anybody has. */
export function decidedSince({ entry }: Outcome, lately: Decisions, seat: number | null): number {
  if (entry === null) return lately.length + 1
  return lately.filter(each => each.entry > entry && (seat === null || each.seat === seat)).length
}

/** Topics that ask what is to be done after a fight. */
const after: readonly unknown[] = ['retry', 'onward']

/** The rules keep the result of a fight until its chapter is over; after a loss they ask for the way on. */
function fightOver(view: CaravanView, lately: Decisions): Outcome | null {
  const [campaign] = view.flow
  const top = topFrame(view)
  const asked = (top?.kind === 'ask' || top?.kind === 'vote') && after.includes(top.topic.what)
  const kept = campaign?.kind === 'campaign' && campaign.fought !== undefined
  const fought = asked || kept || view.end ? lastFight(view) : null
  if (!fought || view.fight) return null
  const { result, objective, rounds } = fought
  const found = lastIndex(lately, event => event.e === 'confrontationEnded')
  return {
    key: `fight ${view.chapter} ${view.record.length} ${view.lost} ${rounds}`,
    kind: result === 'fail-forward' ? 'forward' : result,
    chapter: view.chapter,
    objective,
    rounds,
    passage: passageOf(view),
    entry: found?.entry ?? null,
    ...(found ? blowIn(lately, found) : { roll: null, blow: [] }),
    gains: found ? gainsAfter(lately, found) : [],
    growth: growthIn(view),
  }
}

/** R2.1: the next chapter has begun, and its first question is open. */
function chapterOver(view: CaravanView, lately: Decisions): Outcome | null {
  const found = lastIndex(lately, event => event.e === 'chapterBegan' && !event.again)
  const began = found && lately.find(({ entry }) => entry === found.entry)
  if (!found || !began || view.fight || view.chapter < 2) return null
  const close = began.events.slice(0, found.at).findLast(event => event.e === 'entryRead')
  const fought = lastFight(view)
  if (close?.e !== 'entryRead' || !fought) return null
  const fight = lastIndex(lately, event => event.e === 'confrontationEnded')
  return {
    key: `chapter ${view.chapter}`,
    kind: 'chapter',
    chapter: view.chapter - 1,
    objective: fought.objective,
    rounds: fought.rounds,
    passage: close.entry,
    entry: found.entry,
    roll: null,
    blow: [],
    gains: fight ? gainsAfter(lately, fight) : [],
    growth: [],
  }
}

/** The entry that tells how the last fight ended: of the Objective that was met, or of the chapter's defeat. */
export function passageOf(view: CaravanView): Id | null {
  const n = view.chapter
  const { result = 'defeat', objective = null } = lastFight(view) ?? {}
  if (result !== 'defeat') return confrontationOf(n).objectives.find(({ id }) => id === objective)?.outcome ?? null
  return chapter(n).entries.find(({ id }) => id === `defeat-${n}`)?.id ?? null
}

interface Found {
  readonly entry: number
  readonly at: number
}

function lastIndex(lately: Decisions, wanted: (event: CaravanEvent) => boolean): Found | null {
  for (const { entry, events } of lately.toReversed()) {
    const at = events.findLastIndex(wanted)
    if (at >= 0) return { entry, at }
  }
  return null
}

/** Events that tell of a blow; others are its circumstances. */
const blows: readonly CaravanEvent['e'][] = [
  'malefactorWounded',
  'malefactorDefeated',
  'minionRemoved',
  'woundSuffered',
  // One that is taken for another is not suffered.
  'championWounded',
  'damageTaken',
  'sinYielded',
  'cardRevealed',
]

/** The last things that happened, and the dice if it was an Attack that ended it. */
function blowIn(lately: Decisions, { entry, at }: Found): Pick<Outcome, 'roll' | 'blow'> {
  const until = lately.flatMap(each => {
    if (each.entry > entry) return []
    return [each.entry === entry ? { ...each, events: each.events.slice(0, at) } : each]
  })
  const events = until.at(-1)?.events ?? []
  const roll = lastRoll(until)
  const own = roll?.kind === 'attack' && roll.entry === entry && roll.wounds > 0 ? roll : null
  return { roll: own, blow: events.filter(({ e }) => blows.includes(e)).slice(-3) }
}

const gained: readonly CaravanEvent['e'][] = [
  'maneuverLearnt',
  'championProgressed',
  'treasureTaken',
  'treasureEnhanced',
  'discoveryTaken',
]

function gainsAfter(lately: Decisions, { entry, at }: Found): readonly CaravanEvent[] {
  return lately
    .filter(each => each.entry >= entry)
    .flatMap(each => (each.entry === entry ? each.events.slice(at) : each.events))
    .filter(({ e }) => gained.includes(e))
}

function growthIn({ flow }: CaravanView): readonly Growth[] {
  const frame = flow.findLast(({ kind }) => kind === 'progress')
  if (frame?.kind !== 'progress') return []
  return frame.todo.map(step => ({
    what: step.what,
    champion: step.what === 'sacred' ? step.for : step.champion,
    level: step.what === 'maneuver' ? step.level : step.what === 'sacred' ? step.rank : null,
  }))
}
