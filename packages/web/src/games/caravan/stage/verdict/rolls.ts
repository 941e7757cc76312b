import type { Archetype, CaravanEvent, Id, ObjectId } from '@acheron/games/caravan/board.ts'
import type { Decision } from '../../../../board/face.ts'

/** A die on the table, and how often it was rolled again or turned over. */
export interface Thrown {
  readonly face: number
  readonly turns: number
}

type EventOf<E extends CaravanEvent['e']> = Extract<CaravanEvent, { e: E }>

interface Base {
  /** Tells one roll from another: where it began. */
  readonly id: string
  /** The decision that last changed it. */
  readonly entry: number
}

/** An Attack: its dice, what they came to, and what came of it. */
export interface AttackRoll extends Base {
  readonly kind: 'attack'
  readonly attacker: Archetype
  readonly target: ObjectId
  readonly deck: Id | null
  readonly seen: EventOf<'attackMade'>['seen']
  /** The Maneuver that it belongs to. */
  readonly card: Id | null
  readonly dice: readonly Thrown[]
  /** Null while dice may still change. */
  readonly came: EventOf<'attackCame'> | null
  /** The Malefactor's card that was turned over as a Counterattack. */
  readonly counter: Id | null
  readonly wounds: number
  /** The cards that the struck deck still has. */
  readonly left: number | null
  /** The Malefactor is defeated, or the Minion removed. */
  readonly felled: boolean
  /** Damage to a Champion that was struck. */
  readonly damage: number
}

/** An Ordeal of all four. */
export interface OrdealRoll extends Base {
  readonly kind: 'ordeal'
  readonly attr: EventOf<'ordealBegan'>['attr']
  readonly difficulty: number
  readonly dice: Readonly<Record<Archetype, readonly Thrown[]>>
  /** Those who pushed the Hand of Fate. */
  readonly pushed: readonly Archetype[]
  readonly ended: EventOf<'ordealEnded'> | null
  /** Who was given the token of a success, and who the Wound of a failure. */
  readonly token: Archetype | null
  readonly wound: Archetype | null
}

/** A test of an Attribute in a fight. */
export interface TestRoll extends Base, Omit<EventOf<'testMade'>, 'e'> {
  readonly kind: 'test'
}

/** A BEWITCHED Champion strikes at another. */
export interface BewitchedRoll extends Base {
  readonly kind: 'bewitched'
  readonly champion: Archetype
  readonly faces: readonly number[]
  readonly victim: Archetype | null
  readonly damage: number
}

export type Roll = AttackRoll | OrdealRoll | TestRoll | BewitchedRoll

/** What is known of the past while events are read one after another. */
interface Reading {
  readonly roll: Roll | null
  /** What follows still belongs to the roll. */
  readonly open: boolean
  /** The Maneuver that each Champion played last. */
  readonly cards: Readonly<Partial<Record<Archetype, Id>>>
  readonly bewitched: Archetype | null
}

const nothing: Reading = { roll: null, open: false, cards: {}, bewitched: null }

/** The last roll that the decisions tell of. */
export function lastRoll(decisions: readonly Decision<CaravanEvent>[]): Roll | null {
  let reading = nothing
  for (const { entry, events } of decisions)
    for (const [at, event] of events.entries()) reading = read(reading, event, entry, `${entry}.${at}`)
  return reading.roll
}

function read(before: Reading, event: CaravanEvent, entry: number, id: string): Reading {
  const { roll } = before
  switch (event.e) {
    case 'confrontationBegan':
    case 'chapterBegan':
    case 'triedAgain':
      return nothing
    case 'maneuverPlayed':
      return { ...before, open: false, cards: { ...before.cards, [event.champion]: event.maneuver } }
    case 'basicAction':
      return { ...before, open: false, cards: { ...before.cards, [event.champion]: undefined } }
    case 'turnBegan':
      // What the Caravan rolled is not held while the Malefactors act.
      return { ...before, roll: event.of === 'malefactors' ? null : roll, open: false }
    case 'roundBegan':
    case 'entryRead':
      return { ...before, open: false }
    case 'attackMade':
      return begun(before, attackOf(before, event, entry, id))
    case 'attackCame': {
      const own =
        before.open && roll?.kind === 'attack' && roll.came === null ? roll : attackOf(before, event, entry, id)
      return begun(before, { ...own, entry, came: event })
    }
    case 'ordealBegan':
      return begun(before, ordealOf(event, entry, id))
    case 'testMade':
      return begun(before, { ...event, kind: 'test', id, entry })
    case 'bewitched':
      return { ...before, bewitched: event.champion }
    case 'diceRolled':
      if (before.bewitched === event.champion)
        return begun({ ...before, bewitched: null }, struckBlindly(event, entry, id))
  }
  if (!before.open || roll === null) return before
  const next = followed(roll, event)
  return next === roll ? before : { ...before, roll: { ...next, entry } }
}

