import { type Archetype, type Id, maneuver } from '@acheron/games/caravan/board.ts'
import { Spot } from '../../../../board/Spot.tsx'
import { maneuverHelp } from '../../names.ts'
import type { FightStage } from '../useFight.ts'
<<<<<<< HEAD
import { CardFoot } from './CardFoot.tsx'
import { titleSize } from './titles.ts'
=======
import { CardFace } from './CardFace.tsx'
import { CardFoot } from './CardFoot.tsx'
>>>>>>> main

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
    <Spot thing={`card:${champion}:${id}`} stage={stage} className="cv-card" help={() => help}>
<<<<<<< HEAD
      <span className="cv-card-head">
        <span className="cv-fierceness">{signed(fierceness)}</span>
        <b data-size={titleSize(help.title)}>{help.title}</b>
      </span>
      <span className="cv-card-text">
        {help.lines.map(line => (
          <span key={line}>{line}</span>
        ))}
      </span>
      <CardFoot
        stage={stage}
        plays={move => move.do === 'maneuver' && move.champion === champion && move.card === id && !move.willpower}
      />
      <span className="cv-level" data-level={level} aria-hidden="true" />
=======
      <CardFace
        title={help.title}
        mark={<Fierceness by={fierceness} />}
        lines={help.lines}
        foot={<CardFoot stage={stage} champion={champion} card={id} move={move} />}
      />
>>>>>>> main
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
