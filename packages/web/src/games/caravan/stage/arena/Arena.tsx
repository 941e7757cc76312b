import { type AreaId, type Dir, dirs, type Id, opposite } from '@acheron/games/caravan/board.ts'
import { useMemo, useState } from 'react'
import { isPlaceLit } from '../gestures.ts'
import type { FightStage } from '../useFight.ts'
import { AreaBlock } from './AreaBlock.tsx'
import { arc, frame, middle, project, type Turn } from './iso.ts'
import { Figure, isFigure, StandeeView } from './StandeeView.tsx'
import { type Ground, scene } from './scene.ts'

interface Props {
  readonly stage: FightStage
  readonly turn: Turn
}

const columns = ['A', 'B', 'C', 'D', 'E'] as const
const rows = ['1', '2', '3'] as const

/** The arena: fifteen Areas of stone, what stands on them, and what can be touched there. */
export function Arena({ stage, turn }: Props) {
  const { view } = stage
  const [seen, setSeen] = useState<Id | null>(null)
  const grounds = useMemo(() => scene(view, turn), [view, turn])
  const thin = isPlaceLit(stage.gestures)
  const foe = seen === null ? undefined : view.fight.malefactors[seen]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with buttons in it
    <svg
      className="cv-arena"
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      role="group"
      aria-label={stage.voice.t('arena')}
      data-turn={turn}
    >
      <Letters turn={turn} />
      {grounds.map(ground => (
        <AreaBlock key={ground.area} ground={ground} stage={stage} turn={turn}>
          {ground.standees.map(standee => (
            <StandeeView
              key={standee.id}
              standee={standee}
              stage={stage}
              turn={turn}
              thin={thin}
              onLook={at => setSeen(at && standee.kind === 'malefactor' ? standee.id : null)}
            />
          ))}
        </AreaBlock>
      ))}
      <Ghosts grounds={grounds} stage={stage} />
      {foe?.at && !foe.defeated && <Arcs area={foe.at} facing={foe.facing} turn={turn} />}
    </svg>
  )
}

/** Everybody who fights, drawn faintly above what hides them. */
function Ghosts({ grounds, stage }: { readonly grounds: readonly Ground[]; readonly stage: FightStage }) {
  const fighters = grounds.flatMap(({ standees }) => standees.filter(({ kind }) => isFigure(kind)))
  return (
    <g className="cv-ghosts">
      {fighters.map(standee => (
        <g key={standee.id} className={`cv-${standee.kind}`} transform={`translate(${standee.at.x} ${standee.at.y})`}>
          <Figure standee={standee} stage={stage} />
        </g>
      ))}
    </g>
  )
}

/** The Front and the Back arc of a Malefactor that is looked at. */
function Arcs({ area, facing, turn }: { readonly area: AreaId; readonly facing: Dir; readonly turn: Turn }) {
  return (
    <g className="cv-arcs">
      <path className="cv-front" d={arc(area, facing, turn)} />
      <path className="cv-back" d={arc(area, opposite(facing), turn)} />
    </g>
  )
}

/** The names of columns and rows beside the edges that are in front. */
function Letters({ turn }: { readonly turn: Turn }) {
  const edge = (dir: Dir) => dirs[(dirs.indexOf(dir) + turn) % 4]
  // The sides in front are those that are seen in the south and in the east.
  const south = edge('S') === 'S' || edge('S') === 'E'
  const east = edge('E') === 'S' || edge('E') === 'E'
  const put = (area: AreaId, dir: Dir) => {
    const [u, v] = middle(area, turn)
    const at = dirs[(dirs.indexOf(dir) + turn) % 4]
    return project(at === 'S' ? [u, v + 0.72] : [u + 0.72, v], 0, turn)
  }
  return (
    <g className="cv-letters">
      {columns.map(column => {
        const { x, y } = put(`${column}${south ? '3' : '1'}`, south ? 'S' : 'N')
        return (
          <text key={column} x={x} y={y + 16}>
            {column}
          </text>
        )
      })}
      {rows.map(row => {
        const { x, y } = put(`${east ? 'E' : 'A'}${row}`, east ? 'E' : 'W')
        return (
          <text key={row} x={x} y={y + 16}>
            {row}
          </text>
        )
      })}
    </g>
  )
}