const begun = (before: Reading, roll: Roll): Reading => ({ ...before, roll, open: true })

/** The roll after an event that belongs to it. */
function followed(roll: Roll, event: CaravanEvent): Roll {
  switch (roll.kind) {
    case 'attack':
      return roll.came === null ? rolling(roll, event) : struck(roll, event)
    case 'ordeal':
      return tried(roll, event)
    case 'bewitched':
      return event.e === 'damageTaken' && roll.victim === null
        ? { ...roll, victim: event.champion, damage: event.inflicted }
        : roll
    case 'test':
      return roll
  }
}

/** Before it is counted: dice are rolled, rolled again, turned over by INSPIRATION. */
function rolling(roll: AttackRoll, event: CaravanEvent): AttackRoll {
  if (event.e === 'diceRolled' && event.champion === roll.attacker)
    return { ...roll, dice: rerolled(roll.dice, event.faces) }
  if (event.e !== 'tokenChanged' || event.object !== roll.attacker) return roll
  if (event.token !== 'inspiration' || event.by >= 0) return roll
  const at = roll.dice.findIndex(({ face }) => face < 3)
  return at < 0 ? roll : { ...roll, dice: roll.dice.with(at, { face: 6, turns: roll.dice[at]!.turns + 1 }) }
}

/** Only the dice that have changed were turned. */
function rerolled(before: readonly Thrown[], faces: readonly number[]): readonly Thrown[] {
  return faces.map((face, i) => {
    const was = before[i]
    return was?.face === face ? was : { face, turns: was ? was.turns + 1 : 0 }
  })
}

function struck(roll: AttackRoll, event: CaravanEvent): AttackRoll {
  switch (event.e) {
    case 'cardRevealed':
      return event.side === 'counter' && event.deck === roll.deck ? { ...roll, counter: event.card } : roll
    case 'malefactorWounded':
      if (event.by !== roll.attacker) return roll
      return { ...roll, wounds: roll.wounds + event.cards.length, left: event.left ?? null }
    case 'malefactorDefeated':
      return roll.wounds > 0 ? { ...roll, felled: true } : roll
    case 'minionRemoved':
      return event.minion === roll.target ? { ...roll, felled: true } : roll
    case 'damageTaken':
      return event.champion === roll.target ? { ...roll, damage: roll.damage + event.inflicted } : roll
    default:
      return roll
  }
}

function tried(roll: OrdealRoll, event: CaravanEvent): OrdealRoll {
  switch (event.e) {
    case 'fateOffered':
      return { ...roll, pushed: [...roll.pushed, event.champion] }
    case 'diceRolled': {
      const before = roll.dice[event.champion]
      // The Hand of Fate takes up all dice of the Champion; Effort adds to them.
      const again = roll.pushed.includes(event.champion)
      const dice = again
        ? event.faces.map((face, i) => ({ face, turns: (before[i]?.turns ?? 0) + 1 }))
        : [...before, ...event.faces.map(face => ({ face, turns: 0 }))]
      return { ...roll, dice: { ...roll.dice, [event.champion]: dice } }
    }
    case 'ordealEnded':
      return { ...roll, ended: event }
    case 'tokenChanged':
      return roll.ended?.success && event.token === roll.attr && event.by > 0
        ? { ...roll, token: event.object as Archetype }
        : roll
    case 'woundSuffered':
      return event.of === 'ordeal' ? { ...roll, wound: event.champion } : roll
    default:
      return roll
  }
}

function attackOf(
  { cards }: Reading,
  event: EventOf<'attackMade' | 'attackCame'>,
  entry: number,
  id: string,
): AttackRoll {
  const { attacker, target } = event
  const made = event.e === 'attackMade' ? event : null
  return {
    kind: 'attack',
    id,
    entry,
    attacker,
    target,
    deck: made?.deck ?? null,
    seen: made?.seen,
    card: cards[attacker] ?? null,
    dice: [],
    came: null,
    counter: null,
    wounds: 0,
    left: null,
    felled: false,
    damage: 0,
  }
}

function ordealOf({ attr, difficulty }: EventOf<'ordealBegan'>, entry: number, id: string): OrdealRoll {
  const dice = { mercenary: [], devotee: [], outlaw: [], artist: [] }
  return { kind: 'ordeal', id, entry, attr, difficulty, dice, pushed: [], ended: null, token: null, wound: null }
}

const struckBlindly = ({ champion, faces }: EventOf<'diceRolled'>, entry: number, id: string): BewitchedRoll => ({
  kind: 'bewitched',
  id,
  entry,
  champion,
  faces,
  victim: null,
  damage: 0,
})
