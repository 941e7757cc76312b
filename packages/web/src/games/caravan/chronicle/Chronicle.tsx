import { nameOf, topFrame } from '@acheron/games/caravan/board.ts'
import { type CSSProperties, useRef } from 'react'
import { BoardFrame } from '../../../board/BoardFrame.tsx'
import { useShape } from '../../../board/useShape.ts'
import { Claims } from './belongings/Claims.tsx'
import { Choices } from './Choices.tsx'
import { Row } from './champions/Row.tsx'
import { Draft } from './growth/Draft.tsx'
import { Growth, isCardQuestion } from './growth/Growth.tsx'
import { CircleMap } from './map/Map.tsx'
import { Ordeal } from './ordeal/Ordeal.tsx'
import { ordealIn } from './ordeal/OrdealDice.tsx'
import { Page } from './page/Page.tsx'
import { Transition } from './Transition.tsx'
import { type RoadProps, type Tale, useTale } from './useTale.ts'
import { Votes } from './Votes.tsx'
import './chronicle.css'
import './small.css'

/** Below this width in pixels the map names the present Region only. */
const narrow = 700

/** The stage between the fights: the map of the circle, the book, the four Champions and what they own. */
export function Chronicle(props: RoadProps) {
  const root = useRef<HTMLDivElement>(null)
  const tale = useTale(props)
  const small = useShape(root, narrow) === 'tall'
  const { view, voice } = tale
  const frame = topFrame(view)
  return (
    <BoardFrame
      className="caravan chr"
      ref={root}
      motion={props.motion}
      style={{ '--chr-circle': `var(--circle-${view.chapter})` } as CSSProperties}
    >
      <header className="chr-head">
        <span className="chr-numeral">{numerals[view.chapter - 1]}</span>
        <b>{nameOf(voice.game, 'circle', String(view.chapter))}</b>
        <span>{nameOf(voice.game, 'chapter', String(view.chapter))}</span>
      </header>
      {frame?.kind === 'draft' ? <Draft tale={tale} frame={frame} /> : <Scene tale={tale} small={small} />}
    </BoardFrame>
  )
}

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'] as const

/** On the road: cards to choose from, or the map; beside it the book; below, the Champions and their belongings. */
function Scene({ tale, small }: { readonly tale: Tale; readonly small: boolean }) {
  const { view, topic } = tale
  const top = topFrame(view)
  const transition = view.flow.some(({ kind }) => kind === 'transition')
  const growing = topic !== null && (isCardQuestion(topic.what) || ['treasure', 'exchange'].includes(topic.what))
  const quick = view.options.mode === 'quick'
  return (
    <>
      <div className="chr-middle" data-scene={growing ? 'cards' : transition ? 'transition' : 'map'}>
        {growing ? (
          <Growth tale={tale} />
        ) : transition && top?.kind === 'transition' ? (
          <Transition tale={tale} />
        ) : (
          <div className="chr-sheet">
            <CircleMap tale={tale} small={small} />
          </div>
        )}
        {!(growing && quick) && !(transition && quick && !topic) && (
          <Page tale={tale}>{!growing && <Asked tale={tale} />}</Page>
        )}
      </div>
      <Row tale={tale} />
      <Claims tale={tale} />
    </>
  )
}

/** Below the text: an Ordeal, or the question with its answers, and who has voted. */
function Asked({ tale }: { readonly tale: Tale }) {
  const ordeal = ordealIn(tale.view)
  return (
    <>
      {ordeal && <Ordeal tale={tale} ordeal={ordeal} />}
      {tale.topic && (
        <>
          <h3 className="chr-question">{tale.question()}</h3>
          <Choices tale={tale} />
        </>
      )}
      <Votes tale={tale} />
    </>
  )
}
