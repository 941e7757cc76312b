import { deciderOf, type FlorenceMove, type FlorenceView, seatIn, topFrame } from '@acheron/games/florence/board.ts'
import type { Gesture, Key } from '../../../board/gestures.ts'

/*
 * The names of the things on the table that can be touched:
 * - `shield:<id>` with whatever soul is on it, `gate:<id>`, `circle:<n>`, `graveyard:<sin>`, `guardian:<id>`,
 *   `cube:<sin>`, `track:<sin>`
 * - `location:<id>`, `barrel:<id>` in the Market, `guest:<id>` in the Palace, `deck`, `family:<id>`, `dante`
 * - of the one who decides: `home:<kind>`, `member:<location>:<kind>`, `piece:<floor>:<piece>`, `floor:<n>`,
 *   `panel:<barrel>`, `card:<id>` (also of the line-up), `option:a` and `option:b` of a card that is being played
 * - never part of a move: `seat:<n>`, `purse:<seat>`, `boat:<seat>`, `quarter:<id>`, `tile:<id>`,
 *   `diploma:<sin>`, `reserve:urchin`, `plague`, `dante`, `boat`, `disc`, `council`, `styx`
 */

/** The things that a move is about, part by part. */
function partsOf(view: FlorenceView, move: FlorenceMove): Key[][] {
  const mine = seatIn(view, deciderOf(view))
  const pieceAt = (piece: string) =>
    (mine?.tower ?? []).flatMap((pieces, floor) =>
      (pieces as readonly string[]).includes(piece) ? [`piece:${floor}:${piece}`] : [],
    )
  const members = (chosen: readonly { kind: string; floor: number }[]) =>
    chosen.map(({ kind, floor }) => [`piece:${floor}:${kind}`])
  switch (move.do) {
    case 'keep':
      return [[`family:${move.family}`]]
    case 'lead':
      return [[originKey(move.soul)], [`shield:${move.to}`]]
    case 'send':
      return [[`location:${move.location}`], [`home:${move.kind}`]]
    case 'accuse':
      return [[`member:${move.location}:${move.kind}`, `location:${move.location}`], [`floor:${move.floor}`]]
    case 'council':
      if (move.option === 'returnGuest') return [pieceAt(move.guest)]
      if (move.option === 'returnBarrel') return [pieceAt(move.barrel)]
      return [[typeof move.from === 'number' ? `piece:${move.from}:${move.kind}` : `member:${move.from}:${move.kind}`]]
    case 'home':
      return members(move.members)
    case 'move':
      return [[`piece:${move.from}:${move.piece}`], [`floor:${move.to}`]]
    case 'swap':
      return [[`piece:${move.from}:${move.piece}`], [`piece:${move.to}:${move.with}`]]
    case 'cube':
      return [[`cube:${move.sin}`]]
    case 'disc':
      return [[`gate:${move.gate}`]]
    case 'pay':
      // The soul for the Styx is chosen after the payment, so no soul is lit before.
      return move.for === 'styx' ? [] : [Object.keys(view.guardians).map(id => `guardian:${id}`)]
    case 'panel':
      return [[...pieceAt(move.barrel), `panel:${move.barrel}`]]
    case 'fraud':
      return [[move.from === 'deck' ? 'deck' : `card:${move.card}`]]
    case 'option':
      return [
        [`option:${move.option}`],
        ...(move.gate ? [[`gate:${move.gate}`]] : []),
        ...(move.sin ? [[`cube:${move.sin}`]] : []),
        ...members(move.members ?? []),
      ]
    case 'barrel':
    case 'guest':
      return [[move.do === 'barrel' ? `barrel:${move.barrel}` : `guest:${move.guest}`], [`floor:${move.floor}`]]
    case 'guardian':
      return [[`guardian:${move.guardian}`], [`circle:${move.circle}`]]
    case 'effect': {
      const frame = topFrame(view)
      const guardian = frame?.kind === 'guardianEffect' ? frame.guardian : ''
      if (!move.soul) return [[`guardian:${guardian}`]]
      return [[`shield:${move.soul}`], ...(move.to ? [[`shield:${move.to}`]] : [])]
    }
    case 'styx':
      return [[`graveyard:${move.sin}`], ...(move.second ? [[`track:${move.second}`]] : [])]
    case 'end':
      return [[`option:${move.option}`]]
    case 'diploma':
      return [[`track:${move.sin}`]]
    default:
      return []
  }
}

export function originKey(origin: string): Key {
  return origin.startsWith('graveyard:') ? origin : `shield:${origin}`
}

const anyOrder: ReadonlySet<FlorenceMove['do']> = new Set(['send', 'home', 'swap', 'option'])
/** The end of a soul's way is always touched, so that it is seen before the move is made. */
const deliberate: ReadonlySet<FlorenceMove['do']> = new Set(['lead', 'effect'])

export function gestureOf(view: FlorenceView, move: FlorenceMove): Gesture {
  return { parts: partsOf(view, move), anyOrder: anyOrder.has(move.do), deliberate: deliberate.has(move.do) }
}
