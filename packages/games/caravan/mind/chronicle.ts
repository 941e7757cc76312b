import type { Json } from '@acheron/engine'
import { entry, path, treasure } from '../box/index.ts'
import type { Archetype, ChampionSel, Id, Instruction } from '../box/vocabulary.ts'
import { enhancementCost } from '../campaign/enhancing.ts'
import { wounds } from '../champions/champion.ts'
import { isChampion } from '../champions/deciders.ts'
import { allHits, hits } from '../chronicle/ordeals.ts'
import type { OrdealFrame, Topic } from '../frames.ts'
import type { CaravanMove } from '../moves.ts'
import { archetypes, type CaravanView } from '../state.ts'
import { chanceOfHits } from './odds.ts'
import { cardRating, treasureRating } from './rating.ts'

/** How many entries ahead the plain player reads. */
const ahead = 3

const many = (to: ChampionSel): number => (to === 'each' ? 4 : 1)

function instructionWorth(step: Instruction, depth: number): number {
  if ('so' in step) return 0.5 * worthOf(step.so, depth) + 0.5 * worthOf(step.otherwise ?? [], depth)
  switch (step.do) {
    case 'take-treasure':
      return 1
    case 'take-discovery':
      return 0.8
    case 'store-treasure':
      return -1
    case 'c-token':
      return 0.6 * many(step.to) * (step.n ?? 1)
    case 'c-wound':
      return -1.2 * many(step.to) * (step.n ?? 1)
    case 'c-sin':
      return -0.4 * many(step.to) * (step.n ?? 1)
    case 'c-invigorate':
      return 0.12 * many(step.to) * step.n
    case 'c-lose-vigor':
      return -0.12 * many(step.to) * step.n
    case 'offer-arcana':
      return -0.7 * step.n
    case 'ordeal':
      return 0.75 * worthOf(step.success, depth) + 0.25 * (worthOf(step.fail, depth) - 1) - 0.06 * step.difficulty
    case 'proceed':
      return depth > 0 ? entryWorth(step.entry, depth - 1) : 0
    case 'inspect':
      return depth > 0 ? entryWorth(step.region, depth - 1) : 0
    case 'dilemma':
    case 'personal-dilemma':
      return depth > 0 ? Math.max(...step.options.map(({ go }) => entryWorth(go, depth - 1))) : 0
    default:
      return 0
  }
}

const worthOf = (steps: readonly Instruction[], depth: number): number =>
  steps.reduce((sum, step) => sum + instructionWorth(step, depth), 0)

const known = new Map<string, number>()

/** The promise of an entry of the Chronicle. */
function entryWorth(id: Id, depth: number): number {
  const key = `${id}/${depth}`
  const found = known.get(key)
  if (found !== undefined) return found
  known.set(key, 0)
  const made = worthOf(entry(id).instr, depth)
  known.set(key, made)
  return made
}

/** The options of the dilemma that is being asked, by their ids. */
function dilemmaWorth({ entry: id }: Topic, option: Json): number {
  if (typeof id !== 'string') return 0
  const options = dilemmas(entry(id).instr)
  const chosen = options.find(each => each.id === option)
  return chosen ? entryWorth(chosen.go, ahead) : 0
}

const dilemmas = (steps: readonly Instruction[]): { id: string; go: Id }[] =>
  steps.flatMap(step => {
    if ('so' in step) return dilemmas([...step.so, ...(step.otherwise ?? [])])
    if (step.do === 'ordeal') return dilemmas([...step.success, ...step.fail])
    return step.do === 'dilemma' || step.do === 'personal-dilemma' ? [...step.options] : []
  })

/** A Champion's endurance; the strongest takes harm. */
const health = ({ champions }: CaravanView, id: Archetype): number => champions[id].vigor - 7 * wounds(champions[id])

/** After this many lost tries the plain player gives up. */
const mostTries = 8

export const isEnd = (option: Json): boolean => option === 'giveUp' || option === 'stop'

/** A loss that the story takes up is taken; otherwise the same again, other equipment once, an easier mode at last. */
function retryWorth({ lost }: CaravanView, option: Json): number {
  if (option === 'forward') return 2
  if (lost >= mostTries && isEnd(option)) return 1
  if (option === 'equipment') return lost === 3 ? 1 : 0
  if (typeof option === 'object') return lost === 5 ? 1 : 0
  return option === 'again' ? 0.5 : 0
}

/** With people at the table, or in a tie of votes that others have cast, the plain player neither gives up nor stops. */
const isPeoples = ({ options }: CaravanView, { tied, unvoted }: Topic): boolean =>
  options.followers === 'on' || (tied === true && unvoted !== true)

