import { deciderOf, turnOf } from '@acheron/games/hellgame/board.ts'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { BoardFrame } from '../../../board/BoardFrame.tsx'
import { explained } from '../../../board/explain/help.ts'
import { voiceOf } from '../words.ts'
import { Actions } from './Actions.tsx'
import { cellAt } from './geometry.ts'
import { Herald } from './Herald.tsx'
import { useMotion } from './motion.ts'
import { Purses } from './Purses.tsx'
import { Rings } from './Rings.tsx'
import { Seats } from './Seats.tsx'
import { Spells } from './Spells.tsx'
import { EventKinds, Track } from './Track.tsx'
import { squaresIn } from './told.ts'
import { type Camera, isBeyond, nearFor, useCamera } from './useCamera.ts'
import { type HellgameProps, type Stage, useStage } from './useStage.ts'
import './board.css'
import './rings.css'
import './pieces.css'
import './actions.css'
import './over.css'
import './panels.css'
import './seats.css'
import './spells.css'
import './small.css'

/** The stage: nine rings from above, and around them all that the players have. */
export function Board(props: HellgameProps) {
  const root = useRef<HTMLDivElement>(null)
  const voice = voiceOf(props.language)
  const stage = useStage(props, voice)
  const camera = useCamera()
  useMotion(root, { view: stage.view, events: props.events, motion: props.motion })
  const frame = useRef<HTMLDivElement>(null)
  const width = useCallback(() => frame.current?.clientWidth ?? 0, [])
  useOwnPiece(stage, props.told, camera, width)
  return (
    <BoardFrame className="hellgame" ref={root} motion={props.motion}>
      <Purses stage={stage} />
      <div className="hg-grid">
        <div className="hg-middle">
          <div className="hg-frame" ref={frame}>
            <Rings stage={stage} voice={voice} camera={camera} />
            <Herald events={props.events} names={props.names} voice={voice} />
          </div>
          <Lens stage={stage} camera={camera} width={width} say={key => voice.t(key)} />
          <EventKinds stage={stage} voice={voice} />
        </div>
        <Actions stage={stage} voice={voice} />
        <div className="hg-column">
          <Track stage={stage} voice={voice} />
          <Seats stage={stage} voice={voice} />
          <Spells stage={stage} voice={voice} />
        </div>
      </div>
      <div className="hg-flights" aria-hidden="true" />
    </BoardFrame>
  )
}

/** The width of the drawing in pixels. */
type Width = () => number

/** A mouse points at small squares too; a page as narrow as a phone's is touched. */
const isForFingers = (width: number) => width < 500 || matchMedia('(pointer: coarse)').matches

/** How near one's own piece is shown at least when it is asked for. */
const nearMine = 2.4

type LensWord = 'lens.closer' | 'lens.back' | 'lens.mine'

/** Zoom in, zoom out, and go to the viewer's own piece. */
function Lens({
  stage,
  camera,
  width,
  say,
}: {
  stage: Stage
  camera: Camera
  width: Width
  say(key: LensWord): string
}) {
  const at = stage.seat === null ? null : (stage.view.seats[stage.seat]?.at ?? null)
  return (
    <div className="hg-lens">
      <button
        type="button"
        aria-label={say('lens.closer')}
        {...explained(say('lens.closer'))}
        onClick={() => camera.closer(1.5)}
      >
        +
      </button>
      <button
        type="button"
        aria-label={say('lens.back')}
        {...explained(say('lens.back'))}
        disabled={camera.near === 1}
        onClick={() => camera.back()}
      >
        −
      </button>
      {at && (
        <button
          type="button"
          aria-label={say('lens.mine')}
          {...explained(say('lens.mine'))}
          onClick={() => camera.to(cellAt(at), Math.max(nearMine, nearFor(width())))}
        >
          ◎
        </button>
      )}
    </div>
  )
}

/**
 * Where squares are too small for a finger, the viewer's turn is seen from near one's own piece, and the whole pit again when
 * it is over, and while something is told of squares elsewhere.
 */
function useOwnPiece({ view, seat }: Stage, told: HellgameProps['told'], camera: Camera, width: Width): void {
  const isMoving = seat !== null && (turnOf(view) ?? deciderOf(view)) === seat
  const at = (isMoving && view.seats[seat]?.at) || null
  const places = useMemo(() => squaresIn(told), [told])
  const shot = useRef(camera)
  shot.current = camera
  const was = useRef<typeof at>(null)
  useLayoutEffect(() => {
    const near = nearFor(width())
    const shown = at && !places.some(square => isBeyond(square, at, near)) ? at : null
    if (shown && near > 1 && isForFingers(width()) && shown !== was.current) shot.current.to(cellAt(shown), near)
    if (was.current && !shown) shot.current.back()
    was.current = shown
  }, [at, places, width])
}
