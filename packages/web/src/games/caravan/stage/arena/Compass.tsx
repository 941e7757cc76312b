import { dirs, vectors } from '@acheron/games/caravan/board.ts'
import type { Voice } from '../../words.ts'
import { outline, type Point, type Spot, seenAs, type Turn } from './iso.ts'

/** Where north is, in the plane of the board. */
export function Compass({ turn, voice: { t } }: { readonly turn: Turn; readonly voice: Voice }) {
  const north = vectors[seenAs('N', turn)]
  const aside: Spot = [north[1], north[0]]
  const spoke = (way: Spot, long: number, across: Spot, wide: number): string =>
    outline([at(way, long), at(across, wide), at(across, -wide)])
  return (
    <svg className="cv-compass" viewBox="-50 -32 100 64" role="img" aria-label={t('compass', { dir: upOf(turn) })}>
      <ellipse className="cv-compass-ring" rx="36" ry="18" />
      <ellipse className="cv-compass-ring" rx="30" ry="15" />
      <path className="cv-compass-spoke" d={spoke(aside, 34, north, 5) + spoke(aside, -34, north, 5)} />
      <path className="cv-compass-spoke" d={spoke(north, -34, aside, 5)} />
      <path className="cv-compass-north" d={spoke(north, 34, aside, 5)} />
      {dirs.map(dir => {
        const { x, y } = at(vectors[seenAs(dir, turn)], 56)
        return (
          <text key={dir} x={x} y={y + 4.5} className={dir === 'N' ? 'cv-compass-n' : undefined}>
            {t('compass.letter', { dir })}
          </text>
        )
      })}
    </svg>
  )
}

/** A place of the compass, seen as the board is. */
const at = ([u, v]: Spot, far: number): Point => ({
  x: (u - v) * far * Math.SQRT1_2,
  y: ((u + v) * far * Math.SQRT1_2) / 2,
})

/** The direction that is seen at the top right. */
const upOf = (turn: Turn) => dirs[(4 - turn) % 4] ?? 'N'