/** The team's votes, and a Champion's questions outside of a fight. */
export function campaignWorth(state: CaravanView, topic: Topic, option: Json): number {
  switch (topic.what) {
    case 'dilemma':
      return dilemmaWorth(topic, option)
    case 'path':
      return typeof option === 'string' ? entryWorth(path(option).entry, ahead) : 0
    case 'chapter':
      return option === 'go' ? 1 : 0
    case 'skip':
    case 'change':
      return option === 'back' ? 1 : 0
    case 'onward':
      return (option === 'stop') === !isPeoples(state, topic) ? 1 : 0
    case 'retry':
      return isPeoples(state, topic) && isEnd(option) ? -1 : retryWorth(state, option)
    case 'award':
      return isChampion(String(option)) ? (topic.success ? -0.01 : 1) * health(state, option as Archetype) : 0
    case 'champion': {
      const isGood = topic.for === 'c-invigorate' || topic.for === 'c-token'
      return isChampion(String(option)) ? (isGood ? -1 : 1) * health(state, option as Archetype) : 0
    }
    case 'treasure':
      return isChampion(String(option)) ? 1 + (state.champions[option as Archetype].player ? 0.5 : 0) : 0
    case 'sacred':
      return typeof option === 'string' ? treasureRating(option) + usable(state, option) : 0
    case 'maneuverTaken':
      return typeof option === 'string' ? cardRating(option) : 0
    case 'maneuverRemoved':
      return -cardRating((option as { removed: Id }).removed)
    case 'championCard':
      return String(option).endsWith('b') ? 0.1 : 0
    case 'exchange':
      return typeof option === 'object' && option !== null && 'keep' in option ? 1 : 0
    case 'enhance':
      return fuelWorth(state, option)
    default:
      return 0
  }
}

/** 1 if some Champion has an empty place for it, else 0. */
function usable(state: CaravanView, id: Id): number {
  const card = treasure(id)
  return archetypes.some(champion => state.champions[champion].equip[card.type] === null) ? 1 : 0
}

/** R4.4: one die more than the Hits that are missing, from those who have most Vigor; nobody spends its last Vigor. */
export function effortGains(state: CaravanView, frame: OrdealFrame, moves: readonly CaravanMove[]): number[] {
  const share = effortShares(state, frame)
  return moves.map(move => (move.do === 'effort' ? -Math.abs(move.dice - share[move.champion]) : 0))
}

function effortShares(state: CaravanView, frame: OrdealFrame): { [id in Archetype]: number } {
  const shares = { mercenary: 0, devotee: 0, outlaw: 0, artist: 0 }
  const missing = frame.difficulty - allHits(frame)
  for (let left = missing > 0 ? missing + 1 : 0; left > 0; left--) {
    const freshest = archetypes.reduce((best, id) =>
      state.champions[id].vigor - shares[id] > state.champions[best].vigor - shares[best] ? id : best,
    )
    if (state.champions[freshest].vigor - shares[freshest] <= 2) break
    shares[freshest]++
  }
  return shares
}

/** R4.6: the one whose dice promise most, if the chance is fair. */
export function fateGains(frame: OrdealFrame, moves: readonly CaravanMove[]): number[] {
  const missing = frame.difficulty - allHits(frame)
  const chance = (id: Archetype) => chanceOfHits(frame.dice[id].length, hits(frame, id) + missing)
  const best = archetypes.reduce((one, id) => (chance(id) > chance(one) ? id : one))
  return moves.map(move => (move.do === 'fate' && move.offer ? (move.champion === best ? chance(best) - 0.3 : -1) : 0))
}

/** R6.2: better weapons are taken up, empty places filled, spare things STORED for a better rank. */
export function transitionGains(state: CaravanView, moves: readonly CaravanMove[]): number[] {
  return moves.map(move => {
    switch (move.do) {
      case 'assign':
        return move.to === 'box'
          ? layDownGain(state, move.card)
          : inBox(state, move.card)
            ? treasureRating(move.card)
            : -1
      case 'heirloom':
        return 0.5
      case 'enhance':
        return hasSpare(state, move.treasure) ? 0.4 : -1
      case 'reverse':
        return -1
      default:
        return 0
    }
  })
}

const inBox = ({ caravan }: CaravanView, id: Id): boolean => caravan.box.includes(id)

/** Somebody has an empty place for it. */
const isWanted = (state: CaravanView, id: Id): boolean => {
  const { type } = treasure(id)
  return type !== 'weapon' && archetypes.some(champion => state.champions[champion].equip[type] === null)
}

/** R17.9: unwanted Treasures in the Box are enough for it. */
function hasSpare(state: CaravanView, id: Id): boolean {
  const spare = state.caravan.box.filter(other => other !== id && !isWanted(state, other))
  return spare.length >= enhancementCost(id)
}

/**
 * The next Treasure to STORE: from the Box, the worst first. An enhancement once begun is finished; otherwise it would
 * begin again without end.
 */
function fuelWorth(state: CaravanView, option: Json): number {
  if (typeof option !== 'object' || option === null || !('store' in option)) return -99
  const last = (option.store as Id[]).at(-1)!
  return -treasureRating(last) - (inBox(state, last) ? 0 : 20) - (isWanted(state, last) ? 5 : 0)
}

/** A weapon is laid down for one in the Box that is stronger. */
function layDownGain(state: CaravanView, id: Id): number {
  const card = treasure(id)
  if (card.type !== 'weapon') return -1
  const better = state.caravan.box.some(other => {
    const found = treasure(other)
    return (
      found.type === 'weapon' &&
      found.proficiency === card.proficiency &&
      treasureRating(other) > treasureRating(id) + 0.5
    )
  })
  return better ? 0.3 : -1
}

/** 3.1: the Champions most useful to a player come first. */
const order: readonly Archetype[] = ['mercenary', 'outlaw', 'devotee', 'artist']
export const draftGains = (moves: readonly CaravanMove[]): number[] =>
  moves.map(move => (move.do === 'choose' ? -order.indexOf(move.option as Archetype) : 0))
