import { list } from '@acheron/engine/words'
import {
  dantePath,
  type FlorenceMove,
  type Frame,
  hellFor,
  locationIds,
  locationName,
  type ShieldId,
  sinName,
  sinOf,
  stepName,
} from './rules.ts'
import { deciderOf, type Florence } from './types.ts'
import type { Voice } from './words.ts'

/** What follows from a move, for the right side of its line; nothing where its words say all. */
export function consequenceOf(view: Florence, move: FlorenceMove, voice: Voice): string {
  const { t } = voice
  switch (move.do) {
    case 'lead':
      return placesOf(view, move.to, voice)
    case 'accuse':
      return danteNext(view, voice)
    case 'send':
      return ending.has(move.location) ? t('then.over') : ''
    case 'council':
      return t('then.over')
    case 'exchange': {
      const { florins = 0, drachmas = 0 } = view.seats[deciderOf(view)] ?? {}
      return t('then.coins', { florins: florins - move.n, drachmas: drachmas + move.n })
    }
    case 'done':
    case 'pass':
      return endsTurn(view) ? t('then.over') : ''
    default:
      return ''
  }
}

/** Locations where all happens at once. */
const ending: ReadonlySet<string> = new Set(['haystack', 'banquet', 'bank'])

/** Nothing of the turn is left below the open decision. */
function endsTurn({ flow }: Florence): boolean {
  const below = (flow as readonly Frame[]).slice(0, -1)
  return below.every(frame => frame.kind === 'turns' || (frame.kind === 'accusation' && frame.next === 'end'))
}

/** The two locations that the shield's quarter opens. */
function placesOf(view: Florence, to: ShieldId, { t, game }: Voice): string {
  const quarter = hellFor(view.players).shields[to]?.quarter
  const here = locationIds.filter(location => view.locations[location] === quarter)
  return list(
    t.lang,
    here.map(location => locationName(location, game)),
  )
}

/** What Dante's next step brings. */
function danteNext(view: Florence, { t, game }: Voice): string {
  const step = view.end === null ? dantePath(view.players)[view.dante] : undefined
  if (!step) return t('then.over')
  const sin = sinName(sinOf(step.level), game)
  return t('then.dante', { step: stepName(step.kind, game), kind: step.kind, sin })
}
