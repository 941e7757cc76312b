import { equal } from '@acheron/engine'
import { nineCircles } from '@acheron/games/nine-circles'
import type {
  NineCirclesEvent,
  NineCirclesMove,
  NineCirclesState,
  NineCirclesView,
} from '@acheron/games/nine-circles/board.ts'
import { useMemo, useState } from 'react'
import type { BoardProps } from '../../../board/face.ts'
import type { Gesture, Key } from '../../../board/gestures.ts'
import type { Stage as BoardStage, SpotStage } from '../../../board/stage.ts'
import { useStage as useBoardStage } from '../../../board/useStage.ts'
import { voiceOf } from '../words.ts'
import { type Aim, aimOf } from './aim.ts'
import type { Dice } from './dice.ts'
import { emptyGrip, followed, type Grip, inHandOf, isEmpty } from './grip.ts'
import { type Hand, meantBy } from './hand.ts'
import { type Reading, read } from './meaning.ts'
import { countingIn, type Fan, fanOf, isRowOffered, isUseful, type Offered, offeredOf } from './offered.ts'
import { toldBy } from './told.ts'
import { dieOf, intentOf, rollKey, type Situation, sizeOf, takenBy } from './touch.ts'
import { useScene } from './useScene.ts'

export type NineCirclesBoardProps = BoardProps<NineCirclesState, NineCirclesMove, NineCirclesEvent>

/**
 * The common stage, with dice that are followed one by one and a hand that several of them lie in. Its things are
 * `die:<id>`, `row:<size>` and, only told about, `virgil` and `circle:<n>`.
 */
export interface Stage extends BoardStage<NineCirclesView, NineCirclesMove>, Offered, Reading {
  readonly dice: Dice
  readonly hand: Hand
  readonly fan: Fan | null
  /** What would follow from the move that is pointed at, else from the hand, else from the likeliest claim. */
  readonly aim: Aim
  /** Whether what is pointed at is not what is in the hand. */
  readonly preview: boolean
  /** Whether a guide offers less than the rules allow. */
  readonly guided: boolean
  /** Counts the touches that the guide did not ask for, since the last one it did. */
  readonly strayed: number
  touchRoll(): void
}

/** No move has a gesture: dice in the hand are rolled, claimed or turned by buttons. */
const gestureOf = (): readonly Gesture[] => []

export function useStage(props: NineCirclesBoardProps): Stage {
  const { moves, legal } = props
  const { game } = voiceOf(props.language)
  const { situation, setGrip, fan, holds, reading } = useHand(props)
  const { grip, scene, offered } = situation
  const { view, dice } = scene
  const stage = useBoardStage<NineCirclesView, NineCirclesMove, NineCirclesEvent>(
    { ...props, view, advised: followed(grip, props.advised) },
    {
      gestureOf,
      toldBy,
      intentOf: key => intentOf(key, situation),
      say: move => nineCircles.describeMove(move, view, game),
      holds,
      letGo() {
        setGrip(emptyGrip(view))
        return !isEmpty(grip)
      },
    },
  )
  const chosen = reading.claim ?? reading.roll
  const pointed = stage.pointed ?? chosen
  const foreseen = pointed ?? reading.likely
  const preview = pointed !== chosen && pointed !== reading.likely
  const aim = useMemo(() => aimOf(foreseen, view, dice, inHandOf(grip)), [foreseen, view, dice, grip])
  const spots = useSpots(situation, aim, preview)
  const guided = moves.length > 0 && moves.length < legal.length
  const stray = () => setGrip({ ...grip, strayed: grip.strayed + 1 })
  /** What the rules allow is no mistake: there the guide asks for something else. */
  const refuse = (key: Key) => {
    const intent = intentOf(key, situation)
    if (guided && intent && nineCircles.explain(view, intent, game) === null) stray()
    else stage.touch(key)
  }
  const act = (move: NineCirclesMove) => (moves.some(each => equal(each, move)) ? stage.act(move) : stray())
  return {
    ...stage,
    ...offered,
    ...reading,
    ...spots,
    ...{ dice, hand: grip.hand, fan, aim, pointed, preview, guided, strayed: grip.strayed, act },
    partial: guided && reading.partial,
    touch(key) {
      const taken = takenBy(key, situation)
      if (!taken) return refuse(key)
      setGrip({ ...taken, view, strayed: 0, aside: props.advised })
      // A finger that pointed at something may not have left it.
      props.onPoint(null)
    },
    // Dice and rows are taken up before they mean a move.
    look() {},
    touchRoll: () => (reading.roll ? act(reading.roll) : refuse(rollKey)),
  }
}

/** What is in the hand, and what it means among the moves. */
function useHand(props: NineCirclesBoardProps) {
  const { moves, legal } = props
  const { grip, setGrip, scene } = useGrip(props)
  const { hand, touched } = grip
  const { view, settled } = scene
  const offered = useMemo(() => offeredOf(moves), [moves])
  const fan = useMemo(() => fanOf(touched, settled, offered, legal), [touched, settled, offered, legal])
  const holds = useMemo(() => meantBy(hand, settled, fan?.die ?? null, moves), [hand, settled, fan, moves])
  const reading = useMemo(() => read(hand, settled, offered, view), [hand, settled, offered, view])
  return { situation: { grip, scene, offered } satisfies Situation, setGrip, fan, holds, reading }
}

/** The dice, and what is held of them. A new view lets go of it; the dice that were held are the ones that move. */
function useGrip({ view, events }: NineCirclesBoardProps) {
  const [known, setGrip] = useState<Grip>(() => emptyGrip(view))
  const scene = useScene(view, events, inHandOf(known))
  const grip = known.view === scene.view ? known : emptyGrip(scene.view)
  if (grip !== known) setGrip(grip)
  return { grip, setGrip, scene }
}

/** What each thing shows, from what is held and what would follow. */
function useSpots({ grip, scene, offered }: Situation, aim: Aim, preview: boolean) {
  const { dice, settled } = scene
  const { claims } = offered
  const counting = useMemo(() => countingIn(claims, settled, inHandOf(grip)), [claims, settled, grip])
  const lit = (key: Key): boolean => {
    const [die, size] = [dieOf(key, dice), sizeOf(key)]
    if (die) return counting.has(die.id) || isUseful(die, offered)
    return size !== null && isRowOffered(size, offered)
  }
  /** A row is held while what is in the hand would mark it. */
  const marked = (key: Key) => !preview && (aim.rows[(sizeOf(key) ?? 0) - 1] ?? 0) > 0
  return {
    lit,
    enabled: lit,
    held: key => grip.hand.dice.some(id => key === `die:${id}`) || marked(key),
    aimed: key => marked(key) || aim.marks.has(dieOf(key, dice)?.id ?? -1),
  } satisfies Partial<SpotStage>
}
