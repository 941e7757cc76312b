import {
  circleOf,
  cubeValue,
  deciderOf,
  type FlorenceMove,
  type FlorenceView,
  type FraudId,
  feeOf,
  gatherMost,
  guardians,
  hellFor,
  infamyOf,
  instantSide,
  isGraveyard,
  listAccusations,
  listEffects,
  locationIds,
  locations,
  type MoveOf,
  members,
  panelReward,
  penaltyFrom,
  type Quarter,
  returnDrachmas,
  seatIn,
  sinAt,
  topFrame,
  wayTo,
} from '@acheron/games/florence/board.ts'
import { oneOfEach } from '../../board/oneOfEach.ts'
import { isIdleThere } from './consequences/florence.ts'
import { ownsAnyBarrel } from './consequences/house.ts'

/**
 * The order of the list: what gains most and costs least first (no bribe before a bribe, no loan before a loan), and one of
 * each thing that can be done (a quarter, a location, a guest, a gate) before its other ways; what does nothing comes last.
 */
export function inOrder(view: FlorenceView, moves: readonly FlorenceMove[]): readonly FlorenceMove[] {
  const scores = new Map(moves.map(move => [move, scoreOf(view, move)]))
  const sorted = moves.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
  const isLast = (move: FlorenceMove) => move.do === 'done' || move.do === 'pass'
  const useful = sorted.filter(move => !isLast(move) && !isIdle(view, move))
  const idle = sorted.filter(move => !isLast(move) && isIdle(view, move))
  const last = sorted.filter(isLast)
  return [
    ...oneOfEach(useful, move => thingOf(view, move)),
    ...(isVain(view) ? [...last, ...idle] : [...idle, ...last]),
  ]
}

/** An errand or a thing declined does not come back in the turn, unless nothing could come of it. */
export const ends = (move: FlorenceMove, view: FlorenceView): boolean =>
  (move.do === 'pass' || move.do === 'done') && !isVain(view)

/** R9.1: a fraud card is asked for, and none could be played. */
const isVain = (view: FlorenceView): boolean => topFrame(view)?.kind === 'fraudSource' && !ownsAnyBarrel(view)

/** The thing that is done, whichever way. */
function thingOf(view: FlorenceView, move: FlorenceMove): string {
  switch (move.do) {
    case 'lead':
      return hellFor(view.players).shields[move.to]?.quarter ?? ''
    case 'send':
    case 'accuse':
      return `${move.do} ${move.location}`
    case 'guest':
      return move.guest
    case 'barrel':
      return move.barrel
    case 'guardian':
      return move.guardian
    case 'pay':
      return move.for
    case 'disc':
    case 'cube':
    case 'exchange':
    case 'panel':
    case 'reorganise':
      return move.do
    case 'council':
      return `${move.do} ${move.option}`
    case 'fraud':
      return move.card ?? move.from
    case 'option':
      return `${move.option} ${move.sin ?? ''} ${move.gate ?? ''}`
    default:
      return JSON.stringify(move)
  }
}

/** The kinds of moves that may be asked together, the most wanted first. */
const kinds: readonly FlorenceMove['do'][] = [
  'disc',
  'panel',
  'accuse',
  'send',
  'council',
  'exchange',
  'pay',
  'home',
  'cube',
]

/** What a move brings less what it costs, roughly in infamy. */
function scoreOf(view: FlorenceView, move: FlorenceMove): number {
  const kind = kinds.indexOf(move.do)
  return (kind < 0 ? 0 : kinds.length - kind) + gainOf(view, move) - costOf(view, move)
}

function gainOf(view: FlorenceView, move: FlorenceMove): number {
  switch (move.do) {
    case 'lead':
      return leadGain(view, move)
    case 'guest':
      return move.floor
    case 'barrel':
      return cardsFor(view, move) - move.floor / 10
    case 'guardian':
      return guardianGain(view, move)
    case 'panel':
      return panelReward(view, deciderOf(view), move.barrel)
    case 'home':
      return move.members.length
    case 'styx':
      return 10 * move.count + (move.second ? (seatOf(view)?.skulls[move.second] ?? 0) : 0)
    case 'disc':
      return gateGain(view, move) / 10
    case 'cube': {
      const rises = cubeValue(view.cubes[move.sin] + 1) > cubeValue(view.cubes[move.sin])
      return (rises ? 0.5 : 0) + (seatOf(view)?.skulls[move.sin] ?? 0) / 10
    }
    case 'exchange':
      return move.n / 10
    case 'accuse':
      // Who shelters in the tower is missing in the city, and an urchin least.
      return move.kind === 'urchin' ? 0.5 : 0
    case 'send':
      // R5.2: at some locations a noble pays, at the others an urchin could go anywhere.
      return (locations[move.location].access === 'free') === (move.kind === 'noble') ? 0.5 : 0
    default:
      return 0
  }
}

