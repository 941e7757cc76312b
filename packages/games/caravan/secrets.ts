import type { Plan, Secrets } from '@acheron/engine'
import { dirs, isArea } from './battle-board/places.ts'
import { isArcana } from './box/index.ts'
import type { Archetype } from './box/vocabulary.ts'
import type { CaravanMove } from './moves.ts'
import type { CaravanState, CaravanView, ChampionState } from './state.ts'

type Champions = { [champion in Archetype]: ChampionState }

/** Section 5: hands are open unless the option says otherwise; then only to whoever decides for the Champion. */
const seesHand = ({ options, champions }: CaravanState, seat: number | null, [champion]: readonly string[]): boolean =>
  options.openHands === 'on' || champions[champion as Archetype].seat === seat

/** R15.13: the reverse of a Cooldown is known to nobody. */
const isShown = (champions: Champions | undefined, [champion, slot]: readonly string[]): boolean =>
  champions?.[champion as Archetype].slots[Number(slot)]?.cond !== 'cooldown'

/** The top of an Action deck, unless it is an Arcana that lies face down. */
function isSeenOnTop({ fight }: CaravanState, [id, index]: readonly string[]): boolean {
  const deck = fight!.decks[id!]!
  if (deck.owner === null || Number(index) !== deck.cards.length - 1) return false
  const top = deck.cards.at(-1)!
  return !isArcana(top) || deck.faceUp.includes(top)
}

/** A choice of Effort or Fate is visible only to its Champion's seat until all are in. */
function isOwnUntilAllAreIn(step: 'effort' | 'fate') {
  return ({ flow, champions }: CaravanState, seat: number | null, [at, champion]: readonly string[]): boolean => {
    const frame = flow[Number(at)]
    return frame?.kind !== 'ordeal' || frame.step !== step || champions[champion as Archetype].seat === seat
  }
}

/** Options about a closed hand would reveal it, so only the asked seat sees them. */
export const handTopics: ReadonlySet<string> = new Set(['discard', 'pay-sin', 'perform', 'remove-sin'])

function mayReadOption({ flow, options }: CaravanState, seat: number | null, [at]: readonly string[]): boolean {
  const frame = flow[Number(at)]
  if (frame?.kind !== 'ask' || options.openHands === 'on' || !handTopics.has(frame.topic.what)) return true
  return frame.seat === seat
}

/** A ballot is its seat's alone until all are in. */
function isOwnUntilAllVoted({ flow }: CaravanState, seat: number | null, [at, voter]: readonly string[]): boolean {
  const frame = flow[Number(at)]
  return Number(voter) === seat || (frame?.kind === 'vote' && frame.seats.every(each => frame.cast[each]))
}

/** Section 5. */
export const secrets: Secrets<CaravanState> = {
  state: [
    ...['decks', 'save.decks'].flatMap(place =>
      ['arcana', 'offered', 'wounds', 'sins', 'findings'].map(
        deck => ({ place: `${place}.${deck}.*`, seenBy: 'nobody' }) as const,
      ),
    ),
    { place: 'champions.*.deck.*', seenBy: 'nobody' },
    { place: 'save.champions.*.deck.*', seenBy: 'nobody' },
    { place: 'champions.*.slots.*.card', seenBy: ({ champions }, _seat, keys) => isShown(champions, keys) },
    { place: 'save.champions.*.slots.*.card', seenBy: ({ save }, _seat, keys) => isShown(save?.champions, keys) },
    { place: 'champions.*.hand.*', seenBy: seesHand },
    { place: 'champions.*.sins.*', seenBy: seesHand },
    { place: 'save.champions.*.sins.*', seenBy: seesHand },
    { place: 'fight.decks.*.cards.*', seenBy: (state, _seat, keys) => isSeenOnTop(state, keys) },
    { place: 'flow.*.options.*', seenBy: mayReadOption },
    { place: 'flow.*.ballots.$', seenBy: isOwnUntilAllVoted },
    { place: 'flow.*.effort.*', seenBy: isOwnUntilAllAreIn('effort'), openAtDevice: true },
    { place: 'flow.*.fate.*', seenBy: isOwnUntilAllAreIn('fate'), openAtDevice: true },
  ],
  events: [
    { match: { e: 'cardDrawn' }, hide: ['card'] },
    { match: { e: 'sinDrawn' }, hide: ['sin'] },
  ],
  moves: [
    { match: { do: 'vote' }, hide: ['option'] },
    { match: { do: 'effort' }, hide: ['dice'], openAtDevice: true },
    { match: { do: 'fate' }, hide: ['offer'], openAtDevice: true },
  ],
}

/** Moves that may name a card of a hand. */
const namesCards: ReadonlySet<CaravanMove['do']> = new Set(['maneuver', 'free', 'use', 'react'])

/** Whether everybody may know that a seat considers the move: with open hands any, otherwise none about a hand. */
function isOpenMove({ flow, options }: CaravanView, move: CaravanMove): boolean {
  if (options.openHands === 'on') return true
  const frame = flow.at(-1)
  if (move.do === 'choose') return frame?.kind !== 'ask' || !handTopics.has(frame.topic.what)
  return !namesCards.has(move.do)
}

const isSpace = (place: string): boolean => isArea(place.slice(0, 2)) && dirs.some(dir => place.slice(2) === `.${dir}`)

/** Whether it is a place of the arena: on the ground, or on top of a piece. */
function isIn({ fight }: CaravanView, place: unknown, isGround: (place: string) => boolean): boolean {
  if (fight === null || typeof place !== 'string') return false
  return isGround(place) || (place.startsWith('top:') && Object.hasOwn(fight.pieces, place.slice('top:'.length)))
}

/** The others see what is pointed at, and the way of a walk; of what would follow otherwise nothing. */
export function toldPlan(view: CaravanView, { move, next }: Plan<CaravanMove>): Plan<CaravanMove> | null {
  if (!isOpenMove(view, move)) return null
  const way = next.flatMap((each): CaravanMove[] => {
    if (each.do === 'step' && isIn(view, each.to, isArea)) return [{ do: 'step', to: each.to }]
    return each.do === 'stand' && isIn(view, each.at, isSpace) ? [{ do: 'stand', at: each.at }] : []
  })
  return { move, next: way }
}
