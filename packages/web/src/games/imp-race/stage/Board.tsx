import { fightIn, parryIn, topFrame } from '@acheron/games/imp-race/board.ts'
import { type CSSProperties, useRef } from 'react'
import { BoardFrame } from '../../../board/BoardFrame.tsx'
import { useBoardKeys } from '../../../board/useBoardKeys.ts'
import { useShape } from '../../../board/useShape.ts'
import { voiceOf } from '../words.ts'
import { Actions } from './Actions.tsx'
import { Fight } from './Fight.tsx'
import { besides, stairs } from './geometry.ts'
import { Hand } from './Hand.tsx'
import { useMotion } from './motion.ts'
import { Parry } from './Parry.tsx'
import { SeatBoard } from './SeatBoard.tsx'
import { Stair } from './Stair.tsx'
import { DieAndBag, Piles } from './Stores.tsx'
import { type RaceBoardProps, type Stage, useStage } from './useStage.ts'
import './board.css'
import './pieces.css'
import './stair.css'
import './seats.css'
import './panels.css'
import './medium.css'
import './small.css'
import './small-seats.css'
import './small-panels.css'
import './well.css'
import './on-side.css'

/** On a table narrower than this the stair is drawn round a square well, with tiles for a finger. */
const narrow = 600

/** The stage of the race: the stair, the seats' own boards, the hand and what lies in the middle. */
export function Board(props: RaceBoardProps) {
  const root = useRef<HTMLDivElement>(null)
  const stage = useStage(props)
  const voice = voiceOf(props.language)
  const shape = useShape(root, narrow)
  const drawing = stairs[shape]
  useMotion(root, { view: stage.view, events: props.events, drawing, mine: stage.seat, motion: props.motion })
  useSacrilegeKey(stage)

  const { view, seat: mine } = stage
  const fight = fightIn(view)
  const parry = topFrame(view)?.kind === 'parry' ? parryIn(view) : null
  const { width, height } = drawing.shape
  const { low, free } = besides(drawing, fight?.square ?? parry?.square ?? 0)
  // On a narrow table these lie above the stair; a fifth seat, for a spectator, lies below it.
  const others = Math.min(4, view.seats.length - (mine === null ? 0 : 1))
  return (
    <BoardFrame className="imp-race" ref={root} motion={props.motion}>
      <div
        className="ir-grid"
        data-others={others}
        style={{ '--w': width, '--h': height, '--others': others } as CSSProperties}
      >
        <div className="ir-seats" data-count={view.seats.length}>
          {seatOrder(view.seats.length, mine).map(seat => (
            <SeatBoard key={seat} seat={seat} stage={stage} voice={voice} />
          ))}
        </div>
        <div className="ir-middle">
          <Stair stage={stage} voice={voice} drawing={drawing} />
        </div>
        {(fight || parry) && (
          <div className="ir-over" data-low={low} style={{ '--free': free } as CSSProperties}>
            {parry ? (
              <Parry parry={parry} stage={stage} voice={voice} />
            ) : (
              fight && <Fight fight={fight} stage={stage} voice={voice} />
            )}
          </div>
        )}
        <Actions stage={stage} voice={voice} />
        <div className="ir-rack">
          <DieAndBag stage={stage} voice={voice} />
          <Hand stage={stage} voice={voice} />
          <Piles stage={stage} voice={voice} />
        </div>
      </div>
      <div className="ir-flights" aria-hidden="true" />
    </BoardFrame>
  )
}

/** In the order of play, the viewer's own board last, beside the hand. */
function seatOrder(seats: number, mine: number | null): number[] {
  const first = mine === null ? 0 : mine + 1
  return Array.from({ length: seats }, (_, i) => (first + i) % seats)
}

/** S takes up the sacrilege; the list has no such key (`keys` of the face). */
const keys = { s: 'sacrilege' } as const

function useSacrilegeKey({ moves, touch }: Stage): void {
  useBoardKeys(keys, thing => {
    const may = moves.some(move => move.do === thing)
    if (may) touch(thing)
    return may
  })
}
