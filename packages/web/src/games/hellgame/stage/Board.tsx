import { deciderOf, turnOf } from '@acheron/games/hellgame/board.ts'
import { useEffect, useRef } from 'react'
import { BoardFrame } from '../../../board/BoardFrame.tsx'
import { explained } from '../../../board/explain/help.ts'
import { voiceOf } from '../words.ts'
import { Actions } from './Actions.tsx'
import { cellAt } from './geometry.ts'
import { Herald } from './Herald.tsx'
import { useMotion } from './motion.ts'
import { Rings } from './Rings.tsx'
import { Seats } from './Seats.tsx'
import { Spells } from './Spells.tsx'
import { EventKinds, Track } from './Track.tsx'
import { type Camera, useCamera } from './useCamera.ts'
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
  useWholePit(stage, camera)
  return (
    <BoardFrame className="hellgame" ref={root} motion={props.motion}>
      <div className="hg-grid">
        <div className="hg-middle">
          <div className="hg-frame">
            <Rings stage={stage} voice={voice} camera={camera} />
            <Herald events={props.events} names={props.names} voice={voice} />
          </div>
          <Lens stage={stage} camera={camera} say={key => voice.t(key)} />
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

type LensWord = 'lens.closer' | 'lens.back' | 'lens.mine'

/** Zoom in, zoom out, and go to the viewer's own piece. */
function Lens({ stage, camera, say }: { stage: Stage; camera: Camera; say(key: LensWord): string }) {
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
          onClick={() => camera.to(cellAt(at))}
        >
          ◎
        </button>
      )}
    </div>
  )
}

/** When the viewer's turn is over, the whole pit is seen again: the others move elsewhere. */
function useWholePit({ view, seat }: Stage, camera: Camera): void {
  const moving = (turnOf(view) ?? deciderOf(view)) === seat
  const back = useRef(camera.back)
  back.current = camera.back
  const was = useRef(moving)
  useEffect(() => {
    if (was.current && !moving) back.current()
    was.current = moving
  }, [moving])
}
