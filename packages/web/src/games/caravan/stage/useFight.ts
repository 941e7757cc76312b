import {
  type Archetype,
  archetypes,
  type CaravanEvent,
  type CaravanMove,
  type CaravanState,
  championOf,
  type FightingView,
  isChampion,
  shownGame,
  topFrame,
  type Walk,
} from '@acheron/games/caravan/board.ts'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { BoardProps, ListedRow } from '../../../board/face.ts'
import type { Stage } from '../../../board/stage.ts'
import { useStage } from '../../../board/useStage.ts'
import { oneOfAlike } from '../order/alike.ts'
import { type Voice, voiceOf } from '../words.ts'
import { aimsOf, gestureOf, isBoardLit } from './gestures.ts'
import { intentOf } from './intents.ts'
import { askedOf, firstOf, scopeOf } from './party/chosen.ts'
import { type Harm, harmIn } from './party/harm.ts'
import { useActed } from './party/useActed.ts'
import { useChampionKeys } from './party/useChampionKeys.ts'
import { toldBy } from './told.ts'
import { useWalking } from './useWalking.ts'

export type FightProps = BoardProps<CaravanState, CaravanMove, CaravanEvent, FightingView>

/** The stage of a Confrontation: one Champion is chosen, and everything follows it. */
export interface FightStage extends Stage<FightingView, CaravanMove> {
  readonly voice: Voice
  /** The chosen Champion: its hand lies open, and list and arena offer what it can do. */
  readonly champion: Archetype
  /** Every place that this Champion can walk to now, cheapest first; empty while something is held. */
  readonly walks: readonly Walk[]
  /** The walk that is pointed at, on the stage or in the list. */
  readonly walk: Walk | null
  /** A move as the list shows it; null if it is not there. */
  rowOf(move: CaravanMove): ListedRow | null
  /** The viewer's legal moves, those of other Champions too. */
  readonly all: readonly CaravanMove[]
  /** The hand is put away: the Malefactors act, and nothing of a Champion's is to be touched. */
  readonly away: boolean
  /** What the moment that is told does to each Champion. */
  readonly harm: Harm
  /** Chooses a Champion. */
  open(champion: Archetype): void
}

/** Who was chosen by hand, until another Champion is asked, and in which Turn. */
interface Opened {
  readonly champion: Archetype
  readonly asked: Archetype | null
  readonly turn: string
}

export function useFight(props: FightProps): FightStage {
  const { moves: all, seat, advised, onScope } = props
  const voice = voiceOf(props.language)
  const [opened, setOpened] = useState<Opened | null>(null)
  const asked = askedOf(props.view, seat)
  const turn = `${props.view.fight.round} ${props.view.fight.turn}`
  // A new Turn begins with one's own Champion, whoever was chosen before.
  const chosen = opened?.turn === turn ? opened : null
  const champion =
    chosen && chosen.asked === asked
      ? chosen.champion
      : (asked ?? firstOf(props.view, all, seat, chosen?.champion ?? null))
  const moves = useMemo(() => oneOfAlike(props.view, scopeOf(all, champion)), [props.view, all, champion])
  useLayoutEffect(() => onScope?.(moves), [onScope, moves])
  const stage = useStage(
    { ...props, moves },
    {
      gestureOf,
      toldBy,
      aimsOf,
      intentOf: (key, { seat }) => (seat === null ? null : intentOf(key)),
      say: (move, view) => shownGame.describeMove(move, view, voice.game),
    },
  )
  const { view, gestures } = stage
  const walking = useWalking(props, stage, champion)
  // A row of another Champion points at that one.
  const other = props.pointed && championOf(props.pointed) !== champion ? championOf(props.pointed) : null
  const harm = useMemo(() => harmIn(props.told), [props.told])
  const still = view.fight.turn !== 'caravan' && !archetypes.some(each => isBoardLit(gestures, each))
  const away = still && opened?.turn !== turn
  const open = (each: Archetype) => {
    stage.letGo()
    // In the Malefactors' Turn a second touch puts the hand away again.
    setOpened(still && !away && each === champion ? null : { champion: each, asked, turn })
  }
  useChampionKeys(open)
  useActed(props.lately, seat, champion, each => setOpened({ champion: each, asked: null, turn }))
  const ofAdvice = advised && 'champion' in advised ? advised.champion : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each advice
  useEffect(() => {
    if (ofAdvice) setOpened({ champion: ofAdvice, asked, turn })
  }, [ofAdvice])
  return {
    ...stage,
    ...walking,
    aimed: key => walking.aimed(key) || (other !== null && key === `object:${other}`),
    voice,
    champion,
    rowOf: move => props.rowOf?.(move) ?? null,
    all,
    away,
    harm,
    open,
    touch(key) {
      const [kind, id = ''] = key.split(':')
      const free = topFrame(view)?.kind === 'act' && gestures.taken.length === 0
      const own = kind === 'object' && isChampion(id) ? id : null
      // A Champion is chosen first: only the chosen one's own token begins something.
      if (own && free && own !== champion && (seat === null || view.champions[own].seat === seat)) return open(own)
      walking.touch(key)
    },
  }
}
