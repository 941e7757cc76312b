import { cardName, kindOf, strengthOf } from '@acheron/games/imp-race/board.ts'

import type { Voice } from '../words.ts'
import { CardBack, CardFace } from './CardFace.tsx'
import { Die } from './Die.tsx'
import { Icon } from './Icon.tsx'
import { Place } from './Place.tsx'
import type { Stage } from './useStage.ts'

interface Props {
  readonly stage: Stage
  readonly voice: Voice
}

/** The die of the turn and the bag of gems. */
export function DieAndBag({ stage, voice: { t } }: Props) {
  const { view } = stage
  const { die, plus } = view.turn
  const { red, blue } = view.bag
  return (
    <div className="ir-store ir-chance">
      <Place
        thing="die"
        stage={stage}
        className="ir-die-place"
        label={die === null ? t('die') : t('die.shows', { face: die, plus })}
      >
        <Die face={die} />
        {plus > 0 && <b className="ir-plus">+{plus}</b>}
      </Place>
      <Place thing="bag" stage={stage} className="ir-bag" label={t('bag', { red, blue })}>
        <Icon name="swap-bag" />
        <span className="ir-bag-counts">
          <span data-gem="red" data-count={red}>
            <Icon name="cut-diamond" />
          </span>
          <span data-gem="blue" data-count={blue}>
            <Icon name="cut-diamond" />
          </span>
        </span>
      </Place>
    </div>
  )
}

/** The deck and the pile of discarded cards. */
export function Piles({ stage, voice: { t, game } }: Props) {
  const { view } = stage
  const top = view.discard.at(-1)
  return (
    <div className="ir-store ir-piles">
      <Place thing="deck" stage={stage} className="ir-deck" label={t('deck', { count: view.deck.length })}>
        <CardBack />
        <b className="ir-pile-count">{view.deck.length}</b>
      </Place>
      <span className="ir-discard" data-told={stage.told('discard')}>
        {top ? (
          <CardFace kind={kindOf(top)} strength={strengthOf(top)} name={cardName(top, game)} />
        ) : (
          <span className="ir-card ir-card-none" />
        )}
        <b className="ir-pile-count" aria-hidden="true">
          {view.discard.length}
        </b>
        <span className="visually-hidden">
          {t('discard', { count: view.discard.length, top: top ? cardName(top, game) : '' })}
        </span>
      </span>
    </div>
  )
}
