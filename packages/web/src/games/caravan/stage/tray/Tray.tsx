import { type Archetype, championName } from '@acheron/games/caravan/board.ts'
import type { FightStage } from '../useFight.ts'
import { Boxes } from './Boxes.tsx'
import { Hand } from './Hand.tsx'
import { Kit } from './Kit.tsx'
import { Slots } from './Slots.tsx'
import './tray.css'
import './cards.css'

interface Props {
  readonly stage: FightStage
  readonly champion: Archetype
}

/** What the chosen Champion has: its Slots and its hand, or its boxes, and what it carries. */
export function Tray({ stage, champion }: Props) {
  const { view, voice } = stage
  const { player, sins } = view.champions[champion]
  return (
    <section
      className="cv-board"
      data-champion={champion}
      data-player={player}
      aria-label={voice.t('board.title', { name: championName(voice.game, champion) })}
    >
      {player ? <Slots stage={stage} champion={champion} /> : <Boxes stage={stage} champion={champion} />}
      {(player || sins.length > 0) && <Hand stage={stage} champion={champion} />}
      <Kit stage={stage} champion={champion} />
    </section>
  )
}
