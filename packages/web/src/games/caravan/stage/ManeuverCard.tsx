import { type Archetype, type Id, maneuver } from '@acheron/games/caravan/board.ts'
import { maneuverReading } from '../names.ts'
import { Spot } from './Spot.tsx'
import type { Stage } from './useStage.ts'

interface Props {
  readonly stage: Stage
  readonly champion: Archetype
  readonly id: Id
  /** Only its name is seen. */
  readonly small?: boolean
}

/** A Maneuver card; what does not fit is read by pointing at it. */
export function ManeuverCard({ stage, champion, id, small = false }: Props) {
  const { fierceness, level } = maneuver(id)
  const reading = maneuverReading(id, fierceness, stage.voice)
  return (
    <Spot
      thing={`card:${champion}:${id}`}
      stage={stage}
      className={small ? 'cv-card cv-card-small' : 'cv-card'}
      reading={() => reading}
    >
      <span className="cv-card-head">
        <b>{reading.title}</b>
        <span className="cv-fierceness" title={reading.kind}>
          {fierceness >= 0 ? `+${fierceness}` : fierceness}
        </span>
      </span>
      {!small && (
        <span className="cv-card-text">
          {reading.lines.map(line => (
            <span key={line}>{line}</span>
          ))}
        </span>
      )}
      {!small && <span className="cv-level" data-level={level} aria-hidden="true" />}
    </Spot>
  )
}
