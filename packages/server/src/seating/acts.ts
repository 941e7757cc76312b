import { hasWinner, type Seat } from '@acheron/engine'
import type { LeaveSeat, SeatChange, TableChange } from '@acheron/protocol'
import { ApiFailure, noSuchTable } from '../errors.ts'
import { checkName } from '../names.ts'
import { type Kept, keptOf, mayEnter, personAt, type Seating, type SeatRow } from '../store/seating.ts'
import { isProgram } from '../store/subjects/programs.ts'
import { hashOf, knowsOther, knowsTooMuch } from './coaches.ts'
import { handed } from './holders.ts'
import { type Moment, need, notNow, rowAt, seatOfMine } from './moment.ts'
import { begunAnew } from './parts.ts'
import { askFor } from './votes.ts'

/** What people may do about seats, as changes of a seating. An ApiFailure says why not. */

/** The person takes the seat, or asks for it where a bot sits and others have to agree. */
export function sitDown(moment: Moment, seat: Seat): Seating {
  const { seating, me, begun, over } = moment
  if (seatOfMine(moment) !== null) throw new ApiFailure(409, 'already-seated', 'you sit at this table already')
  const row = rowAt(moment, seat)
  if (row.kind === 'person')
    throw new ApiFailure(409, 'seat-taken', 'somebody else has just sat down there; take another seat')
  if (over || seating.closed || (moment.fixed && row.kind === 'bot')) throw notNow()
  const kept = keptOf(row)
  if (kept && kept.person !== me)
    throw new ApiFailure(403, 'seat-kept', 'that seat is kept for somebody; take another one, or ask for its link')
  checkKnowledge(moment, seat)
  checkProgram(seating.programs, me!)
  const isMine = row.kind === 'open' || row.free === true || kept !== null
  const nobodySits = seating.seats.every(each => personAt(each) === null)
  if (isMine || nobodySits || (!begun && seating.owner === me)) return seated(moment, seat)
  return askFor(moment, seat)
}

/** The person comes by the link of a seat. */
export function enter(moment: Moment, id: string, token: string): Seating {
  const { seating, me } = moment
  const mine = seatOfMine(moment)
  const link = hashOf(token)
  const seat = seating.seats.findIndex(row => keptOf(row)?.link === link)
  if (mine !== null) return seating
  if (seat < 0 || moment.fixed || moment.over || seating.closed) {
    if (!mayEnter(seating, me)) throw noSuchTable(id)
    throw new ApiFailure(404, 'seat-link-void', 'this link is used up or was replaced; ask for a new one')
  }
  checkKnowledge(moment, seat)
  return seated(moment, seat)
}

function seated({ seating, entries, me }: Moment, seat: Seat): Seating {
  checkProgram(seating.programs, me!)
  return handed(seating, seat, { kind: 'person', person: me! }, entries)
}

/** A program sits only where the table has it. */
export function checkProgram(allowed: boolean, person: string): void {
  if (!allowed && isProgram(person))
    throw new ApiFailure(403, 'no-programs', 'programs may not sit at this table; find one that allows them')
}

/** Whoever has held one seat of a game with hidden hands may not play another one. */
function checkKnowledge({ seating, game, me }: Moment, seat: Seat): void {
  if (game.open || !knowsOther(seating, me, seat)) return
  throw knowsTooMuch()
}

/** The person leaves the seat to a bot of that level, for a while or for good. */
export function leave(moment: Moment, how: LeaveSeat['how'], bot: string): Seating {
  need(moment, how === 'standIn' ? 'standIn' : how === 'resign' ? 'resign' : 'giveUp')
  const { seating, entries, begun } = moment
  const me = moment.me!
  const seat = seatOfMine(moment)!
  if (how === 'standIn') return handed(seating, seat, { kind: 'person', person: me, standIn: bot }, entries)
  const next: SeatRow = !begun ? { kind: 'open' } : { kind: 'bot', bot, ...(how === 'open' ? { free: true } : {}) }
  return withoutPerson(seating, me, handed(seating, seat, next, entries, how === 'resign'))
}

/** The person has left: somebody else owns the table, and they may still come in. */
function withoutPerson({ owner, invited }: Seating, person: string, left: Seating): Seating {
  const people = left.seats.flatMap(row => personAt(row) ?? [])
  const heir = people.find(each => !isProgram(each)) ?? people[0] ?? person
  return {
    ...left,
    owner: owner === person ? heir : owner,
    invited: [...new Set([...invited, person])].slice(-mostInvited),
  }
}

