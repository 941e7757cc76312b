import { isChampion } from '@acheron/games/caravan/board.ts'
import { objectHelp, objectName } from '../../names.ts'
import type { FightStage } from '../useFight.ts'
import { beak } from './facing.ts'
import { rise, type Turn, unit } from './iso.ts'
import { PieceShape } from './PieceShape.tsx'
import { Plaque } from './Plaque.tsx'
import { isFigure, type Standee } from './scene.ts'
import { sigilOf } from './sigil.ts'
import { plaqueOf, plaques } from './sizes.ts'
import { Target } from './Target.tsx'

interface Props {
  readonly standee: Standee
  readonly stage: FightStage
  readonly turn: Turn
  readonly thin: boolean
  onLook(at: boolean): void
}

/** Somebody or something in the arena, where it stands; it can be touched and read. */
export function StandeeView({ standee, stage, turn, thin, onLook }: Props) {
  const { id, kind, at } = standee
  const { view, voice } = stage
  const pillar = view.fight.pieces[id]
  const high = pillar?.kind === 'pillar' && pillar.size === 'large' ? 2 * rise : rise
  const top = `place:top:${id}`
  const topIsLit = pillar?.kind === 'pillar' && pillar.standing && (stage.lit(top) || stage.aimed(top))
  return (
    <g className="cv-standing" data-object={id} style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <Target
        thing={`object:${id}`}
        stage={stage}
        className={`cv-object cv-${kind}`}
        label={objectName(view, id, voice)}
        help={() => objectHelp(view, id, voice)}
        worth
        thin={thin}
        onLook={onLook}
      >
        {isFigure(kind) ? (
          <Figure standee={standee} stage={stage} turn={turn} />
        ) : (
          <PieceShape id={id} piece={view.fight.pieces[id]} standee={standee} turn={turn} />
        )}
      </Target>
      {topIsLit && (
        <Target
          thing={top}
          stage={stage}
          className="cv-place"
          label={voice.t('place.top', { name: objectName(view, id, voice) })}
        >
          <rect className="cv-hit" x="-24" y={-high - 24} width="48" height="48" />
          <ellipse cy={-high} rx="22" ry="11" />
        </Target>
      )}
    </g>
  )
}

/** A Champion, a Malefactor or a Minion as its plaque. */
function Figure({ standee, stage, turn }: Pick<Props, 'standee' | 'stage' | 'turn'>) {
  const { id, bound } = standee
  const { fight } = stage.view
  const size = plaqueOf(stage.view, standee)
  const foe = fight.malefactors[id]
  const off = isChampion(id) ? fight.fighters[id].disabled : foe?.defeated
  return (
    <g className="cv-figure" data-champion={isChampion(id) ? id : undefined} data-off={off}>
      {stage.champion === id && isActive(stage) && <ellipse className="cv-chosen" cy="3" rx="32" ry="16" />}
      {foe && !foe.defeated && (
        <path className="cv-beak" d={beak(foe.facing, (plaques[size].base / unit) * Math.SQRT1_2, turn)} />
      )}
      <Plaque icon={sigilOf(stage.view, standee) ?? 'imp'} size={size} chained={bound} />
    </g>
  )
}

/** Whether the viewer's chosen Champion can do something: it is marked only then. */
const isActive = ({ moves }: FightStage): boolean => moves.length > 0
