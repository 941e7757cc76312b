import { isChampion, isOversized } from '@acheron/games/caravan/board.ts'
import { objectHelp, objectName } from '../../names.ts'
import { championIcons, creatureIcon } from '../Icon.tsx'
import type { FightStage } from '../useFight.ts'
import { rise, type Turn } from './iso.ts'
import { PieceShape } from './PieceShape.tsx'
import { Plaque, type PlaqueSize } from './Plaque.tsx'
import type { Standee } from './scene.ts'
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
        worth={kind === 'malefactor' || kind === 'minion' || kind === 'custom'}
        thin={thin}
        onLook={onLook}
      >
        <Shape standee={standee} stage={stage} turn={turn} />
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

/** Whether it is a Character, not a thing. */
export const isFigure = (kind: Standee['kind']): boolean =>
  kind === 'champion' || kind === 'malefactor' || kind === 'minion'

function Shape({ standee, stage, turn }: Pick<Props, 'standee' | 'stage' | 'turn'>) {
  const { id, kind } = standee
  if (isFigure(kind)) return <Figure standee={standee} stage={stage} />
  return <PieceShape id={id} piece={stage.view.fight.pieces[id]} standee={standee} turn={turn} />
}

/** A Champion, a Malefactor or a Minion as its plaque. */
export function Figure({ standee: { id, bound }, stage }: Pick<Props, 'standee' | 'stage'>) {
  const { fight } = stage.view
  if (isChampion(id)) {
    const { polymorphed, disabled } = fight.fighters[id]
    return (
      <g className="cv-figure" data-champion={id} data-off={disabled}>
        <Plaque icon={polymorphed ? 'beaver' : championIcons[id]} size="small" chained={bound} />
      </g>
    )
  }
  const minion = fight.minions[id]
  const size: PlaqueSize = minion ? 'minion' : isOversized(id) ? 'oversized' : 'large'
  return (
    <g className="cv-figure" data-off={fight.malefactors[id]?.defeated}>
      <Plaque icon={creatureIcon(minion?.type ?? id)} size={size} />
    </g>
  )
}
