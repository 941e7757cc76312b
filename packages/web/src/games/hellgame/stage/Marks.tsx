import { demonsOn, partOf, seatsOf, unlockPrice } from '@acheron/games/hellgame/board.ts'
import { cellAt, leg } from './geometry.ts'
import { Mark } from './Icon.tsx'
import { keys } from './keys.ts'
import { Piece } from './Pieces.tsx'
import { signHeight, signs, signWidth } from './signs.ts'
import type { Stage } from './useStage.ts'

interface Props {
  readonly stage: Stage
}

/** The viewer's price of each locked circle. */
export function Signs({ stage }: Props) {
  const player = stage.seat === null ? undefined : stage.view.seats[stage.seat]
  if (!player) return null
  return signs
    .filter(({ circle }) => circle > player.unlocked)
    .map(({ circle, at, turn }) => (
      <g key={circle} className="hg-sign" transform={`translate(${at.x} ${at.y}) rotate(${turn})`}>
        <rect x={-signWidth / 2} y={-signHeight / 2} width={signWidth} height={signHeight} rx={signHeight / 2} />
        <Mark name="padlock" x={-15} y={-0.5} size={13} />
        <text x="-2" y="5">
          {unlockPrice(player, circle)}
        </text>
        <Mark name="ghost" x={14} y={0} size={13} />
      </g>
    ))
}

/** The way that is pointed at, in gold. */
export function Ways({ stage: { legs } }: Props) {
  return legs.map(({ from, to, linked }) => (
    <path key={`${from} ${to}`} className="hg-way" data-leap={!linked} d={leg(from, to, linked)} />
  ))
}

/** The cost of each square within reach: steps, a wing for a speed token, souls for a new circle. */
export function Prices({ stage: { goals } }: Props) {
  return [...goals].map(([square, { steps, speed, souls }]) => {
    const cell = cellAt(square)
    const width = 16 + Number(speed) * 13 + (souls > 0 ? 27 : 0)
    const turn = (cell.angle * Math.PI) / 180
    const [x, y] = [cell.x + Math.sin(turn) * 15, cell.y - Math.cos(turn) * 15]
    return (
      <g key={square} className="hg-toll" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <rect x={-width / 2} y="-8" width={width} height="16" rx="8" />
        <text x={-width / 2 + 8} y="4.5">
          {steps}
        </text>
        {speed && <Mark name="wingfoot" x={-width / 2 + 20} y={0} size={11} />}
        {souls > 0 && (
          <>
            <path d={`M${width / 2 - 27} -8V8`} />
            <text x={width / 2 - 19} y="4.5">
              {souls}
            </text>
            <Mark name="ghost" x={width / 2 - 8.5} y={0} size={10} />
          </>
        )}
      </g>
    )
  })
}

/** Those who share a square stand side by side. */
export function Pieces({ stage: { view, told, seat: mine } }: Props) {
  return seatsOf(view).map(seat => {
    const at = view.seats[seat]?.at
    if (!at) return null
    const company = seatsOf(view).filter(other => view.seats[other]?.at === at)
    const cell = cellAt(at)
    const nth = company.indexOf(seat) - (company.length - 1) / 2
    const spread = company.length > 3 ? 13 : 17
    const turn = (cell.angle * Math.PI) / 180
    const out = demonsOn(view, at).length > 0 || view.tiles[at] !== undefined ? 9 : 0
    const x = cell.x + Math.cos(turn) * nth * spread + Math.sin(turn) * out
    const y = cell.y + Math.sin(turn) * nth * spread - Math.cos(turn) * out
    return (
      <g
        key={seat}
        className="hg-stand"
        data-piece={seat}
        data-mine={seat === mine}
        data-part={partOf(view, seat)}
        data-told={told(keys.player(seat))}
        style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
      >
        <Piece seat={seat} />
      </g>
    )
  })
}
