import {
  type Archetype,
  archetypes,
  askIn,
  type CaravanMove,
  type CaravanView,
  isChampion,
} from '@acheron/games/caravan/board.ts'

/** Questions about the Slots of a board. */
const slotTopics: ReadonlySet<string> = new Set(['prepare', 'stun', 'restore', 'expiate', 'yield'])

/** Moves with the same text do the same: they differ in Slots on which the same lies. */
function effectOf(view: CaravanView, move: CaravanMove): string {
  if (move.do === 'maneuver' && move.card !== undefined)
    return JSON.stringify({ ...move, slot: lyingOn(view, move.champion, move.slot) })
  if (move.do !== 'choose') return JSON.stringify(move)
  const topic = askIn(view)?.topic
  const { option } = move
  const champion = topic?.champion
  if (typeof option === 'number' && topic && slotTopics.has(topic.what) && isOfPlayer(view, champion))
    return lyingOn(view, champion, option)
  const place = option as { champion?: unknown; slot?: unknown } | null
  if (typeof place === 'object' && place !== null && typeof place.slot === 'number' && isOfPlayer(view, place.champion))
    return JSON.stringify({ ...place, slot: lyingOn(view, place.champion, place.slot) })
  return JSON.stringify(option)
}

/** A Companion's boxes are all different. */
const isOfPlayer = ({ champions }: CaravanView, id: unknown): id is Archetype =>
  typeof id === 'string' && isChampion(id) && champions[id].player

/** What lies on a Slot, as far as it matters: the card of a Wound only where Wounds have effects of their own. */
function lyingOn({ champions, options }: CaravanView, id: Archetype, n: number): string {
  const slot = champions[id].slots[n]
  if (!slot) return `slot ${n}`
  const { cond, card, maneuvers } = slot
  const matters = cond === 'sin' || (cond === 'wound' && options.difficulty === 'grim')
  return JSON.stringify([cond, matters ? card : null, maneuvers])
}

/** The first of all moves that do the same, in their order. */
export function oneOfAlike(view: CaravanView, moves: readonly CaravanMove[]): readonly CaravanMove[] {
  const first = new Map<string, CaravanMove>()
  for (const move of moves) {
    const effect = effectOf(view, move)
    if (!first.has(effect)) first.set(effect, move)
  }
  return first.size === moves.length ? moves : [...first.values()]
}

/** One seat leads all four: the order in which it takes them means nothing. */
const takesAll = ({ flow, players, options }: CaravanView): boolean =>
  flow.at(-1)?.kind === 'draft' && players === 1 && options.playerChampions === archetypes.length

/** The answer to a question whose answers all do the same. */
export function onlyAnswer(view: CaravanView, moves: readonly CaravanMove[]): CaravanMove | null {
  if (takesAll(view)) return moves[0] ?? null
  const [answer, another] = oneOfAlike(view, moves)
  return answer?.do === 'choose' && another === undefined ? answer : null
}
