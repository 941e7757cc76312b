import type { JsonObject } from '@acheron/engine'
import type { Key } from '../../../board/gestures.ts'

const memberKinds = ['noble', 'urchin']
const barrelKinds = ['wine', 'oil', 'salt', 'powder']

/** The held thing at a touch in vain, and the seat. */
interface Vain {
  readonly held: readonly Key[]
  readonly seat: number | null
}

/** The question to the rules about a thing touched in vain; the held thing tells its purpose. */
export function intentOf(key: Key, { held, seat }: Vain): JsonObject {
  return { ...thingOf(key, held, seat ?? 0), ...(seat === null ? {} : { viewer: seat }) }
}

function thingOf(key: Key, held: readonly Key[], seat: number): JsonObject {
  const [kind = '', first = '', second = ''] = key.split(':')
  switch (kind) {
    case 'shield':
      return { kind, shield: first, ...soulHeld(held) }
    case 'graveyard':
      return { kind: 'grave', sin: first }
    case 'gate':
      return { kind, gate: first }
    case 'circle': {
      const guardian = held.find(each => each.startsWith('guardian:'))?.slice('guardian:'.length)
      return { kind, circle: Number(first), ...(guardian && { guardian }) }
    }
    case 'guardian':
      return { kind, guardian: first }
    case 'location':
      return { kind, location: first }
    case 'guest':
      return { kind, guest: first }
    case 'barrel':
      return { kind, barrel: first }
    case 'home':
    case 'reserve':
      return { kind: 'member', seat, member: first, at: kind }
    case 'member':
      return { kind: 'accuse', location: first }
    case 'piece':
      if (memberKinds.includes(second)) return { kind: 'member', seat, member: second, at: Number(first) }
      return barrelKinds.includes(second)
        ? { kind: 'barrel', barrel: second, seat }
        : { kind: 'guest', guest: second, seat }
    case 'floor':
      return { kind, seat, floor: Number(first) }
    case 'panel':
      return { kind, seat, barrel: first }
    case 'card':
      return { kind, card: first }
    case 'option':
      return { kind, option: first }
    case 'cube':
    case 'track':
    case 'diploma':
      return { kind, sin: first }
    case 'tile':
      return { kind, tile: first }
    default:
      return { kind }
  }
}

/** The soul that was meant to come there. */
function soulHeld([first]: readonly Key[]): JsonObject {
  if (first?.startsWith('shield:')) return { soul: first.slice('shield:'.length) }
  return first?.startsWith('graveyard:') ? { soul: first } : {}
}