/** A bribe weighs more than any gain that is sought with it; loans count as at the end, the fare less than a point. */
function costOf(view: FlorenceView, move: FlorenceMove): number {
  const loans = 'loans' in move ? (move.loans ?? 0) : 0
  const bribe = 'bribe' in move ? 10 : 0
  const fare = move.do === 'lead' && isGraveyard(move.soul) ? 0.5 : 0
  const lost = loans > 0 ? 2 * loans + penaltyFrom(seatOf(view)?.boat ?? 0) : 0
  return bribe + fare + lost
}

function seatOf(view: FlorenceView) {
  return view.seats[deciderOf(view)]
}

/** The infamy of a soul that lies down; one left a step above its circle is the next player's, and a place may have no use. */
function leadGain(view: FlorenceView, { soul, to }: MoveOf<'lead'>): number {
  const points = wayTo(view, deciderOf(view), soul, to)?.points ?? 0
  const own = circleOf(sinAt(view, soul))
  const { circle = 0, quarter } = hellFor(view.players).shields[to] ?? {}
  return points - (circle === own - 1 ? infamyOf(own) / 2 : 0) + (quarter ? quarterGain(view, quarter) : 0)
}

/** What a quarter is good for: an accusation, and the locations where a member at home can do something. */
function quarterGain(view: FlorenceView, quarter: Quarter): number {
  const seat = deciderOf(view)
  const mine = seatOf(view)
  const accuses = listAccusations(view, seat).some(({ location }) => view.locations[location] === quarter)
  const useful = locationIds.filter(
    location =>
      view.locations[location] === quarter &&
      isIdleThere(view, location) === null &&
      members.some(kind => (mine?.home[kind] ?? 0) > 0 && feeOf(kind, location) <= (mine?.florins ?? 0)),
  )
  return (accuses ? 2 : 0) + useful.length
}

/** The cards in sight that the barrel makes playable. */
function cardsFor(view: FlorenceView, { barrel }: MoveOf<'barrel'>): number {
  const hand = seatIn(view, deciderOf(view))?.hand ?? []
  const inSight = [...hand, ...view.fraud.lineUp].filter((card): card is FraudId => card !== null)
  return inSight.filter(card => instantSide(card).barrel === barrel).length
}

/** The souls on the shields from which the gate leads down; far from the own gates and in the middle it opens more ways. */
function gateGain(view: FlorenceView, { gate }: MoveOf<'disc'>): number {
  const { shields, circles } = hellFor(view.players)
  const place = (id: string) => shields[id]?.n ?? 0
  const apart = Math.min(3, ...(seatOf(view)?.discs ?? []).map(disc => Math.abs(place(disc) - place(gate))))
  const wall = circles[shields[gate]?.circle ?? 0] ?? []
  const aside = Math.abs(place(gate) - (wall.length + 1) / 2)
  return (
    apart / 2 -
    aside / 5 -
    (view.hell[gate] ? 0.5 : 0) +
    Object.entries(view.hell).filter(([id, soul]) => soul?.pose === 'standing' && shields[id]?.lines.includes(gate))
      .length
  )
}

/** The best of what the guardian can do there. */
function guardianGain(view: FlorenceView, { guardian, circle }: MoveOf<'guardian'>): number {
  const effects = listEffects(view, deciderOf(view), guardian, circle)
  const { shields, circles } = hellFor(view.players)
  switch (guardians[guardian].act) {
    case 'gather': {
      const standing = (circles[circle] ?? []).filter(id => view.hell[id]?.pose === 'standing').length
      return Math.min(gatherMost, standing)
    }
    case 'return':
      return returnDrachmas
    default:
      return Math.max(
        0,
        ...effects.map(({ soul, to }) => {
          const lands = to === undefined ? 0 : (shields[to]?.circle ?? 0)
          return soul !== undefined && circleOf(sinAt(view, soul)) === lands ? infamyOf(lands) : 0
        }),
      )
  }
}

/** Whether nothing comes of a move. */
export function isIdle(view: FlorenceView, move: FlorenceMove): boolean {
  switch (move.do) {
    case 'send':
      return isIdleThere(view, move.location) !== null
    case 'guardian':
      return listEffects(view, deciderOf(view), move.guardian, move.circle).length === 0
    case 'panel':
      return panelReward(view, deciderOf(view), move.barrel) <= 0
    case 'fraud':
      return move.from === 'deck' && move.card === undefined && !ownsAnyBarrel(view)
    default:
      return false
  }
}
