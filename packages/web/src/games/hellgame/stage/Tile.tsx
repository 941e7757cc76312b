import {
  type Amounts,
  type EventId,
  type FactoryId,
  holdings,
  type ItemId,
  incomeOf,
  type Kind,
  kindOfTile,
  type SeenTile,
  type Side,
  type SourceId,
  sourceGain,
  type TraderId,
  tradeOf,
} from '@acheron/games/hellgame/board.ts'
import type { ReactNode } from 'react'
import { eventIcons, holdingIcons, type IconName, itemIcons, kindIcons, Mark } from './Icon.tsx'
import { Demon } from './Pieces.tsx'

export interface TileProps {
  readonly tile: SeenTile
  /** A source that is used up, or a trader of the planned economy. */
  readonly down?: boolean
  readonly removed?: boolean
  /** Owners, the oldest demon first. */
  readonly demons?: readonly number[]
  /** The outward direction, clockwise from the top, in degrees. Pictures stay upright. */
  readonly angle?: number
  readonly economy?: 'prototype' | 'planned'
  readonly side?: Side
  /** Places for demons on the throne. */
  readonly places?: number
}

/** A picture with its number. */
function Count({ icon, count, x, y, size }: { icon: IconName; count: number; x: number; y: number; size: number }) {
  return (
    <>
      <Mark name={icon} x={x} y={y} size={size} />
      {count > 1 && (
        <text className="hg-count" x={x + size * 0.42} y={y + size * 0.62}>
          {count}
        </text>
      )}
    </>
  )
}

const amountsIn = (amounts: Amounts) =>
  holdings.filter(what => amounts[what]).map(what => [what, amounts[what] ?? 0] as const)

/** What lies on a square, its middle at the origin. */
export function Tile(props: TileProps) {
  const { tile, angle = 0, demons = [], removed = false } = props
  const turn = (angle * Math.PI) / 180
  /** A place by its distance along the ring and outward. */
  const at = (along: number, out: number) => ({
    x: along * Math.cos(turn) + out * Math.sin(turn),
    y: along * Math.sin(turn) - out * Math.cos(turn),
  })
  const kind = kindOfTile(tile)
  return (
    <g className="hg-tile" data-kind={kind} data-down={props.down ?? false}>
      {removed ? <Struck /> : faces[kind](props, at)}
      {kind !== 'factory' &&
        kind !== 'throne' &&
        demons.map((seat, i) => (
          <At key={placeKey(seat, i)} {...at(i * 14, 0)}>
            <Demon seat={seat} />
          </At>
        ))}
    </g>
  )
}

const placeKey = (seat: number, i: number) => `${i}-${seat}`

function At({ x, y, children }: { readonly x: number; readonly y: number; readonly children: ReactNode }) {
  return <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>{children}</g>
}

function Struck() {
  return (
    <>
      <Mark name="stone-wall" x={0} y={0} size={24} />
      <path className="hg-strike" d="M-17 -17L17 17M17 -17L-17 17" />
    </>
  )
}

type Place = (along: number, out: number) => { readonly x: number; readonly y: number }

const faces: Readonly<Record<Kind, (props: TileProps, at: Place) => ReactNode>> = {
  plain: () => null,
  factory({ tile, demons = [], side = 'one' }, at) {
    const income = amountsIn(incomeOf(tile as FactoryId, side))
    const spread = income.length > 1 ? 11 : 0
    return (
      <>
        {income.map(([what, count], i) => (
          <Count key={what} icon={holdingIcons[what]} count={count} size={19} {...at((i * 2 - 1) * spread, 8)} />
        ))}
        <Places count={Math.max(2, demons.length)} demons={demons} at={at} out={-8.5} gap={18} />
      </>
    )
  },
  source({ tile, down = false, economy = 'prototype' }) {
    const [first] = amountsIn(sourceGain(tile as SourceId, economy))
    return (
      <>
        <circle className="hg-well" r="16.5" />
        {first && <Count icon={holdingIcons[first[0]]} count={down ? 1 : first[1]} x={0} y={0} size={20} />}
        {down && <path className="hg-lid" d="M-12 12L12 -12" />}
      </>
    )
  },
  trader({ tile, economy = 'prototype' }, at) {
    const trade = tradeOf(tile as TraderId, economy)
    const [paid] = amountsIn(trade.pay)
    if (trade.steps !== undefined) return <Mark name="canoe" x={0} y={0} size={30} />
    const [got] = amountsIn(trade.get)
    const [from, to] = [at(-14, 0), at(13, 0)]
    const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
    return (
      <>
        {paid && <Count icon={holdingIcons[paid[0]]} count={paid[1]} size={17} {...from} />}
        <path className="hg-arrow" d="M-3.5 -4L3 0L-3.5 4" transform={`rotate(${turn.toFixed(0)})`} />
        {got && <Count icon={holdingIcons[got[0]]} count={got[1]} size={17} {...to} />}
      </>
    )
  },
  event: ({ tile }) => <Mark name={tile ? eventIcons[tile as EventId] : kindIcons.event} x={0} y={0} size={25} />,
  item: ({ tile }) => <Mark name={itemIcons[tile as ItemId]} x={0} y={0} size={28} />,
  portal: () => <Mark name={kindIcons.portal} x={0} y={0} size={27} />,
  throne: ({ demons = [], places = 2 }, at) => (
    <>
      <Mark name={kindIcons.throne} x={0} y={-9} size={36} />
      <Places count={Math.max(places, demons.length)} demons={demons} at={at} out={-19} gap={19} />
    </>
  ),
}

/** Places for demons side by side, taken or free. */
function Places(props: { count: number; demons: readonly number[]; at: Place; out: number; gap: number }) {
  const { count, demons, at, out, gap } = props
  const first = (-gap * (count - 1)) / 2
  return Array.from({ length: count }, (_, i) => {
    const seat = demons[i]
    return (
      <At key={placeKey(seat ?? -1, i)} {...at(first + i * gap, out)}>
        {seat === undefined ? (
          <circle className="hg-place" r="6.5" />
        ) : (
          <g transform="scale(0.92)">
            <Demon seat={seat} />
          </g>
        )}
      </At>
    )
  })
}

/** A square by itself, for figures: as on the board's upper edge. Words stand beside it. */
export function Square(props: Omit<TileProps, 'angle'>) {
  return (
    <svg className="hg-square-figure" viewBox="-32 -24 64 48" aria-hidden="true" focusable="false">
      <rect className="hg-ground" data-kind={kindOfTile(props.tile)} x="-30" y="-21" width="60" height="42" rx="6" />
      <Tile {...props} />
    </svg>
  )
}
