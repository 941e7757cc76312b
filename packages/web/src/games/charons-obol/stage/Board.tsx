import { charonsObol } from '@acheron/games/charons-obol'
import {
  type CharonsObolEvent,
  type CharonsObolMove,
  type CharonsObolState,
  type CharonsObolView,
  seatInTurn,
} from '@acheron/games/charons-obol/board.ts'
import { BoardFrame } from '../../../board/BoardFrame.tsx'
import type { BoardProps } from '../../../board/face.ts'
import type { Gesture } from '../../../board/gestures.ts'
import { pipSpots } from '../../../board/pips.ts'
import { Spot } from '../../../board/Spot.tsx'
import { useStage } from '../../../board/useStage.ts'
import { voiceOf } from '../words.ts'
import './board.css'

/** The die is touched to throw it, the hand to keep it. */
const gestureOf = (_view: CharonsObolView, move: CharonsObolMove): Gesture => ({
  parts: [[move.do === 'throw' ? 'die' : 'hand']],
})

const toldBy = (events: readonly CharonsObolEvent[]) =>
  events.flatMap(event => [`seat:${event.seat}`, event.e === 'kept' ? 'hand' : 'die'])

export function Board(props: BoardProps<CharonsObolState, CharonsObolMove, CharonsObolEvent>) {
  const { t, game } = voiceOf(props.language)
  const stage = useStage(props, {
    gestureOf,
    toldBy,
    intentOf: key => ({ touch: key === 'hand' ? 'purse' : key }),
    say: (move, view) => charonsObol.describeMove(move, view, game),
  })
  const { view, names } = stage
  const { fare } = view.options
  return (
    <BoardFrame className="charons-obol" motion={props.motion}>
      <ul className="charons-obol-purses">
        {view.purses.map((purse, seat) => (
          <li key={seat} data-told={stage.told(`seat:${seat}`)} data-turn={seatInTurn(view) === seat}>
            <span>{names[seat]}</span>
            <meter min={0} max={fare} value={purse} aria-label={names[seat]} />
            <span>{t('fare', { purse, fare })}</span>
          </li>
        ))}
      </ul>
      <div className="charons-obol-bank">
        <Spot thing="die" stage={stage} className="board-frame" label={t('die', { face: view.die ?? 0 })}>
          <svg viewBox="0 0 100 100" className="charons-obol-die" aria-hidden="true">
            {(pipSpots[view.die ?? 0] ?? []).map(([x, y]) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r="9" />
            ))}
          </svg>
        </Spot>
        <Spot thing="hand" stage={stage} className="board-frame charons-obol-hand">
          {t('hand', { hand: view.hand })}
        </Spot>
      </div>
    </BoardFrame>
  )
}