/** The person's time is up: a bot of that level plays until they are back, or has the seat. */
export function timedOut(moment: Moment, seat: Seat, how: 'standIn' | 'giveUp', bot: string): Seating {
  const { seating, entries, game, begun } = moment
  const row = seating.seats[seat]
  if (row?.kind !== 'person' || row.standIn !== undefined) return seating
  if (how === 'standIn') return handed(seating, seat, { ...row, standIn: bot }, entries)
  const resigned = begun && hasWinner(game.meta)
  return withoutPerson(seating, row.person, handed(seating, seat, { kind: 'bot', bot }, entries, resigned))
}

/** Those who are let in beside the seated people. */
const mostInvited = 200

/** The person decides again for the own seat. */
export function takeBack(moment: Moment): Seating {
  need(moment, 'takeBack')
  const { seating, entries, me } = moment
  return handed(seating, seatOfMine(moment)!, { kind: 'person', person: me! }, entries)
}

/** The owner changes what the table is called, who may come in, how long it waits, what may be said, whether help is allowed. */
export function changeTable(moment: Moment, { name, visibility, away, talk, help }: TableChange): Seating {
  if (name !== undefined) need(moment, 'rename')
  if (visibility !== undefined) need(moment, 'visibility')
  if (away !== undefined) need(moment, 'away')
  if (talk !== undefined) need(moment, 'talk')
  if (help !== undefined) need(moment, 'help')
  return {
    ...moment.seating,
    ...(name === undefined ? {} : { name: checkName(name, 'name of the table') }),
    ...(visibility === undefined ? {} : { visibility }),
    ...(away === undefined ? {} : { away }),
    ...(talk === undefined ? {} : { talk }),
    ...(help === undefined ? {} : { help }),
  }
}

/** The owner lets a bot of that level sit there, or nobody; a person who sat there is removed. */
export function place(moment: Moment, seat: Seat, { kind }: SeatChange, bot: string): Seating {
  need(moment, 'seats')
  const row = rowAt(moment, seat)
  const { seating, begun, me, entries } = moment
  const person = personAt(row)
  if (kind === 'bot' && seating.rated && !begun)
    throw new ApiFailure(409, 'rated-people', 'at a rated table only people with an account play')
  if (person === me || (begun && (row.kind !== 'open' || kind === 'open'))) throw notNow()
  const next = handed(seating, seat, kind === 'bot' ? { kind, bot } : { kind }, entries)
  if (next.seats.every(each => each.kind === 'bot'))
    throw new ApiFailure(400, 'bots-only', 'bots alone do not play here: take a seat, or leave one open')
  return { ...next, invited: next.invited.filter(each => each !== person) }
}

/** The owner keeps a seat for whoever comes by a link with that secret, or for somebody by name. */
export function keepSeat(moment: Moment, seat: Seat, named: Omit<Kept, 'link'> | null, token: string): Seating {
  const row = placeToKeep(moment, seat)
  const { person = null, name = null } = named ?? keptOf(row) ?? {}
  const kept: Kept = { person, name, link: hashOf(token) }
  const next: SeatRow = row.kind === 'bot' ? { kind: 'bot', bot: row.bot, kept } : { kind: 'open', kept }
  return { ...moment.seating, seats: moment.seating.seats.with(seat, next) }
}

/** The seat is for whoever comes again. */
export function unkeepSeat(moment: Moment, seat: Seat): Seating {
  const row = placeToKeep(moment, seat)
  const next: SeatRow = row.kind === 'bot' ? { kind: 'bot', bot: row.bot, free: true } : { kind: 'open' }
  return { ...moment.seating, seats: moment.seating.seats.with(seat, next) }
}

function placeToKeep(moment: Moment, seat: Seat): Exclude<SeatRow, { kind: 'person' }> {
  need(moment, 'links')
  const row = rowAt(moment, seat)
  if (row.kind === 'person') throw new ApiFailure(409, 'seat-taken', 'somebody sits there already')
  // The seat of a bot is given away by the table, not by its owner.
  if (row.kind === 'bot' && !row.free && !row.kept) throw notNow()
  return row
}

/** The owner has the game set up anew. Whoever has seen a hand before has seen nothing of this one. */
export function dealAnew(moment: Moment): Seating {
  need(moment, 'options')
  const { seating } = moment
  const parts = begunAnew(seating.parts)
  return { ...seating, parts, dealt: seating.dealt + 1, past: [], coaches: seating.coaches.filter(({ over }) => !over) }
}

export function handOver(moment: Moment, seat: Seat): Seating {
  need(moment, 'handOver')
  const owner = personAt(rowAt(moment, seat))
  if (owner === null) throw notNow()
  return { ...moment.seating, owner }
}
