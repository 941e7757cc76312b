import {
  type Archetype,
  attackIn,
  basicCost,
  type CaravanMove,
  type CaravanView,
  championCardOf,
  championOf,
  costOf,
  type FightingView,
  isFighting,
  type MoveOf,
  wounds,
} from '@acheron/games/caravan/board.ts'
import type { Voice } from '../words.ts'

/** R7.4, R15.8: with one more Wound or Sin the Champion is defeated, and the Caravan with it. */
export function isLastPlace(view: CaravanView, champion: Archetype): boolean {
  const state = view.champions[champion]
  const { player, slots, readiness } = state
  const free = player
    ? slots.filter(({ cond }) => cond !== 'wound' && cond !== 'sin').length
    : readiness.length - wounds(state)
  return free === 1
}

/** What a move does to its own Champion: the fight is lost with it, or a Wound comes with the last Vigor (R15.4). */
export function dangerOf(view: CaravanView, move: CaravanMove): 'lost' | 'wound' | null {
  const champion = championOf(move) ?? attackIn(view)?.attacker
  if (!champion || !isFighting(view)) return null
  const isLast = isLastPlace(view, champion)
  if (isLast && move.do === 'react' && blocksPlace(view, move)) return 'lost'
  const { vigor, wound } = paid(view, champion, move)
  const isWounded = vigor > 0 && vigor >= view.champions[champion].vigor
  return isLast && (isWounded || wound > 0) ? 'lost' : isWounded ? 'wound' : null
}

/** The same in words; empty for any other move. */
export function dangerText(view: CaravanView, move: CaravanMove, { t }: Voice): string {
  const danger = dangerOf(view, move)
  return danger === null ? '' : t(danger === 'lost' ? 'cost.lost' : 'row.wound')
}

/** One who takes the Wound of another, or yields to a Sin, has it on the own board. */
function blocksPlace(view: FightingView, { champion, ability }: MoveOf<'react'>): boolean {
  const [, kind, card = '', index] = ability.split('/')
  if (kind === 'sin') return view.champions[champion].sins.includes(card)
  const skill = kind === 'skill' ? championCardOf(view, champion).skills[Number(index)] : undefined
  return skill?.kind === 'reaction' && skill.fx.some(effect => 'do' in effect && effect.do === 'take-wound')
}

function paid(view: FightingView, champion: Archetype, move: CaravanMove): { vigor: number; wound: number } {
  switch (move.do) {
    case 'interact':
    case 'deliver':
      return { vigor: basicCost(view, champion, move.do), wound: 0 }
    case 'use':
    case 'react':
    case 'free': {
      const { vigor, wound } = costOf(move.ability, view.flow) ?? {}
      return { vigor: fixed(vigor), wound: fixed(wound) }
    }
    default:
      return { vigor: 0, wound: 0 }
  }
}

/** As much as one likes is asked for later. */
const fixed = (n: unknown): number => (typeof n === 'number' ? n : 0)
