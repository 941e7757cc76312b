import { nameOf, topFrame } from '@acheron/games/caravan/board.ts'
import { type CSSProperties, useRef } from 'react'
import { BoardFrame } from '../../../board/BoardFrame.tsx'
import { useShape } from '../../../board/useShape.ts'
import { Known } from './belongings/Known.tsx'
import { Book, useSide } from './book/Book.tsx'
import { Choices } from './Choices.tsx'
import { Row } from './champions/Row.tsx'
import { Draft } from './growth/Draft.tsx'
import { Given } from './growth/Given.tsx'
import { Growth, isGrowth } from './growth/Growth.tsx'
import { CircleMap } from './map/Map.tsx'
import { Ordeal } from './ordeal/Ordeal.tsx'
import { ordealIn } from './ordeal/OrdealDice.tsx'
import { reasonText } from './reasons.ts'
import { Transition } from './transition/Transition.tsx'
import { type RoadProps, type Tale, useTale } from './useTale.ts'
import { Votes } from './Votes.tsx'
import './chronicle.css'
import './small.css'

/** Below this width in pixels the page scrolls and not the book. */
const narrow = 601

/** The stage between the fights: the book, the map of the circle, the four Champions and what they own. */
export function Chronicle(props: RoadProps) {
  const root = useRef<HTMLDivElement>(null)
  const tale = useTale(props)
  const small = useShape(root, narrow) === 'tall'
  return (
    <BoardFrame
      className="caravan chr"
      ref={root}
      motion={props.motion}
      style={{ '--chr-circle': `var(--circle-${tale.view.chapter})` } as CSSProperties}
    >
      <Scene tale={tale} small={small} motion={props.motion} />
    </BoardFrame>
  )
}

interface Props {
  readonly tale: Tale
  readonly small: boolean
  readonly motion: boolean
}

/** Cards to choose from, the last hours before a fight, or the road. */
function Scene({ tale, small, motion }: Props) {
  const frame = topFrame(tale.view)
  if (frame?.kind === 'draft') return <Draft tale={tale} frame={frame} />
  if (frame?.kind === 'transition') return <Transition tale={tale} />
  // What is found on the way is given away in the book, below the passage that tells of it.
  const found = tale.topic?.what === 'treasure' && tale.view.exploration.entry !== null
  const growing = tale.topic !== null && isGrowth(tale.topic.what) && !found
  return (
    <>
      {growing ? <Growth tale={tale} /> : <Road tale={tale} small={small} motion={motion} />}
      <Row tale={tale} />
    </>
  )
}

/** The book is the stage; beside it the map, and what is known and carried. */
function Road({ tale, small, motion }: Props) {
  const { view, voice } = tale
  const [side, turn] = useSide(view.exploration.entry)
  const map = (
    <div className="chr-atlas">
      <CircleMap tale={tale} small={small} />
      <Known tale={tale} />
    </div>
  )
  return (
    <div className="chr-open">
      <Book tale={tale} side={side} onTurn={turn} scrolls={!small} motion={motion} map={map}>
        <Asked tale={tale} />
      </Book>
      <aside className="chr-aside" aria-label={voice.t('road')}>
        <header className="chr-head">
          <span className="chr-numeral">{numerals[view.chapter - 1]}</span>
          <b>{nameOf(voice.game, 'circle', String(view.chapter))}</b>
          <button type="button" className="chr-larger" aria-pressed={side === 'map'} onClick={() => turn('map')}>
            {voice.t(side === 'map' ? 'map.smaller' : 'map.larger')} <kbd>M</kbd>
          </button>
        </header>
        {side !== 'map' && (
          <>
            <CircleMap tale={tale} small />
            <Known tale={tale} />
          </>
        )}
      </aside>
    </div>
  )
}

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'] as const

/** Below the text: an Ordeal, or the question with its answers, and who has voted. */
function Asked({ tale }: { readonly tale: Tale }) {
  const { view, topic, voice } = tale
  const ordeal = ordealIn(view)
  const reason = topic ? reasonText(view, topic, voice) : ''
  return (
    <>
      {ordeal && <Ordeal tale={tale} ordeal={ordeal} />}
      {topic && (
        <>
          {reason !== '' && <p className="chr-reason">{reason}</p>}
          <h3 className="chr-question">{tale.question()}</h3>
          {topic.what === 'treasure' ? <Given tale={tale} card={String(topic.card)} /> : <Choices tale={tale} />}
        </>
      )}
      <Votes tale={tale} />
    </>
  )
}
