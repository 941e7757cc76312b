import type { FlorenceMove, Sheltered } from '../moves.ts'
import type { Intent, Moment } from './moment.ts'

type Touch<K extends Intent['kind']> = Extract<Intent, { kind: K }>

/** True if touching the thing could mean the move. */
export function means(touch: Intent, move: FlorenceMove, { frame, seat }: Moment): boolean {
  if ('seat' in touch && touch.seat !== undefined && touch.seat !== seat) return false
  switch (touch.kind) {
    case 'shield':
      return meansShield(touch, move)
    case 'grave':
      return (
        (move.do === 'lead' && move.soul === `graveyard:${touch.sin}`) || (move.do === 'styx' && move.sin === touch.sin)
      )
    case 'gate':
      return 'gate' in move && move.gate === touch.gate
    case 'disc':
      return 'gate' in move
    case 'guardian':
      if (move.do === 'effect') return frame.kind === 'guardianEffect' && frame.guardian === touch.guardian
      return move.do === 'guardian' && move.guardian === touch.guardian
    case 'circle':
      return (
        move.do === 'guardian' &&
        move.circle === touch.circle &&
        (touch.guardian === undefined || touch.guardian === move.guardian)
      )
    case 'location':
      return (
        move.do === 'send' &&
        move.location === touch.location &&
        (touch.member === undefined || touch.member === move.kind)
      )
    case 'accuse':
      return move.do === 'accuse' && move.location === touch.location
    case 'guest':
      return touch.seat === undefined
        ? move.do === 'guest' && move.guest === touch.guest
        : meansPiece(touch.guest, move) || ('option' in move && 'guest' in move && move.guest === touch.guest)
    case 'barrel':
      if (touch.seat === undefined) return move.do === 'barrel' && move.barrel === touch.barrel
      return (
        meansPiece(touch.barrel, move) || (move.do !== 'barrel' && 'barrel' in move && move.barrel === touch.barrel)
      )
    case 'member':
      return meansMember(touch, move)
    case 'floor':
      return ('floor' in move && move.floor === touch.floor) || ('to' in move && move.to === touch.floor)
    case 'panel':
      return move.do === 'panel' && move.barrel === touch.barrel
    case 'card':
      return move.do === 'fraud' && move.card === touch.card
    case 'deck':
      return move.do === 'fraud' && move.from === 'deck'
    case 'option':
      return (move.do === 'option' || move.do === 'end') && move.option === touch.option
    case 'cube':
      return (move.do === 'cube' || move.do === 'option') && move.sin === touch.sin
    case 'track':
    case 'diploma':
      if (move.do === 'diploma') return move.sin === touch.sin
      return touch.kind === 'track' && move.do === 'styx' && (move.sin === touch.sin || move.second === touch.sin)
    case 'council':
    case 'exchange':
      return move.do === touch.kind
    case 'styx':
      return move.do === 'styx' || (move.do === 'pay' && move.for === 'styx')
    case 'end':
      return move.do === 'pass' || move.do === 'done'
    default:
      return false
  }
}

/** A soul that may move, or an end that it may reach. */
function meansShield({ shield, soul }: Touch<'shield'>, move: FlorenceMove): boolean {
  if (move.do !== 'lead' && move.do !== 'effect') return false
  if (soul !== undefined) return move.soul === soul && move.to === shield
  return move.soul === shield || move.to === shield
}

/** Reorganising. */
function meansPiece(piece: string, move: FlorenceMove): boolean {
  return (move.do === 'move' || move.do === 'swap') && (move.piece === piece || ('with' in move && move.with === piece))
}

function meansMember({ member, at }: Touch<'member'>, move: FlorenceMove): boolean {
  const isThere = ({ kind, floor }: Sheltered) => kind === member && floor === at
  switch (move.do) {
    case 'send':
      return at === 'home' && move.kind === member
    case 'accuse':
      return at === move.location && move.kind === member
    case 'council':
      return move.option === 'home' && move.from === at && move.kind === member
    case 'home':
    case 'option':
      return move.members?.some(isThere) ?? false
    case 'move':
      return isThere({ kind: member, floor: move.from }) && move.piece === member
    case 'swap':
      return (move.piece === member && move.from === at) || (move.with === member && move.to === at)
    default:
      return false
  }
}
