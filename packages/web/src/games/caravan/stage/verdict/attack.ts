import {
  type Archetype,
  type AttackFrame,
  attackIn,
  countFumbles,
  countHits,
  type FightingView,
  type Id,
  isArcana,
  isChampion,
  minionType,
  type ObjectId,
  sturdiness,
  threshold,
} from '@acheron/games/caravan/board.ts'
import type { AttackRoll, Thrown } from './rolls.ts'
import { type Danger, dangerOf, hitsIn } from './sums.ts'

/** What an Attack has come to, be it still being made or over. */
export interface AttackSum {
  readonly id: string
  readonly attacker: Archetype
  readonly target: ObjectId
  readonly seen: AttackRoll['seen']
  readonly card: Id | null
  /** The dice that are still to be rolled; null once they are. */
  readonly pool: number | null
  readonly dice: readonly Thrown[]
  readonly hits: number
  /** Those of the Hits that no die shows. */
  readonly sure: number
  readonly fumbles: number
  /** STURDINESS; null where nothing is counted against. */
  readonly needs: number | null
  /** THRESHOLD with PRECISION. */
  readonly limit: number | null
  readonly precision: number
  readonly danger: Danger
  /** Dice that may be rolled again. */
  readonly rerolls: number
  readonly end: AttackEnd
}

/** What came of it. */
export type AttackEnd =
  /** Something may still change it. */
  | { readonly kind: 'open' }
  /** A Malefactor. `left`: null while its deck has not yet lost them. */
  | { readonly kind: 'wounds'; readonly wounds: number; readonly left: number | null; readonly felled: boolean }
  | { readonly kind: 'minion'; readonly felled: boolean }
  | { readonly kind: 'champion'; readonly damage: number }

/** The Attack that is being made; null if there is none. */
export function attackNow(view: FightingView, roll: AttackRoll | null): AttackSum | null {
  const frame = attackIn(view)
  if (!frame || frame.target === null) return null
  const { attacker, target, deck, pool, precision } = frame
  const own = roll?.attacker === attacker && roll.target === target ? roll : null
  // Once it is counted it is told by what came of it.
  if (own?.came && counted.has(frame.step)) return null
  const rolled = after.has(frame.step)
  const { hits, fumbles } = countedOf(frame)
  const limit = deck ? Math.max(1, threshold(view, deck) + precision) : null
  const dice = own?.came === null ? turnedOf(own.dice, frame) : frame.dice.map(face => ({ face, turns: 0 }))
  return {
    id: own?.id ?? 'pool',
    attacker,
    target,
    seen: own?.seen,
    card: own?.card ?? null,
    pool: rolled ? null : pool,
    dice: rolled ? dice : [],
    hits,
    sure: rolled ? hits - countHits(frame.dice) : hits,
    fumbles,
    needs: neededOf(view, target, deck),
    limit,
    precision,
    danger: dangerOf(fumbles, limit, deck !== null && !frame.noCounter && hasAction(view, deck)),
    rerolls: frame.rerolls,
    end: { kind: 'open' },
  }
}

/** The last Attack that was made. */
export function attackOver(view: FightingView | null, roll: AttackRoll): AttackSum | null {
  const { came } = roll
  if (!came) return null
  const { hits, fumbles } = came
  const needs = came.needs ?? (view ? neededOf(view, roll.target, roll.deck) : null)
  const limit = came.danger ?? null
  const unsettled = view !== null && isUnsettled(view)
  return {
    id: roll.id,
    attacker: roll.attacker,
    target: roll.target,
    seen: roll.seen,
    card: roll.card,
    pool: null,
    dice: roll.dice,
    hits,
    sure: roll.dice.length > 0 ? Math.max(0, hits - hitsIn(roll.dice)) : 0,
    fumbles,
    needs,
    limit,
    precision: 0,
    danger: dangerOf(fumbles, limit, roll.counter !== null || (unsettled && mayAnswer(view, roll))),
    rerolls: 0,
    end: endOf(roll, needs, unsettled),
  }
}

function endOf(roll: AttackRoll, needs: number | null, unsettled: boolean): AttackEnd {
  const { target, deck, felled, wounds, left, damage, came } = roll
  if (isChampion(target)) return { kind: 'champion', damage }
  if (deck === null && wounds === 0)
    return { kind: 'minion', felled: felled || (needs !== null && came!.hits >= needs) }
  // A Counterattack comes before the Wounds do.
  const expected = unsettled && needs !== null ? Math.floor(came!.hits / needs) : 0
  return { kind: 'wounds', wounds: wounds || expected, left, felled }
}

/** The Counterattack, or what the Wounds bring about, is still being carried out. */
const isUnsettled = ({ flow }: FightingView): boolean =>
  flow.some(
    frame => frame.kind === 'attack' || frame.kind === 'counter' || (frame.kind === 'card' && frame.attacks.length > 0),
  )

/** The Counterattack is still to come: before the Wounds, and only where the deck has an Action to answer with. */
function mayAnswer(view: FightingView, { deck, left }: AttackRoll): boolean {
  return deck !== null && left === null && !attackIn(view)?.noCounter && hasAction(view, deck)
}

/** Steps in which the Hits stand. */
const counted: ReadonlySet<AttackFrame['step']> = new Set(['collateral', 'strike', 'missed', 'snapshot', 'result'])
/** Steps in which the dice lie on the table. */
const after: ReadonlySet<AttackFrame['step']> = new Set(['rolled', '2C', 'turn', ...counted])

/** Dice as they lie now. One that shows the same face again was turned all the same. */
function turnedOf(dice: readonly Thrown[], { dice: faces, rerolled }: AttackFrame): readonly Thrown[] {
  const last = rerolled.at(-1)
  return faces.map((face, i) => {
    const was = dice[i]
    if (!was) return { face, turns: 0 }
    return { face, turns: was.turns + (was.turns === 0 && i === last ? 1 : 0) }
  })
}

/** The result so far. The rules do not yet count dice that may still be rolled again. */
function countedOf({ step, dice, hits, fumbles, fumbleFace }: AttackFrame): { hits: number; fumbles: number } {
  if (step !== 'rolled' && step !== '2C' && step !== 'turn') return { hits, fumbles }
  const missed = countFumbles(dice)
  return {
    hits: hits + countHits(dice) + (fumbleFace === 'hit' ? missed : 0),
    fumbles: fumbleFace === 'fumble' ? missed : 0,
  }
}

function neededOf(view: FightingView, target: ObjectId, deck: Id | null): number | null {
  if (deck) return view.fight.decks[deck]?.owner ? sturdiness(view, deck) : null
  const minion = view.fight.minions[target]
  return minion ? minionType(minion.type).sturdiness : null
}

/** R13.9: only an Action card that lies on top can be turned over as a Counterattack. */
function hasAction({ fight }: FightingView, deck: Id): boolean {
  // A card that nobody may see has no name: it is an Arcana.
  const top = fight.decks[deck]?.cards.at(-1) as Id | null | undefined
  return top !== undefined && top !== null && !isArcana(top)
}
