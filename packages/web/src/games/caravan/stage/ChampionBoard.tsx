import {
  type Archetype,
  attribute,
  championCardOf,
  championName,
  maxVigor,
  nameOf,
} from '@acheron/games/caravan/board.ts'
import { explained } from '../../../board/explain/help.ts'
import { Basics } from './Basics.tsx'
import { Boxes } from './Boxes.tsx'
import { Equipment } from './Equipment.tsx'
import { Hand } from './Hand.tsx'
import { championIcons, Icon, tokenIcons } from './Icon.tsx'
import { Slots } from './Slots.tsx'
import { TokenSpots } from './TokenSpots.tsx'
import type { FightStage } from './useFight.ts'
import { Vigor } from './Vigor.tsx'

interface Props {
  readonly stage: FightStage
  readonly champion: Archetype
}

const attributes = ['aggressiveness', 'prowess', 'willpower'] as const

/** A Champion's board: who it is, its Slots or boxes, its hand, and what it carries. */
export function ChampionBoard({ stage, champion }: Props) {
  const { view, voice } = stage
  const { t, game } = voice
  const state = view.champions[champion]
  const card = championCardOf(view, champion)
  const name = championName(game, champion)
  return (
    <section className="cv-board" data-champion={champion} aria-label={t('board.title', { name })}>
      <div className="cv-who">
        <h2>
          <Icon name={view.fight.fighters[champion].polymorphed ? 'beaver' : championIcons[champion]} />
          {name}
        </h2>
        <p className="cv-card-name">{nameOf(game, 'card', card.id)}</p>
        <Vigor vigor={state.vigor} max={maxVigor(view, champion)} voice={voice} />
        <p className="cv-attributes">
          {attributes.map(attr => (
            <span key={attr} {...explained(game(`attr.${attr}`))}>
              <Icon name={tokenIcons[attr]} />
              {attribute(view, champion, attr)}
              <span className="visually-hidden">{game(`attr.${attr}`)}</span>
            </span>
          ))}
        </p>
        <TokenSpots stage={stage} champion={champion} />
        <Basics stage={stage} champion={champion} />
      </div>
      {state.player ? <Slots stage={stage} champion={champion} /> : <Boxes stage={stage} champion={champion} />}
      {(state.player || state.sins.length > 0) && <Hand stage={stage} champion={champion} />}
      <Equipment stage={stage} champion={champion} />
    </section>
  )
}
