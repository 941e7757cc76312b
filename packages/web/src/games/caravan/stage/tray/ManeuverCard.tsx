import { type Archetype, type Id, maneuver } from '@acheron/games/caravan/board.ts'
import { Spot } from '../../../../board/Spot.tsx'
import { maneuverHelp } from '../../names.ts'
import type { FightStage } from '../useFight.ts'
import { CardFace } from './CardFace.tsx'
import { CardFoot } from './CardFoot.tsx'

interface Props {
  readonly stage: FightStage
  readonly champion: Archetype
  readonly id: Id
}

/** A Maneuver card with its whole text. */
export function ManeuverCard({ stage, champion, id }: Props) {
  const { fierceness } = maneuver(id)
  const help = maneuverHelp(id, fierceness, stage.voice)
  const move = stage.moves.find(each => each.do === 'maneuver' && each.champion === champion && each.card === id)
  return (
    <Spot
      thing={`card:${champion}:${id}`}
      stage={stage}
      className="cv-card"
      data-vain={move !== undefined && stage.rowOf(move)?.vain === true}
      help={() => help}
    >
      <CardFace
        title={help.title}
        mark={<Fierceness by={fierceness} />}
        lines={help.lines}
        foot={<CardFoot stage={stage} champion={champion} card={id} move={move} />}
      />
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

export function Fierceness({ by }: { readonly by: number }) {
  return <span className="cv-fierceness">{by >= 0 ? `+${by}` : `−${-by}`}</span>
}
