import { circleBelowTheWall, hellFor, soulSins } from '@acheron/games/florence/board.ts'
import type { CSSProperties } from 'react'
import type { ShapeName } from '../../../board/useShape.ts'
import type { Voice } from '../words.ts'
import { CircleLine } from './CircleLine.tsx'
import { Gates } from './Gates.tsx'
import { Graveyard } from './Graveyard.tsx'
import { geometryOf } from './geometry.ts'
import { HellLines } from './HellLines.tsx'
import { Shields } from './Shields.tsx'
import type { FlorenceStage } from './stage.ts'

interface Props {
  readonly stage: FlorenceStage
  readonly voice: Voice
  readonly shape: ShapeName
}

/** Hell, cut through: the graveyard by the Acheron, nine terraces with all that belongs to them, the Wall of Dis. */
export function Hell({ stage, voice, shape }: Props) {
  const { players, graveyard, guardians } = stage.view
  const board = hellFor(players)
  const geometry = geometryOf(board, shape, {
    waiting: soulSins.filter(sin => graveyard[sin] > 0).length,
    guardians: Object.values(guardians),
  })
  const style = {
    '--rows': geometry.rows.map(height => `minmax(0, ${height}fr)`).join(' '),
    '--tall-rows': geometry.rows.map(height => `calc(${height} * var(--terrace))`).join(' '),
    '--across': geometry.width,
  } as CSSProperties
  const circles = board.circles.map((_, circle) => circle).slice(1)
  return (
    <section className="fl-hell" data-shape={shape} data-side={board.side} style={style} aria-label={voice.t('hell')}>
      <HellLines board={board} geometry={geometry} stage={stage} />
      <Graveyard stage={stage} voice={voice} />
      {circles.map(circle => (
        <CircleLine key={circle} circle={circle} row={rowOf(circle, shape)} shape={shape} stage={stage} voice={voice}>
          <Shields circle={circle} board={board} geometry={geometry} stage={stage} voice={voice} />
        </CircleLine>
      ))}
      <Gates board={board} geometry={geometry} row={rowOf(circleBelowTheWall, shape) - 1} stage={stage} voice={voice} />
    </section>
  )
}

/** The grid row where a circle begins. */
function rowOf(circle: number, shape: ShapeName): number {
  const before = circle - 1
  return 2 + before * (shape === 'tall' ? 2 : 1) + (circle >= circleBelowTheWall ? 1 : 0)
}
