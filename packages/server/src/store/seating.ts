import type { Seat } from '@acheron/engine'
import type { ClockRules, Talk, Visibility } from '@acheron/protocol'
import type { Row } from './rows.ts'

/** Who holds a seat. */
export type SeatRow =
  /** With `standIn` a bot of that level decides for the person, who may take the seat back. */
  | { readonly kind: 'person'; readonly person: string; readonly standIn?: string }
  /** With `free` anybody may take the seat; with `kept` only they. */
  | { readonly kind: 'bot'; readonly bot: string; readonly free?: true; readonly kept?: Kept }
  | { readonly kind: 'open'; readonly kept?: Kept }

/** For whom a seat is kept: a person, or whoever has its link. */
export interface Kept {
  readonly person: string | null
  /** As the owner calls them. */
  readonly name: string | null
  /** The hash of the link's secret. */
  readonly link: string | null
}

/** Who decided for a seat until it changed hands: a person, a bot, or a bot for that person. */
export interface PastHolder {
  readonly seat: Seat
  /** The number of entries then. */
  readonly until: number
  readonly person: string | null
  readonly bot: string | null
  readonly resigned?: true
}

/** Somebody who looks over a player's shoulder, or may by a link, or has done so and knows what the seat hid. */
export interface Coach {
  readonly seat: Seat
  /** The player who lets them. */
  readonly by: string
  /** Null until somebody has come by the link. */
  readonly person: string | null
  /** The hash of the link's secret, until it is used. */
  readonly link: string | null
  readonly over?: true
}

/** Somebody for whom a bot has taken over at a rated table, or who has resigned there: they are last. */
export interface Gone {
  readonly seat: Seat
  readonly person: string
}

