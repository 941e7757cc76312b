import { type Archetype, type Id, maneuver } from '@acheron/games/caravan/board.ts'
import { Spot } from '../../../board/Spot.tsx'
import { maneuverHelp } from '../names.ts'
import type { FightStage } from './useFight.ts'

interface Props {
  readonly stage: FightStage
  readonly champion: Archetype
  readonly id: Id
  /** Only its name is seen. */
  readonly small?: boolean
}

/** A Maneuver card; what does not fit is read by pointing at it. */
export function ManeuverCard({ stage, champion, id, small = false }: Props) {
  const { fierceness, level } = maneuver(id)
  const help = maneuverHelp(id, fierceness, stage.voice)
  return (
    <Spot
      thing={`card:${champion}:${id}`}
      stage={stage}
      className={small ? 'cv-card cv-card-small' : 'cv-card'}
      help={() => help}
    >
      <span className="cv-card-head">
        <b>{help.title}</b>
        <span className="cv-fierceness">{fierceness >= 0 ? `+${fierceness}` : fierceness}</span>
      </span>
      {!small && (
        <span className="cv-card-text">
          {help.lines.map(line => (
            <span key={line}>{line}</span>
          ))}
        </span>
      )}
      {!small && <span className="cv-level" data-level={level} aria-hidden="true" />}
    </Spot>
  )
}
