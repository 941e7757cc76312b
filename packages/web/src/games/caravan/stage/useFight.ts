import { caravan } from '@acheron/games/caravan'
import {
  type Archetype,
  askIn,
  attackIn,
  type CaravanEvent,
  type CaravanMove,
  type CaravanState,
  championOf,
  championsOf,
  type FightingView,
  isChampion,
} from '@acheron/games/caravan/board.ts'
import { useState } from 'react'
import type { BoardProps } from '../../../board/face.ts'
import type { Stage } from '../../../board/stage.ts'
import { useStage } from '../../../board/useStage.ts'
import { type Voice, voiceOf } from '../words.ts'
import type { Walkable } from './arena/walks.ts'
import { gestureOf } from './gestures.ts'
import { intentOf } from './intents.ts'
import { toldBy } from './told.ts'

export type FightProps = BoardProps<CaravanState, CaravanMove, CaravanEvent, FightingView>

/** The stage of a Confrontation: one Champion's board is open. */
export interface FightStage extends Stage<FightingView, CaravanMove> {
  readonly voice: Voice
  /** The Champion whose board lies open. */
  readonly champion: Archetype
  /** Where the chosen Champion can walk to. */
  readonly walks: readonly Walkable[]
  /** Opens a Champion's board. */
  open(champion: Archetype): void
}

/** Whose board was opened by hand, until another Champion is asked. */
interface Opened {
  readonly champion: Archetype
  readonly asked: Archetype | null
}

export function useFight(props: FightProps): FightStage {
  const voice = voiceOf(props.language)
  const stage = useStage(props, {
    gestureOf,
    toldBy,
    intentOf: (key, { seat }) => (seat === null ? null : intentOf(key)),
    say: (move, view) => caravan.describeMove(move, view, voice.game),
  })
  const { view, moves, seat } = stage
  const [opened, setOpened] = useState<Opened | null>(null)
  const asked = askedOf(view, seat)
  const champion = opened && opened.asked === asked ? opened.champion : (asked ?? firstOf(view, moves, seat, opened))
  const open = (each: Archetype) => setOpened({ champion: each, asked })
  return {
    ...stage,
    voice,
    champion,
    walks: [],
    open,
    touch(key) {
      const [kind, id = ''] = key.split(':')
      if (kind === 'object' && isChampion(id)) open(id)
      stage.touch(key)
    },
  }
}

/** The viewer's Champion that is asked, or that attacks. */
function askedOf(view: FightingView, seat: number | null): Archetype | null {
  const ask = askIn(view)
  const about = ask?.topic.champion
  const asked =
    typeof about === 'string' && isChampion(about) ? about : (ask?.champion ?? attackIn(view)?.attacker ?? null)
  return asked && (seat === null || view.champions[asked].seat === seat) ? asked : null
}

/** Otherwise the one that was open; at first, one that can do something, before all a Player Champion. */
function firstOf(
  view: FightingView,
  moves: readonly CaravanMove[],
  seat: number | null,
  opened: Opened | null,
): Archetype {
  const own = championsOf(view, seat)
  if (opened && own.includes(opened.champion)) return opened.champion
  const able = own.filter(each => moves.length === 0 || moves.some(move => championOf(move) === each))
  const [first] = (able.length > 0 ? able : own).toSorted(
    (a, b) => Number(view.champions[b].player) - Number(view.champions[a].player),
  )
  return first ?? 'mercenary'
}
