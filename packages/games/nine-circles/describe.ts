import type { View } from '@acheron/engine'
import { list, type Translate } from '@acheron/engine/words'
import { circleOf } from './circles.ts'
import { countOf, takeOut } from './multisets.ts'
import { rankIds } from './scoring.ts'
import { faces, type NineCirclesEvent, type NineCirclesMove, type NineCirclesState } from './state.ts'
import type { Words } from './words/compiled/keys.ts'

type T = Translate<Words>

/**
 * A move as an order, with what it costs where that is known; an event as a sentence of the log. A move is described
 * from the view it can be made in; an event says everything itself, so a log line never changes with the view.
 */
export function describe(
  thing: NineCirclesMove | NineCirclesEvent,
  view: View<NineCirclesState>,
  t: Translate<Words>,
): string {
  return 'do' in thing ? describeMove(thing, view, t) : describeEvent(thing, t)
}

function describeMove(move: NineCirclesMove, view: View<NineCirclesState>, t: T): string {
  switch (move.do) {
    case 'declare':
      return t('move.declare', { n: move.n, pair: t('dice.faces', { count: 2, face: move.n }) })
    case 'roll': {
      const [row = 0] = move.rows
      const kept = [...view.active]
      takeOut(kept, move.again)
      const rows =
        move.rows.length === 1
          ? t('rows.one', { row, left: (view.rows[row - 1] ?? 1) - 1 })
          : t('rows.joined', { rows: list(t.lang, move.rows) })
      const dice = { ...rolledDice(move, t), kept: showing(kept, t), rows }
      return t(kept.length > 0 ? `move.roll.keep.${mixOf(move)}` : `move.roll.${mixOf(move)}`, dice)
    }
    case 'virgil':
      return t('move.virgil', { ...change(move, t), left: view.virgil - 1 })
    case 'claim': {
      const lost = [...view.active]
      takeOut(lost, move.use)
      return t('move.claim', {
        dice: claimed(view.circle, move.use, t),
        count: lost.length,
        lost: showing(lost, t),
      })
    }
    case 'concede':
      return t('move.concede', { circle: view.circle, name: circleName(view.circle, t) })
  }
}

function describeEvent(event: NineCirclesEvent, t: T): string {
  switch (event.e) {
    case 'circleStarted': {
      const { id } = circleOf(event.circle)
      return t('event.circleStarted', {
        circle: event.circle,
        name: circleName(event.circle, t),
        target: t(`circle.${id}.target`),
        enter: t(`circle.${id}.enter`),
      })
    }
    case 'declared':
      return t('event.declared', { n: event.n })
    case 'rolled': {
      const dice = { ...rolledDice(event, t), rows: list(t.lang, event.rows), values: list(t.lang, event.values) }
      return t(event.rows.length > 1 ? `event.rolled.joined.${mixOf(event)}` : `event.rolled.${mixOf(event)}`, dice)
    }
    case 'fivesDiscarded':
      return t('event.fivesDiscarded', {
        dice: t('dice.faces', { count: event.count, face: 5 }),
        count: event.count,
      })
    case 'virgilUsed':
      return t('event.virgilUsed', change(event, t))
    case 'circleCleared':
      return t('event.circleCleared', {
        circle: event.circle,
        name: circleName(event.circle, t),
        dice: claimed(event.circle, event.use, t),
        count: event.removed.length,
        lost: showing(event.removed, t),
      })
    case 'gameWon': {
      const { dice, pips, virgil, score } = event
      const rank = rankIds.find(id => id === event.rank)
      const verdict = rank
        ? t('event.gameWon.rank', { rank: t(`rank.${rank}.name`), text: t(`rank.${rank}.text`) })
        : t('event.gameWon.unranked')
      return `${t('event.gameWon', { dice, pips, virgil, score })} ${verdict}`
    }
    case 'gameLost': {
      const cause = t(`loss.${event.cause}`, { circle: event.circle, name: circleName(event.circle, t) })
      return t('event.gameLost', { cause, cleared: event.cleared })
    }
  }
}

function circleName(circle: number, t: T): string {
  return t(`circle.${circleOf(circle).id}.name`)
}

interface Rolled {
  readonly fresh: number
  readonly again: readonly number[]
}

/** Which of the two kinds of dice a roll is made of (R3.2). */
function mixOf({ fresh, again }: Rolled): 'fresh' | 'again' | 'both' {
  if (again.length === 0) return 'fresh'
  return fresh === 0 ? 'again' : 'both'
}

function rolledDice({ fresh, again }: Rolled, t: T): { fresh: string; again: string } {
  return { fresh: t('dice.fresh', { count: fresh }), again: showing(again, t) }
}

/** Dice by what they show, the equal ones together: "a 1 and two 6s". */
function showing(dice: readonly number[], t: T): string {
  const shown = faces.filter(face => dice.includes(face))
  return list(
    t.lang,
    shown.map(face => t('dice.faces', { count: countOf(dice, face), face })),
  )
}

function change({ from, to }: { from: number; to: number }, t: T): { how: string; from: string; to: number } {
  // The flip of a 3 or a 4 is a step as well (R4.3), and a step is easier to picture.
  const how = to === from + 1 ? 'raise' : to === from - 1 ? 'lower' : 'flip'
  return { how, from: t('dice.faces', { count: 1, face: from }), to }
}

/** The dice of a claim in the way its circle looks at them: "three 2s", "6 + 3", "6 + 4 and 5 + 5", "1, 2, 3 and 4". */
function claimed(circle: number, use: readonly number[], t: T): string {
  const { target } = circleOf(circle)
  switch (target.kind) {
    case 'faces':
    case 'declared':
      return showing(use, t)
    case 'sums':
      return list(
        t.lang,
        setsOf(use, target.sum).map(set => set.join(' + ')),
      )
    case 'run':
    case 'without':
      return list(t.lang, use)
  }
}

/** Parts dice into sets of that sum, the highest dice first. */
function setsOf(use: readonly number[], sum: number): number[][] {
  const rest = use.toSorted((a, b) => b - a)
  const sets: number[][] = []
  while (rest.length > 0) {
    const set = setWith(rest, sum)
    sets.push(set)
    takeOut(rest, set)
  }
  return sets
}

/** The first die and others that make up the sum with it; all dice when nothing does. */
function setWith(dice: readonly number[], sum: number): number[] {
  const fill = (from: number, left: number): number[] | null => {
    if (left === 0) return []
    for (let i = from; i < dice.length; i++) {
      const value = dice[i]!
      const others = value <= left ? fill(i + 1, left - value) : null
      if (others) return [value, ...others]
    }
    return null
  }
  const [first = 0] = dice
  const others = fill(1, sum - first)
  return others ? [first, ...others] : [...dice]
}
