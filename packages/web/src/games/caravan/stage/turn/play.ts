import {
  type CaravanEvent,
  type CardSide,
  type FightingView,
  type Id,
  isArcana,
  isChampion,
} from '@acheron/games/caravan/board.ts'

/** A card that was turned over, as far as it has been carried out. */
export interface Play {
  readonly deck: Id
  readonly card: Id
  readonly side: CardSide
  /** The Line that is carried out; -1 before the first. */
  readonly line: number
  /** What each Line did so far. */
  readonly did: readonly (readonly CaravanEvent[])[]
  /** It is over: the card goes back. */
  readonly ended: boolean
}

type Open = { deck: Id; card: Id; side: CardSide; line: number; did: CaravanEvent[][]; ended: boolean }

/** The card that what was told of late is about: the one in play, else the last one of this Turn. */
export function playOf(heard: readonly CaravanEvent[]): Play | null {
  let open: Open[] = []
  let last: Open | null = null
  for (const event of heard) {
    if (event.e === 'turnBegan' || event.e === 'roundBegan' || event.e === 'confrontationBegan') {
      open = []
      last = null
    } else if (event.e === 'cardRevealed') {
      const { deck, card, side } = event
      last = { deck, card, side, line: -1, did: [], ended: false }
      open.push(last)
    } else if (event.e === 'lineBegan') {
      last = open.findLast(isOf(event)) ?? begun(open, event)
      last.line = event.line
      last.did[event.line] = []
    } else if (event.e === 'cardEnded') {
      last = closed(open, isOf(event)) ?? last
    } else {
      // One card may have another turned over: what happens is the latest one's doing.
      const doing = open.at(-1)
      if (doing && doing.line >= 0 && !isAnswered(doing, event)) doing.did[doing.line]?.push(event)
      if (event.e === 'malefactorWounded')
        last = closed(open, each => each.deck === event.deck && event.cards.includes(each.card)) ?? last
    }
  }
  return open.at(-1) ?? last
}

/** The Wound of the Attack that a Counterattack answers comes after it, and is no doing of the card. */
const isAnswered = ({ side }: Open, event: CaravanEvent): boolean =>
  side === 'counter' && event.e === 'malefactorWounded' && event.by !== null && isChampion(event.by)

const isOf =
  ({ deck, card }: { readonly deck: Id; readonly card: Id }) =>
  (each: Open) =>
    each.deck === deck && each.card === card

/** What was told begins in the middle of a card. */
function begun(open: Open[], { deck, card, side }: Extract<CaravanEvent, { e: 'lineBegan' }>): Open {
  const each: Open = { deck, card, side, line: -1, did: [], ended: false }
  open.push(each)
  return each
}

function closed(open: Open[], which: (each: Open) => boolean): Open | null {
  const at = open.findLastIndex(which)
  const [each] = at < 0 ? [] : open.splice(at, 1)
  if (!each) return null
  each.ended = true
  return each
}

/** The card that is shown large: while it is carried out, and while what it did is watched. */
export function inPlay(play: Play | null, { fight }: FightingView, watched: boolean): Play | null {
  if (play && (watched || (!play.ended && fight.decks[play.deck]?.playing === play.card))) return play
  // A look back begins in the middle: the table alone knows the card.
  const [deck, tray] = Object.entries(fight.decks).find(([, { playing }]) => playing !== null) ?? []
  if (!deck || !tray?.playing) return null
  const side = fight.turn === 'caravan' ? 'counter' : tray.owner === null ? 'event' : sideOf(tray.playing)
  return { deck, card: tray.playing, side, line: -1, did: [], ended: false }
}

const sideOf = (card: Id): CardSide => (isArcana(card) ? 'arcana' : 'action')
