import { equal, type Json } from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import {
  type CaravanEvent,
  type CaravanMove,
  type CaravanState,
  type CaravanView,
  capital,
  optionText,
  questionText,
  type Story,
  shownGame,
  type Topic,
  topFrame,
} from '@acheron/games/caravan/board.ts'
import type { BoardProps } from '../../../board/face.ts'
import type { Gesture } from '../../../board/gestures.ts'
import type { Stage } from '../../../board/stage.ts'
import { useStage } from '../../../board/useStage.ts'
import { type Voice, voiceOf } from '../words.ts'
import { whoQuestion } from './reasons.ts'
import { storyAnswer, storyIn, storyQuestion } from './story.ts'
import { toldOf } from './told.ts'
import { useEntries } from './useEntries.ts'
import { type RoadVoice, roadVoice } from './words.ts'

export type RoadProps = BoardProps<CaravanState, CaravanMove, CaravanEvent>

/** What the stage between the fights has of the common one. Its things are told of by their names. */
type Common = Pick<
  Stage<CaravanView, CaravanMove>,
  'view' | 'seat' | 'names' | 'moves' | 'told' | 'act' | 'point' | 'said'
>

/** The stage between the fights: what is seen there, and what a touch means. */
export interface Tale extends Common {
  readonly voice: RoadVoice
  /** The words of the arena, for its parts that are shown here too. */
  readonly arena: Voice
  readonly story: Story
  readonly entries: readonly string[]
  /** What is asked, of whomever, and what may be answered. */
  readonly topic: Topic | null
  readonly options: readonly Json[]
  /** The move that answers so; null where the viewer may not. */
  moveFor(option: Json): CaravanMove | null
  isPointed(move: CaravanMove | null): boolean
  /** An answer in a few words. */
  answer(option: Json): string
  /** The question that is open; nothing where there is none. */
  question(): string
}

/** Everything here has a button of its own. */
const gestureOf = (): Gesture => ({ parts: [] })

export function useTale(props: RoadProps): Tale {
  const { language } = props
  const voice = roadVoice(language)
  const story = storyIn(language)
  const entries = useEntries(props.view, props.events)
  const stage = useStage<CaravanView, CaravanMove, CaravanEvent>(props, {
    gestureOf,
    toldBy: toldOf,
    // What cannot be touched here is no button.
    intentOf: () => null,
    say: (move, view) => shownGame.describeMove(move, view, voice.game),
  })
  const { view, names, moves, pointed } = stage
  const frame = topFrame(view)
  const asked = frame?.kind === 'ask' || frame?.kind === 'vote' ? frame : null
  const topic = asked?.topic ?? null
  return {
    ...stage,
    voice,
    arena: voiceOf(language),
    story,
    entries,
    topic,
    options: asked?.options ?? [],
    moveFor: option =>
      moves.find(move => (move.do === 'vote' || move.do === 'choose') && equal(move.option, option)) ?? null,
    isPointed: move => move !== null && pointed === move,
    answer(option) {
      if (!topic) return ''
      return (
        storyAnswer(topic, option, language) ?? capital(withNames(optionText(topic, option, view, voice.game), names))
      )
    },
    question() {
      if (!topic) return ''
      const own = storyQuestion(topic, language) ?? whoQuestion(topic, voice)
      if (own !== null) return own
      return withNames(questionText(topic, view, voice.game), names)
    },
  }
}
