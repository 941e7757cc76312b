import { nameOf } from '@acheron/games/caravan/board.ts'
import type { KeyboardEvent } from 'react'
import { explained } from '../../../../board/explain/help.ts'
import { pointing } from '../../../../board/pointing.ts'
import { RoadMark } from '../Icon.tsx'
import type { Tale } from '../useTale.ts'
import type { Point } from './places.ts'

interface Props {
  readonly tale: Tale
  readonly paths: readonly string[]
  readonly at: Point
  /** Names are large. */
  readonly bare: boolean
}

const step = 27
const lastRow = 300

/** Path cards on their Region, side by side. */
export function PathCards({ tale, paths, at, bare }: Props) {
  const left = at.x - ((paths.length - 1) * step) / 2
  // Below the name; in the last row above the Region.
  const y = at.y < lastRow ? at.y + (bare ? 108 : 78) : at.y - (bare ? 62 : 52)
  return paths.map((path, i) => <PathCard key={path} tale={tale} path={path} x={left + i * step} y={y} />)
}

function PathCard({ tale, path, x, y }: { tale: Tale; path: string; x: number; y: number }) {
  const move = tale.topic?.what === 'path' ? tale.moveFor(path) : null
  const name = nameOf(tale.voice.game, 'path', path)
  const play = () => move && tale.act(move)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    play()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons in a drawing
    <g
      className="chr-path"
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={move ? 0 : -1}
      aria-label={name}
      aria-disabled={!move}
      data-lit={move !== null}
      data-aimed={tale.isPointed(move)}
      data-told={tale.told(path)}
      onClick={play}
      onKeyDown={onKeyDown}
      {...pointing(tale.point, move)}
      {...explained(name)}
    >
      <rect className="chr-touch" x={-14} y={-20} width={28} height={40} />
      <rect x={-11} y={-15} width={22} height={30} rx={3} />
      <RoadMark name="walk" className="chr-glyph" x={0} y={0} size={16} />
    </g>
  )
}
