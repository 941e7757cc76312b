import { cardName, kindOf, strengthOf } from '@acheron/games/imp-race/board.ts'

import type { Voice } from '../words.ts'
import { CardBack, CardFace } from './CardFace.tsx'
import { Die } from './Die.tsx'
import { Icon } from './Icon.tsx'
import { Spot } from './Spot.tsx'
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
      <Spot
        thing={{ kind: 'die' }}
        stage={stage}
        className="ir-die-place"
        told="die"
        label={die === null ? t('die') : t('die.shows', { face: die, plus })}
      >
        <Die face={die} />
        {plus > 0 && <b className="ir-plus">+{plus}</b>}
      </Spot>
      <Spot thing={{ kind: 'bag' }} stage={stage} className="ir-bag" told="bag" label={t('bag', { red, blue })}>
        <Icon name="swap-bag" />
        <span className="ir-bag-counts">
          <span data-gem="red" data-count={red}>
            <Icon name="cut-diamond" />
          </span>
          <span data-gem="blue" data-count={blue}>
            <Icon name="cut-diamond" />
          </span>
        </span>
      </Spot>
    </div>
  )
}

/** The deck and the pile of discarded cards. */
export function Piles({ stage, voice: { t, game } }: Props) {
  const { view } = stage
  const top = view.discard.at(-1)
  return (
    <div className="ir-store ir-piles">
      <Spot
        thing={{ kind: 'deck' }}
        stage={stage}
        className="ir-deck"
        told="deck"
        label={t('deck', { count: view.deck.length })}
      >
        <CardBack />
        <b className="ir-pile-count">{view.deck.length}</b>
      </Spot>
      <span className="ir-discard" data-told={stage.told.has('discard')}>
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
