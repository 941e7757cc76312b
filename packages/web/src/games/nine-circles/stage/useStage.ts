import { equal, type JsonObject } from '@acheron/engine'
import { nineCircles } from '@acheron/games/nine-circles'
import type {
  Claim,
  NineCirclesEvent,
  NineCirclesMove,
  NineCirclesState,
  NineCirclesView,
  Roll,
} from '@acheron/games/nine-circles/board.ts'
import { useEffect, useMemo, useState } from 'react'
import type { BoardProps } from '../../../board/face.ts'
import type { Key } from '../../../board/gestures.ts'
import type { ButtonStage, SpotStage } from '../../../board/stage.ts'
import { useEscape } from '../../../board/useEscape.ts'
import { useListed } from '../../../board/useListed.ts'
import { voiceOf } from '../words.ts'
import { type Aim, aimOf } from './aim.ts'
import { beats, type Dice, type Die, inPlace, layOut, pick } from './dice.ts'
import { emptyHand, type Hand, meaning, meantBy, rollOf, toggle, touchRow } from './hand.ts'
import { same, without } from './lists.ts'
import { type Declaration, isClaim, isDeclaration, isRoll, isVirgil, type Virgil } from './moves.ts'
import { toldBy } from './told.ts'

export type NineCirclesBoardProps = BoardProps<NineCirclesState, NineCirclesMove, NineCirclesEvent>

/** How long a beat is looked at before the next: fives lie for a moment before they crumble. */
const beatTime = 640

interface Shown {
  readonly view: NineCirclesView
  readonly events: readonly NineCirclesEvent[]
  readonly beats: readonly Dice[]
  readonly at: number
}

/**
 * The things on the stage: the dice are followed one by one, and several of them lie in the hand at once. Its things
 * are `die:<id>`, `row:<size>` and, only in the log, `virgil` and `circle:<n>`.
 */
export interface Stage extends SpotStage, ButtonStage<NineCirclesMove> {
  readonly view: NineCirclesView
  readonly dice: Dice
  readonly hand: Hand
  readonly rolls: readonly Roll[]
  readonly claims: readonly Claim[]
  readonly declarations: readonly Declaration[]
  /** The die whose faces Virgil offers, and those faces. */
  readonly fan: { readonly die: Die; readonly changes: readonly Virgil[] } | null
  readonly virgils: readonly Virgil[]
  /** The roll and the claim that the hand stands for. */
  readonly roll: Roll | null
  readonly claim: Claim | null
  readonly aim: Aim
  /** The claim whose dice are shown while nothing is pointed at and nothing is in the hand. */
  readonly likely: Claim | null
  /** True if the pointed move is not the hand's. */
  readonly preview: boolean
  /** Whether a guide offers less than the rules allow. */
  readonly guided: boolean
  /** Counts the touches that the guide did not ask for, since the last one it did. */
  readonly strayed: number
  /** Whether the hand is a part of a roll that is offered. */
  readonly partial: boolean
  touchRoll(): void
}

/** Whether the dice are some of those of a roll, not all. */
function isPart(held: { fresh: number; again: readonly number[] }, roll: Roll): boolean {
  const rest = without(roll.again, held.again)
  const fits = held.fresh <= roll.fresh && rest.length === roll.again.length - held.again.length
  return fits && held.fresh + held.again.length < roll.fresh + roll.again.length
}

