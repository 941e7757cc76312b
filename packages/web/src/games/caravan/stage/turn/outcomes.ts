import {
  type Archetype,
  type CaravanEvent,
  capital,
  championName,
  type FightingView,
  isChampion,
  type ObjectId,
  objectName,
  shownGame,
} from '@acheron/games/caravan/board.ts'
import type { Voice } from '../../words.ts'
import type { Play } from './play.ts'

/** Damage as a Line deals it to a Champion. */
export interface Blow {
  readonly champion: Archetype
  /** Before anything was turned away. */
  readonly dealt: number
  readonly reduced: number
  /** What cannot be BLOCKED: of a fall, a wall. */
  readonly crash: number
  readonly total: number
}

/** A way of somebody over the board. */
export interface Way {
  readonly object: ObjectId
  /** The places on it, the first one left out where it is not known. */
  readonly places: readonly string[]
}

/** The damage of these events, one for each Champion. */
export function blowsIn(events: readonly CaravanEvent[]): Blow[] {
  const blows = new Map<Archetype, { reduced: number; inflicted: number; crash: number }>()
  const of = (champion: Archetype) => {
    const blow = blows.get(champion) ?? { reduced: 0, inflicted: 0, crash: 0 }
    blows.set(champion, blow)
    return blow
  }
  for (const event of events) {
    if (event.e === 'damageReduced') of(event.champion).reduced += event.by
    if (event.e !== 'damageTaken') continue
    const blow = of(event.champion)
    blow.inflicted += event.inflicted
    blow.crash += event.suffered
  }
  return [...blows].map(([champion, { reduced, inflicted, crash }]) => ({
    champion,
    dealt: inflicted + reduced,
    reduced,
    crash,
    total: inflicted + crash,
  }))
}

/** The ways of these events, in the order in which they began. */
export function waysIn(events: readonly CaravanEvent[]): Way[] {
  const ways = new Map<ObjectId, string[]>()
  for (const event of events) {
    if (event.e !== 'modelMoved') continue
    const to = event.space ?? event.on ?? event.to
    const places = ways.get(event.object) ?? (event.from ? [event.from] : [])
    if (to !== null && places.at(-1) !== to) places.push(to)
    ways.set(event.object, places)
  }
  return [...ways].map(([object, places]) => ({ object, places }))
}

const areaOf = (place: string): string => (place.startsWith('top:') ? '' : place.slice(0, 2))

/** What a Line has done so far, in short. Empty if it reached nobody. */
export function outcomesOf(events: readonly CaravanEvent[], view: FightingView, voice: Voice): string[] {
  const { t, game } = voice
  const name = (id: ObjectId) => (isChampion(id) ? championName(game, id) : capital(objectName(view, id, game)))
  const moved = waysIn(events).flatMap(({ object, places }) => {
    const [from, to] = [areaOf(places[0] ?? ''), areaOf(places.at(-1) ?? '')]
    if (!from || !to || from === to) return []
    const turned = events.findLast(event => event.e === 'facingChanged' && event.malefactor === object)
    const dir = turned?.e === 'facingChanged' ? turned.facing : 'none'
    return [t('line.moved', { who: name(object), from, to, dir })]
  })
  const turned = events.findLast(event => event.e === 'facingChanged')
  const faced =
    moved.length === 0 && turned?.e === 'facingChanged'
      ? [t('line.faced', { who: name(turned.malefactor), dir: turned.facing })]
      : []
  const hurt = blowsIn(events).map(({ champion, dealt, reduced, crash, total }) => {
    const parts = reduced > 0 || (crash > 0 && dealt > 0) ? 'sum' : 'plain'
    return dealt === 0
      ? t('line.crash', { who: name(champion), n: crash })
      : t('line.damage', { who: name(champion), dealt, reduced, crash, total, parts })
  })
  const tests = events.flatMap(event =>
    event.e === 'testMade'
      ? [t('line.test', { who: name(event.champion), success: event.success ? 'yes' : 'no' })]
      : [],
  )
  const wounds = timesOf(events, event => (event.e === 'woundSuffered' ? event.champion : null)).map(
    ([champion, count]) => t('line.wounds', { who: name(champion), count }),
  )
  const stuns = timesOf(events, event => (isStun(event) ? event.champion : null)).map(([champion, count]) =>
    t('line.stunned', { who: name(champion), n: count }),
  )
  const rest = events.flatMap(event => (told.has(event.e) ? [shownGame.tellEvent(event, game)] : []))
  const vigor = vigorIn(events).map(([champion, by]) =>
    t('line.vigor', { who: name(champion), by: by > 0 ? `+${by}` : `−${-by}` }),
  )
  const short = [...moved, ...faced, ...tests, ...hurt, ...wounds, ...vigor, ...stuns, ...rest].filter(
    text => text !== '',
  )
  // Else what has no short form would look as if it had reached nobody.
  return short.length > 0 ? short : events.map(event => shownGame.tellEvent(event, game)).filter(text => text !== '')
}

