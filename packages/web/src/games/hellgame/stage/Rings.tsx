import { withNames } from '@acheron/engine/words'
import {
  circleOf,
  demonsOn,
  isRemoved,
  isSquare,
  placesOn,
  type Square,
  sideOf,
  squares,
} from '@acheron/games/hellgame/board.ts'
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useCallback,
  useMemo,
  useRef,
} from 'react'
import type { Help } from '../../../board/explain/help.ts'
import { openExplained } from '../../../board/explain/watch.ts'
import { priceText, squareText } from '../names.ts'
import type { Voice } from '../words.ts'
import { Cell, Laid } from './Cell.tsx'
import { bridges, cellAt, centre, radiusOf, size } from './geometry.ts'
import { keys } from './keys.ts'
import { Pieces, Prices, Signs, Ways } from './Marks.tsx'
import { Numbers } from './Numbers.tsx'
import { type Camera, leastTouch, nearFor, pixelsOf } from './useCamera.ts'
import type { Stage } from './useStage.ts'

interface Props {
  readonly stage: Stage
  readonly voice: Voice
  readonly camera: Camera
}

function squareAt(target: EventTarget): Square | null {
  const name = (target as Element).closest?.('[data-square]')?.getAttribute('data-square') ?? ''
  return isSquare(name) ? name : null
}

/** Nine rings of squares, the throne in the middle, and everybody on them. */
export function Rings({ stage, voice, camera }: Props) {
  const { look, touch } = stage
  const touched = useRef(false)

  const onLook = (event: SyntheticEvent) => {
    const square = squareAt(event.target)
    look(square && keys.square(square))
  }
  const onClick = (event: MouseEvent<SVGSVGElement>) => {
    const square = squareAt(event.target)
    if (!square || camera.dragged()) return
    const box = event.currentTarget.getBoundingClientRect()
    if (touched.current && pixelsOf(box.width, camera.near) < leastTouch) {
      look(keys.square(square))
      const cell = (event.target as Element).closest('[data-explained]')
      if (cell) openExplained(cell)
      return camera.to(cellAt(square), nearFor(box.width))
    }
    touch(keys.square(square))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const square = squareAt(event.target)
    if (!square || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    touch(keys.square(square))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing whose squares are buttons
    <svg
      role="group"
      className="hg-rings"
      viewBox={`0 0 ${size} ${size}`}
      aria-label={voice.t('rings')}
      data-near={camera.near > 1}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={onLook}
      onBlur={() => look(null)}
      onPointerOver={event => event.pointerType === 'mouse' && onLook(event)}
      onPointerLeave={event => event.pointerType === 'mouse' && look(null)}
      {...camera.hands}
      onPointerDown={event => {
        touched.current = event.pointerType !== 'mouse'
        camera.hands.onPointerDown(event)
        if (touched.current) onLook(event)
      }}
    >
      <defs>
        <radialGradient id="hg-glow">
          <stop offset="0" className="hg-glow-0" />
          <stop offset="0.6" className="hg-glow-1" />
          <stop offset="1" className="hg-glow-2" />
        </radialGradient>
      </defs>
      <g className="hg-camera" data-held={camera.held} style={{ transform: camera.transform }}>
        <svg className="hg-layer" aria-hidden="true" focusable="false">
          <Ground stage={stage} />
        </svg>
        <Cells stage={stage} voice={voice} />
        <svg className="hg-layer" aria-hidden="true" focusable="false">
          <Numbers stage={stage} />
          <Tiles stage={stage} />
          <Signs stage={stage} />
          <Ways stage={stage} />
          <Prices stage={stage} />
          <Pieces stage={stage} />
        </svg>
      </g>
    </svg>
  )
}

/** Whether a circle is closed to the viewer. */
function lockedTo({ view, seat }: Stage, circle: number): boolean {
  const player = seat === null ? undefined : view.seats[seat]
  return player !== undefined && circle > player.unlocked
}

/** The tinted rings and the stairs between them. */
function Ground({ stage }: { readonly stage: Stage }) {
  return (
    <>
      <circle cx={centre} cy={centre} r={centre - 2} fill="url(#hg-glow)" />
      {[1, 2, 3, 4, 5, 6, 7, 8].map(circle => (
        <circle
          key={circle}
          className="hg-band"
          data-circle={circle}
          data-locked={lockedTo(stage, circle)}
          cx={centre}
          cy={centre}
          r={radiusOf(circle)}
          style={{ '--circle': `var(--circle-${circle})` } as CSSProperties}
        />
      ))}
      {bridges.map(({ from, to, kind, path }) => (
        <g
          key={`${from} ${to}`}
          className="hg-bridge"
          data-kind={kind}
          data-locked={lockedTo(stage, circleOf(to)) && lockedTo(stage, circleOf(from))}
          data-removed={isRemoved(stage.view, from) || isRemoved(stage.view, to)}
        >
          <path className="hg-bridge-wall" d={path} />
          {kind === 'stair' && <path className="hg-bridge-steps" d={path} />}
        </g>
      ))}
    </>
  )
}

function Cells({ stage, voice }: Omit<Props, 'camera'>) {
  const { view, seat, names } = stage
  const labels = useMemo(
    () =>
      new Map(
        squares.map(square => {
          const { title, lines } = squareText(view, square, seat, voice)
          return [square, withNames([`${title}.`, ...lines].join(' '), names)]
        }),
      ),
    [view, seat, names, voice],
  )
  const now = useRef({ stage, voice })
  now.current = { stage, voice }
  const helpOf = useCallback((square: Square) => squareHelp(now.current.stage, square, now.current.voice), [])
  return squares.map(square => {
    const key = keys.square(square)
    return (
      <Cell
        key={square}
        square={square}
        tile={view.tiles[square]}
        removed={isRemoved(view, square)}
        locked={lockedTo(stage, circleOf(square))}
        lit={stage.lit(key)}
        aimed={stage.aimed(key)}
        told={stage.told(key)}
        label={labels.get(square) ?? ''}
        helpOf={helpOf}
      />
    )
  })
}

/** A square in full: its kind and gain, its occupants, the cost of going there. */
function squareHelp(stage: Stage, square: Square, voice: Voice): Help {
  const { view, seat, goals, names } = stage
  const { title, lines } = squareText(view, square, seat, voice)
  const goal = goals.get(square)
  // A finger first comes nearer; a mouse needs no second touch.
  const again = stage.lit(keys.square(square)) && matchMedia('(pointer: coarse)').matches
  return {
    title,
    lines: [
      ...lines.map(line => withNames(line, names)),
      ...(goal ? [priceText(goal, voice)] : []),
      ...(again ? [voice.t('hint.again')] : []),
    ],
  }
}

/** What lies on the squares. */
function Tiles({ stage }: { readonly stage: Stage }) {
  const { view } = stage
  return squares.map(square => {
    const demons = demonsOn(view, square)
    const tile = view.tiles[square]
    const removed = isRemoved(view, square)
    if (tile === undefined && demons.length === 0 && !removed) return null
    return (
      <Laid
        key={square}
        square={square}
        tile={tile}
        down={view.down[square] === true}
        removed={removed}
        demons={demons.join()}
        side={sideOf(demons)}
        places={placesOn(view, square)}
        economy={view.options.economy}
        locked={lockedTo(stage, circleOf(square)) && !stage.lit(keys.square(square))}
      />
    )
  })
}