/** The things on the stage and the meaning of touches. All legality comes from the list of moves. */
export function useStage(props: NineCirclesBoardProps): Stage {
  const { view: given, moves, legal } = props
  const [hand, setHand] = useState<Hand>(emptyHand)
  const [touched, setTouched] = useState<number | null>(null)
  const [strayed, setStrayed] = useState(0)
  /** The advice that the player overrode by taking something up. */
  const [aside, setAside] = useState<NineCirclesMove | null>(null)
  const [shown, setShown] = useState<Shown>(() => ({
    view: given,
    events: props.events,
    beats: [layOut(given)],
    at: 0,
  }))
  // An unchanged view leaves the hand alone.
  const view = equal(shown.view, given) ? shown.view : given

  let now = shown
  if (shown.view !== view) {
    const { events } = props
    const last = shown.beats.at(-1) ?? layOut(view)
    const held = touched === null ? hand.dice : [touched, ...hand.dice]
    now = { view, events, beats: beats(last, events === shown.events ? [] : events, view, held), at: 0 }
    setShown(now)
    setHand(emptyHand)
    setTouched(null)
    setStrayed(0)
  }
  const scene = now.beats
  useEffect(() => {
    if (scene.length < 2) return
    const timer = setTimeout(() => setShown(each => ({ ...each, at: each.beats.length - 1 })), beatTime)
    return () => clearTimeout(timer)
  }, [scene])

  const sorted = useMemo(
    () => ({
      rolls: moves.filter(isRoll),
      claims: moves.filter(isClaim).toSorted((a, b) => b.use.length - a.use.length),
      virgils: moves.filter(isVirgil),
      declarations: moves.filter(isDeclaration),
    }),
    [moves],
  )
  const { rolls, claims, virgils, declarations } = sorted
  const guided = moves.length > 0 && moves.length < legal.length
  const dice = now.beats[now.at] ?? []
  // A touch is about the dice as they will lie, for the moves are.
  const settled = now.beats.at(-1) ?? dice
  const current = shown.view === view ? hand : emptyHand
  const offer = { dice: settled, rolls, view }
  const held = meaning(current, settled)
  const roll = rollOf(current, offer)
  const claim = held.fresh === 0 ? (claims.find(each => same(each.use, held.again)) ?? null) : null
  const fanDie = settled.find(die => die.id === touched && die.place === 'active' && shown.view === view)
  // All of Virgil's changes are shown; those that a guide leaves out are dim.
  const changes = fanDie && moves.length > 0 ? legal.filter(isVirgil).filter(move => move.from === fanDie.value) : []
  const chosen = claim ?? roll
  const advised = current.dice.length > 0 && props.advised === aside ? null : props.advised
  const aimed = useListed(moves, props.pointed ?? advised) ?? chosen
  const partial = guided && held.fresh + held.again.length > 0 && rolls.some(each => isPart(held, each))
  // The likeliest claim shows its used and lost dice before anybody points at it, unless the hand is about a roll.
  const likely = (current.dice.length === 0 || rolls.length === 0 ? claims : []).find(
    each => without(held.again, each.use).length === 0,
  )
  const shownMove = aimed ?? likely ?? null
  const inHand = useMemo(() => (touched === null ? current.dice : [touched, ...current.dice]), [touched, current])
  const aim = useMemo(() => aimOf(shownMove, view, dice, inHand), [shownMove, view, dice, inHand])
  const counting = useMemo(() => {
    const active = inPlace(settled, 'active')
    return new Set(claims.flatMap(({ use }) => pick(active, use, inHand)).map(({ id }) => id))
  }, [claims, settled, inHand])

  /** True if it can be touched for another purpose than a claim. */
  const useful = ({ place, value }: Die): boolean => {
    if (place === 'pool') return rolls.some(move => move.fresh > 0)
    if (place === 'gone' || value === null) return false
    return rolls.some(move => move.again.includes(value)) || virgils.some(move => move.from === value)
  }
  // Of equal dice only those that would count are gold; touched, any other takes the place of one.
  const litDie = (die: Die): boolean => counting.has(die.id) || useful(die)
  const mayTouch = (die: Die) =>
    useful(die) || (die.place === 'active' && claims.some(({ use }) => use.some(value => value === die.value)))
  const litRow = (size: number) => rolls.some(move => move.rows.includes(size))
  /** A legal touch is no mistake: the guide only asks for something else. */
  const refuse = (intent: JsonObject) => {
    const stray = guided && nineCircles.explain(view, intent, voiceOf(props.language).game) === null
    if (stray) setStrayed(strayed + 1)
    else props.onWhyNot(intent)
  }

  const take = (next: Hand) => {
    setHand(next)
    setStrayed(0)
    setAside(props.advised)
    // A finger that pointed at something may not have left it.
    props.onPoint(null)
  }

  const touchDie = (die: Die) => {
    const place = die.place === 'gone' ? 'removed' : die.place
    if (!mayTouch(die)) return refuse({ kind: 'die', place, ...(die.value === null ? {} : { value: die.value }) })
    const next = toggle(current, die, offer)
    take(next)
    const up = next.dice.includes(die.id)
    setTouched(up && die.place === 'active' ? die.id : null)
  }
  const touchSize = (size: number) => {
    if (!litRow(size)) return refuse({ kind: 'row', size })
    const next = touchRow(current, size, offer)
    if (!next) return refuse({ kind: 'roll', rows: [size], ...held })
    take(next)
    setTouched(null)
  }
  const letGo = () => {
    const something = current.dice.length > 0 || touched !== null
    setHand(emptyHand)
    setTouched(null)
    setStrayed(0)
    return something
  }
  useEscape(letGo)
  const { onHold } = props
  const meant = useMemo(() => meantBy(current, settled, fanDie ?? null, moves), [current, settled, fanDie, moves])
  useEffect(() => onHold(meant), [onHold, meant])
  const told = useMemo(() => toldBy(props.told), [props.told])
  const preview = aimed !== chosen && aimed !== likely

  const sizeOf = (key: Key) => (key.startsWith('row:') ? Number(key.slice(4)) : null)
  const dieOf = (key: Key) => dice.find(({ id }) => key === `die:${id}`)
  const lit = (key: Key): boolean => {
    const [die, size] = [dieOf(key), sizeOf(key)]
    return die ? litDie(die) : size !== null && litRow(size)
  }
  /** A row is held while what is in the hand would mark it. */
  const marked = (key: Key) => !preview && (aim.rows[(sizeOf(key) ?? 0) - 1] ?? 0) > 0

  return {
    view,
    dice,
    hand: current,
    rolls,
    claims,
    declarations,
    virgils,
    fan: fanDie && virgils.some(move => move.from === fanDie.value) ? { die: fanDie, changes } : null,
    roll,
    claim,
    aim,
    pointed: aimed,
    likely: likely ?? null,
    preview,
    guided,
    strayed,
    partial,
    lit,
    enabled: lit,
    held: key => current.dice.some(id => key === `die:${id}`) || marked(key),
    aimed: key => marked(key) || aim.marks.has(dieOf(key)?.id ?? -1),
    told: key => told.has(key),
    touch(key) {
      const [die, size] = [dieOf(key), sizeOf(key)]
      if (die) touchDie(die)
      else if (size !== null) touchSize(size)
    },
    // Dice and rows are taken up before they mean a move.
    look() {},
    touchRoll() {
      if (roll) {
        props.onPoint(null)
        return props.onMove(roll)
      }
      refuse({ kind: 'roll', ...held, ...(current.rows ? { rows: [...current.rows] } : {}) })
    },
    act(move) {
      if (!moves.some(each => equal(each, move))) return setStrayed(strayed + 1)
      props.onPoint(null)
      props.onMove(move)
    },
    point: props.onPoint,
    said: move => nineCircles.describeMove(move, view, voiceOf(props.language).game),
  }
}
