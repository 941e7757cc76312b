import type { NineCirclesEvent, NineCirclesView } from '@acheron/games/nine-circles/board.ts'
import { without } from './lists.ts'

export type Place = 'pool' | 'active' | 'gone'

/** A die of the stage. The rules know no single dice; here each is followed, so that it can be seen travelling. */
export interface Die {
  readonly id: number
  readonly place: Place
  readonly value: number | null
  /** Grows with every roll of this die: it tumbles then, and lies at a new angle. */
  readonly rolls: number
  /** What it showed when it left the table. */
  readonly was?: number | null
}

/**
 * The list's order is the order in which dice lie in their places. Active ones always lie by their values, as the view
 * has them: the same position looks the same, whatever led to it.
 */
export type Dice = readonly Die[]

export function inPlace(dice: Dice, place: Place): Die[] {
  return dice.filter(die => die.place === place)
}

export function valuesOf(dice: Dice): number[] {
  return dice.flatMap(die => die.value ?? []).sort((a, b) => a - b)
}

/** Lays active dice by their values; equal ones, and those without a value, stay as they were among themselves. */
function inOrder(dice: Dice): Dice {
  return dice.toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0))
}

/** The dice of a view, where nothing is known of the views before. */
export function layOut(view: NineCirclesView): Dice {
  let id = 0
  const make = (place: Place, value: number | null): Die => ({ id: id++, place, value, rolls: 0 })
  return [
    ...view.active.map(value => make('active', value)),
    ...Array.from({ length: view.pool }, () => make('pool', null)),
    ...Array.from({ length: view.removed }, () => make('gone', null)),
  ]
}

/** Picks dice by their values, those in hand first. */
export function pick(dice: Dice, values: readonly number[], held: readonly number[]): Die[] {
  const first = dice.toSorted((a, b) => Number(held.includes(b.id)) - Number(held.includes(a.id)))
  const picked: Die[] = []
  for (const value of values) {
    const die = first.find(each => each.value === value && !picked.includes(each))
    if (die) picked.push(die)
  }
  return picked
}

/** Picks a number of dice from the pool, those in hand first. */
export function pickFresh(dice: Dice, count: number, held: readonly number[]): Die[] {
  return inPlace(dice, 'pool')
    .toSorted((a, b) => Number(held.includes(b.id)) - Number(held.includes(a.id)))
    .slice(0, count)
}

/** The dice after an event; the same list when it moves none. */
function play(dice: Dice, event: NineCirclesEvent, held: readonly number[]): Dice {
  const active = inPlace(dice, 'active')
  switch (event.e) {
    case 'rolled': {
      const again = pick(active, event.again, held)
      const fresh = pickFresh(dice, event.fresh, held)
      const rolled = new Map([...again, ...fresh].map((die, i) => [die.id, event.values[i] ?? 1]))
      const roll = (die: Die): Die => {
        const value = rolled.get(die.id)
        return value === undefined ? die : { ...die, place: 'active', value, rolls: die.rolls + 1 }
      }
      // Fresh dice come to lie after equal ones that are there already.
      return inOrder([...dice.filter(die => !fresh.includes(die)), ...fresh].map(roll))
    }
    case 'fivesDiscarded':
      return send(
        dice,
        active.filter(die => die.value === 5),
        'gone',
      )
    case 'virgilUsed': {
      const [turned] = pick(active, [event.from], held)
      return inOrder(dice.map(die => (die === turned ? { ...die, value: event.to } : die)))
    }
    case 'circleCleared': {
      const used = pick(active, event.use, held)
      const lost = active.filter(die => !used.includes(die))
      return send(send(dice, used, 'pool'), lost, 'gone')
    }
    default:
      return dice
  }
}

function send(dice: Dice, sent: Dice, place: Place): Dice {
  const ids = sent.map(die => die.id)
  const moved = dice.filter(die => ids.includes(die.id)).map(die => ({ ...die, place, value: null, was: die.value }))
  return [...dice.filter(die => !ids.includes(die.id)), ...moved]
}

function agrees(dice: Dice, view: NineCirclesView): boolean {
  return (
    inPlace(dice, 'pool').length === view.pool &&
    inPlace(dice, 'gone').length === view.removed &&
    valuesOf(inPlace(dice, 'active')).join() === view.active.join()
  )
}

/** Dice as the view has them, changed as little as possible: for undo and for jumps in a replay. */
function settle(dice: Dice, view: NineCirclesView): Dice {
  if (agrees(dice, view)) return dice
  if (dice.length !== view.pool + view.active.length + view.removed) return layOut(view)
  const kept = pick(inPlace(dice, 'active'), view.active, [])
  const missing = without(
    view.active,
    kept.map(die => die.value ?? 0),
  )
  const free = dice.filter(die => !kept.includes(die))
  const order: Place[] = ['active', 'pool', 'gone']
  const rest = free.toSorted((a, b) => order.indexOf(a.place) - order.indexOf(b.place))
  const placed = rest.map((die, i): Die => {
    if (i < missing.length) return { ...die, place: 'active', value: missing[i] ?? 1 }
    return { ...die, value: null, place: i < missing.length + view.pool ? 'pool' : 'gone' }
  })
  return inOrder([...dice.filter(die => kept.includes(die)), ...placed])
}

/** The dice as they are shown one after the other; the last are those of the view. */
export function beats(
  dice: Dice,
  events: readonly NineCirclesEvent[],
  view: NineCirclesView,
  held: readonly number[],
): Dice[] {
  const seen: Dice[] = []
  let now = dice
  for (const event of events) {
    const next = play(now, event, held)
    if (next !== now) seen.push(next)
    now = next
  }
  return agrees(now, view) && seen.length > 0 ? seen : [settle(dice, view)]
}
