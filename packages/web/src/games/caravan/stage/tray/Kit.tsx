import { type Archetype, attribute } from '@acheron/games/caravan/board.ts'
import { explained } from '../../../../board/explain/help.ts'
import { Icon } from '../Icon.tsx'
import type { FightStage } from '../useFight.ts'
import { Basics } from './Basics.tsx'
import { Equipment } from './Equipment.tsx'
import { TokenSpots } from './TokenSpots.tsx'

const attributes = ['aggressiveness', 'prowess', 'willpower'] as const

/** What a Champion carries and can do besides its cards, as small pictures: each says what it is. */
export function Kit({ stage, champion }: { readonly stage: FightStage; readonly champion: Archetype }) {
  const { view, voice } = stage
  const { t, game } = voice
  const { player, deck, discard } = view.champions[champion]
  return (
    <div className="cv-kit">
      <Basics stage={stage} champion={champion} />
      <Equipment stage={stage} champion={champion} />
      <TokenSpots stage={stage} champion={champion} />
      <span
        className="cv-piles"
        {...explained({
          title: player ? t('hand.piles', { deck: deck.length, discard: discard.length }) : t('card.attributes'),
          lines: attributes.map(attr => `${game(`attr.${attr}`)} ${attribute(view, champion, attr)}`),
        })}
      >
        {player && (
          <>
            <Icon name="card-pick" />
            {deck.length}
            <span className="visually-hidden">{t('hand.piles', { deck: deck.length, discard: discard.length })}</span>
          </>
        )}
      </span>
    </div>
  )
}
