import { equal, type Json } from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import { caravan } from '@acheron/games/caravan'
import {
  type CaravanEvent,
  type CaravanMove,
  type CaravanState,
  type CaravanView,
  capital,
  optionText,
  questionText,
  type Story,
  type Topic,
  topFrame,
} from '@acheron/games/caravan/board.ts'
import { useEffect, useMemo, useState } from 'react'
import type { BoardProps } from '../../../board/face.ts'
import { useListed } from '../../../board/useListed.ts'
import { type Voice, voiceOf } from '../words.ts'
import { storyAnswer, storyIn, storyQuestion } from './story.ts'
import { toldOf } from './told.ts'
import { useEntries } from './useEntries.ts'
import { type RoadVoice, roadVoice } from './words.ts'

export type RoadProps = BoardProps<CaravanState, CaravanMove, CaravanEvent>

/** The stage between the fights: its things and the meaning of touches. */
export interface Tale {
  readonly view: CaravanView
  readonly seat: number | null
  readonly names: readonly string[]
  readonly moves: readonly CaravanMove[]
  readonly voice: RoadVoice
  /** The words of the arena, for its parts that are shown here too. */
  readonly arena: Voice
  readonly story: Story
  readonly entries: readonly string[]
  readonly told: ReadonlySet<string>
  /** The question, to whichever seat, and its answers. */
  readonly topic: Topic | null
  readonly options: readonly Json[]
  /** The Treasure that is held, to be given to somebody. */
  readonly held: string | null
  hold(treasure: string | null): void
  /** The move of this answer; null if the viewer may not give it. */
  moveFor(option: Json): CaravanMove | null
  isPointed(move: CaravanMove | null): boolean
  act(move: CaravanMove): void
  readonly point: (move: CaravanMove | null) => void
  /** A move in the words of the rules. */
  said(move: CaravanMove): string
  /** An answer in a few words. */
  answer(option: Json): string
  /** The question that is open; nothing where there is none. */
  question(): string
  whyNot: RoadProps['onWhyNot']
}

export function useTale(props: RoadProps): Tale {
  const { view, moves, seat, names, language, onHold } = props
  const voice = roadVoice(language)
  const story = storyIn(language)
  const entries = useEntries(view, props.events)
  const told = useMemo(() => toldOf(props.told), [props.told])
  const pointed = useListed(moves, props.pointed ?? props.advised)
  const [taken, setTaken] = useState<{ readonly moves: typeof moves; readonly treasure: string } | null>(null)
  // A held Treasure is let go when the moves change.
  const held = taken?.moves === moves ? taken.treasure : null
  const frame = topFrame(view)
  const asked = frame?.kind === 'ask' || frame?.kind === 'vote' ? frame : null
  const topic = asked?.topic ?? null
  const hold = (treasure: string | null) => setTaken(treasure === null ? null : { moves, treasure })
  const meant = useMemo(() => moves.filter(move => move.do === 'assign' && move.card === held), [moves, held])
  useEffect(() => onHold(meant), [onHold, meant])
  return {
    view,
    seat,
    names,
    moves,
    voice,
    arena: voiceOf(language),
    story,
    entries,
    told,
    topic,
    options: asked?.options ?? [],
    held,
    hold,
    moveFor: option =>
      moves.find(move => (move.do === 'vote' || move.do === 'choose') && equal(move.option, option)) ?? null,
    isPointed: move => move !== null && pointed === move,
    act(move) {
      hold(null)
      props.onPoint(null)
      props.onMove(move)
    },
    point: props.onPoint,
    said: move => withNames(caravan.describeMove(move, view, voice.game), names),
    answer(option) {
      if (!topic) return ''
      return (
        storyAnswer(topic, option, language) ?? capital(withNames(optionText(topic, option, view, voice.game), names))
      )
    },
    question() {
      if (!topic) return ''
      const own = storyQuestion(topic, language)
      if (own !== null) return own
      return withNames(questionText(topic, view, voice.game), names)
    },
    whyNot: props.onWhyNot,
  }
}
