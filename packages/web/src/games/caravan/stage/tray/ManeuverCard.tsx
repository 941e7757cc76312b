import { type Archetype, type Id, maneuver } from '@acheron/games/caravan/board.ts'
import { Spot } from '../../../../board/Spot.tsx'
import { maneuverHelp } from '../../names.ts'
import type { FightStage } from '../useFight.ts'
import { titleSize } from './titles.ts'

interface Props {
  readonly stage: FightStage
  readonly champion: Archetype
  readonly id: Id
}

/** A Maneuver card with its whole text. */
export function ManeuverCard({ stage, champion, id }: Props) {
  const { fierceness, level } = maneuver(id)
  const help = maneuverHelp(id, fierceness, stage.voice)
  return (
    <Spot thing={`card:${champion}:${id}`} stage={stage} className="cv-card" help={() => help}>
      <span className="cv-card-head">
        <span className="cv-fierceness">{signed(fierceness)}</span>
        <b data-size={titleSize(help.title)}>{help.title}</b>
      </span>
      <span className="cv-card-text">
        {help.lines.map(line => (
          <span key={line}>{line}</span>
        ))}
      </span>
      <span className="cv-level" data-level={level} aria-hidden="true" />
    </Spot>
  )
}

/** A Maneuver that lies on a Slot: only its spine is seen. */
export function ManeuverSpine({ stage, champion, id }: Props) {
  const { fierceness } = maneuver(id)
  const help = maneuverHelp(id, fierceness, stage.voice)
  return (
    <Spot thing={`card:${champion}:${id}`} stage={stage} className="cv-spine" help={() => help}>
      <b>{help.title}</b>
    </Spot>
  )
}

export const signed = (n: number): string => (n >= 0 ? `+${n}` : `−${-n}`)