/** How often it happens to each Champion, in the order of the first time. */
function timesOf(
  events: readonly CaravanEvent[],
  whom: (event: CaravanEvent) => Archetype | null,
): readonly [Archetype, number][] {
  const champions = events.flatMap(event => whom(event) ?? [])
  return [...Map.groupBy(champions, each => each)].map(([champion, { length }]) => [champion, length])
}

/** What is gained or lost by itself; what damage and Wounds do to it is told with them. */
function vigorIn(events: readonly CaravanEvent[]): readonly [Archetype, number][] {
  const sums = new Map<Archetype, number>()
  for (const event of events)
    if (event.e === 'vigorChanged' && (event.why === 'gained' || event.why === 'paid'))
      sums.set(event.champion, (sums.get(event.champion) ?? 0) + event.by)
  return [...sums].filter(([, by]) => by !== 0)
}

type Stun = Extract<CaravanEvent, { e: 'slotChanged' | 'readinessChanged' }>

const isStun = (event: CaravanEvent): event is Stun =>
  (event.e === 'slotChanged' && event.to === 'cooldown') || (event.e === 'readinessChanged' && event.to === 'off')

/** What has no short form is told as the log tells it. */
const told: ReadonlySet<CaravanEvent['e']> = new Set([
  'woundBlocked',
  'held',
  'released',
  'arrested',
  'freed',
  'thrown',
  'polymorphed',
  'returned',
  'disabled',
  'bewitched',
  'tokenChanged',
  'sinDrawn',
  'levelChanged',
  'piecePlaced',
  'pieceRemoved',
  'pieceCollapsed',
  'trapSprung',
  'minionPlaced',
  'minionRemoved',
  'malefactorWounded',
  'malefactorDefeated',
  'malefactorRose',
  'flewAway',
  'reappeared',
  'arcanaAdded',
  'regenerated',
  'arcanaOffered',
])

/** Whom these events reach: those who are hurt, moved, held or stunned by somebody else. */
export function targetsIn(events: readonly CaravanEvent[]): readonly Archetype[] {
  const reached = new Set<Archetype>()
  for (const event of events) {
    switch (event.e) {
      case 'damageTaken':
      case 'damageReduced':
      case 'woundSuffered':
      case 'polymorphed':
      case 'disabled':
      case 'bewitched':
      case 'testMade':
      case 'sinDrawn':
        reached.add(event.champion)
        break
      case 'held':
      case 'arrested':
      case 'thrown':
      case 'modelMoved':
        if (isChampion(event.object)) reached.add(event.object)
        break
      case 'slotChanged':
      case 'readinessChanged':
        if (isStun(event)) reached.add(event.champion)
    }
  }
  return [...reached]
}

/** Whom the present Line is about: whose card it is, whoever moves, and whom it reaches. */
export function aboutIn({ deck, line, did }: Play, { fight }: FightingView): readonly ObjectId[] {
  const events = did[line] ?? []
  const owner = fight.decks[deck]?.owner
  return [...new Set([...(owner ? [owner] : []), ...waysIn(events).map(({ object }) => object), ...targetsIn(events)])]
}

/** Those of them who are struck: whoever only passes a test is not. */
export const struckIn = (events: readonly CaravanEvent[]): readonly Archetype[] =>
  targetsIn(events.filter(event => event.e !== 'testMade' || !event.success))