/** Something that the people at the table decide together. */
export interface SeatBallot {
  readonly what: 'standIn' | 'take' | 'free'
  readonly seat: Seat
  /** Who asks for the seat. */
  readonly person: string | null
  /** Those who are for it. */
  readonly by: readonly string[]
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What the people of a table have agreed on; stored as one text. */
export interface Agreed {
  /** Minutes after which the others may let a bot play for somebody who is away; null: never. */
  readonly away: number | null
  /** In order. */
  readonly past: readonly PastHolder[]
  readonly votes: readonly SeatBallot[]
  readonly coaches: readonly Coach[]
  /** Those who may come in beside the people who sit there or have a seat kept. */
  readonly invited: readonly string[]
  /** The table where the same people play again. */
  readonly rematch: string | null
  /** How often the game was set up anew before its first move. */
  readonly dealt: number
  /** What may be said there. */
  readonly talk: Talk
  /** Whether Virgil may help although several people play. */
  readonly help: boolean
  /** Whether programs may sit there. */
  readonly programs: boolean
  /** An admin has closed it: nobody plays on. */
  readonly closed: boolean
  /** Of a rated table: in the order in which they left, at most one of a seat. */
  readonly gone: readonly Gone[]
  /** By which clock it is played; null: by none. */
  readonly clock: ClockRules | null
  /** Another one that somebody has proposed, and those who are for it. */
  readonly clockWish: ClockWish | null
  /** What somebody has asked to take back; it counts at its version only. */
  readonly backWish: BackWish | null
  /** What everybody adds to the seed; null where it is the host's alone. */
  readonly parts: AskedParts | null
  /** The time zones of people at a table with days off. */
  readonly zones: Readonly<Record<string, string>>
}

/** The parts of a seed that nobody chooses alone: see `seating/parts.ts`. */
export interface AskedParts {
  /** How often they were begun anew. */
  readonly round: number
  /** The server's own, secret until the game is over. */
  readonly host: string
  /** Of the people, by seat. */
  readonly seats: readonly (GivenPart | null)[]
  /** Whether the game is set up by the seed that they make. */
  readonly drawn: boolean
}

/** A fingerprint, and later the part that belongs to it. */
export interface GivenPart {
  readonly print: string
  readonly part: string | null
}

export interface ClockWish {
  readonly rules: ClockRules | null
  readonly by: readonly string[]
  /** Their time zones, where the clock depends on them; versions of before kept them with the table's. */
  readonly zones?: Readonly<Record<string, string>>
}

/** Decisions to take back, if everybody agrees. */
export interface BackWish {
  /** The version at which it was asked: the next step ends it. */
  readonly version: number
  /** The number of decisions that stay. */
  readonly to: number
  /** Those who are for it; the first one asked. */
  readonly by: readonly string[]
  /** Who is against it. */
  readonly refused: string | null
}

/** Who sits at a table and who may come in. It changes as a whole: a change of an outdated one is refused by its `rev`. */
export interface Seating extends Agreed {
  /** Counts the changes. */
  readonly rev: number
  readonly name: string
  readonly owner: string
  readonly visibility: Visibility
  /** Whether the table was opened as rated. */
  readonly rated: boolean
  readonly seats: readonly SeatRow[]
}

export const nothingAgreed: Agreed = {
  ...{ away: 5, past: [], votes: [], coaches: [], invited: [], rematch: null, dealt: 0 },
  ...{ talk: 'all', help: false, programs: false, closed: false, clock: null, clockWish: null, backWish: null },
  ...{ zones: {}, gone: [], parts: null },
}

/** What holds as well at a table where the same people play on or again. */
export function termsOf({ away, invited, talk, help, programs, clock, zones }: Agreed): Partial<Agreed> {
  return { away, invited, talk, help, programs, clock, zones }
}

/** The bot that decides for the seat; null if a person does, or nobody. */
export function botOf(seat: SeatRow | undefined): string | null {
  if (seat?.kind === 'bot') return seat.bot
  return (seat?.kind === 'person' && seat.standIn) || null
}

/** The person who holds the seat, whether or not a bot plays for them. */
export const personAt = (seat: SeatRow | undefined): string | null => (seat?.kind === 'person' ? seat.person : null)

/** The people who decide for their seats: they have to agree to what everybody agrees on, such as another clock. */
export const consenting = ({ seats }: Pick<Seating, 'seats'>): string[] =>
  seats.flatMap(row => (row.kind === 'person' && row.standIn === undefined ? [row.person] : []))

/** Whether a person decides at some seat. Where none does, the bots rest too. */
export const isPlayed = (seats: readonly SeatRow[]): boolean =>
  seats.some(seat => seat.kind === 'person' && seat.standIn === undefined)

/** Whether whoever comes may have the seat. */
export const isForAll = (seat: SeatRow): boolean =>
  seat.kind === 'bot' ? seat.free === true : seat.kind === 'open' && !seat.kept

export const keptOf = (seat: SeatRow): Kept | null => (seat.kind === 'person' ? null : (seat.kept ?? null))

/** The owner and all who sit there. */
export const peopleOf = ({ owner, seats }: Pick<Seating, 'owner' | 'seats'>): string[] => [
  ...new Set([owner, ...seats.flatMap(seat => personAt(seat) ?? [])]),
]

/** Whether the person may see that the table exists. */
export function mayEnter(seating: Seating, person: string | null): boolean {
  return seating.visibility !== 'invited' || belongs(seating, person)
}

/** Whether the person has to do with the table: they sit there, own it, are invited, or look over a shoulder. */
export function belongs(seating: Seating, person: string | null): boolean {
  const { seats, owner, invited } = seating
  if (person === null) return false
  const isNamed = (seat: SeatRow) => personAt(seat) === person || keptOf(seat)?.person === person
  return owner === person || seats.some(isNamed) || invited.includes(person) || shoulderOf(seating, person) !== null
}

/** Whether several people play, or may: a seat that somebody can take counts. */
export const isShared = (seats: readonly SeatRow[]): boolean =>
  seats.filter(seat => seat.kind !== 'bot' || seat.free === true || seat.kept !== undefined).length > 1

/**
 * Whether a player may be helped, by Virgil, tries or a coach: where several people play only if the owner has
 * allowed it, at a rated table never.
 */
export const mayHaveHelp = ({ help, seats, rated }: Seating): boolean => !rated && (help || !isShared(seats))

/** Whether the coach, or their link, is still good: for the player who let them, who decides alone, at a table that allows help. */
export function isCoaching(seating: Seating, { seat, by, person, over }: Coach): boolean {
  const row = seating.seats[seat]
  const isTheirs = row?.kind === 'person' && row.person === by && row.standIn === undefined
  const sits = person !== null && seating.seats.some(each => personAt(each) === person)
  return isTheirs && !over && !sits && !seating.closed && mayHaveHelp(seating)
}

/** The seat over whose shoulder the person looks; null where they look over none. */
export function shoulderOf(seating: Seating, person: string | null): Seat | null {
  if (person === null) return null
  return seating.coaches.find(each => each.person === person && isCoaching(seating, each))?.seat ?? null
}

/** Whether the game waits until everybody has added a part to the seed. */
export const awaitsParts = ({ parts }: Seating): boolean => parts !== null && !parts.drawn

/** Whether the places of a rated table are certain before the game is over: at most one is left who began it. */
export const isDecided = ({ rated, seats, gone }: Seating): boolean => rated && gone.length >= seats.length - 1

/** A seat as its columns, beside `kind` and `who`. */
export interface SeatColumns {
  readonly kind: string
  readonly who: string | null
  readonly stand_in: string | null
  readonly free: number
  readonly kept_for: string | null
  readonly listed: number
}

/** In a seat's column: it is kept for somebody who is not known by an id. Nobody's id is so short. */
const somebody = '?'

const keptFor = (kept: Kept | null): string | null => kept && (kept.person ?? somebody)

export function seatColumns(seat: SeatRow, visibility: Visibility): SeatColumns {
  const free = seat.kind === 'bot' && seat.free === true
  return {
    kind: seat.kind,
    who: seat.kind === 'person' ? seat.person : seat.kind === 'bot' ? seat.bot : null,
    stand_in: (seat.kind === 'person' && seat.standIn) || null,
    free: Number(free),
    kept_for: keptFor(keptOf(seat)),
    listed: Number(visibility === 'public' && isForAll(seat)),
  }
}

/** A seat from its columns, without the name and the link that it may be kept by. */
export function seatOf(row: Row): SeatRow {
  const who = String(row.who)
  if (row.kind === 'person')
    return { kind: 'person', person: who, ...(row.stand_in ? { standIn: String(row.stand_in) } : {}) }
  const person = row.kept_for === somebody ? null : String(row.kept_for)
  const kept = row.kept_for ? { kept: { person, name: null, link: null } } : {}
  if (row.kind === 'bot') return { kind: 'bot', bot: who, ...(row.free ? { free: true } : {}), ...kept }
  return { kind: 'open', ...kept }
}

/** The text of what is stored beside the columns; null where it is as at most tables. */
export function agreedText(agreed: Agreed, seats: readonly SeatRow[]): string | null {
  const { away, past, votes, coaches, invited, rematch, dealt, ...more } = agreed
  const { talk, help, programs, closed, clock, clockWish, backWish, zones, gone, parts } = more
  const kept = seats.map(keptOf)
  const rest = { talk, help, programs, closed, clock, clockWish, backWish, zones, gone, parts }
  const body = { away, past, votes, coaches, invited, rematch, dealt, ...rest }
  if (kept.every(each => each === null) && JSON.stringify(body) === JSON.stringify(nothingAgreed)) return null
  return JSON.stringify({ ...body, kept })
}

/** The seating from the columns of the table and of its seats, and the text. */
export function seatingOf(row: Row, seats: readonly Row[], agreed: { rev: number; body: string } | null): Seating {
  const { kept = [], ...body } = (agreed ? JSON.parse(agreed.body) : nothingAgreed) as Agreed & {
    kept?: (Kept | null)[]
  }
  return {
    ...nothingAgreed,
    ...body,
    rev: agreed?.rev ?? 0,
    name: String(row.name),
    owner: String(row.owner),
    visibility: row.visibility as Visibility,
    rated: Number(row.rated) > 0,
    seats: seats.map((seat, i) => {
      const one = seatOf(seat)
      const named = kept[i]
      return named && one.kind !== 'person' ? { ...one, kept: named } : one
    }),
  }
}
