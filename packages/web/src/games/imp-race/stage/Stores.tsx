import { type CardId, cardName, kindOf, strengthOf } from '@acheron/games/imp-race/board.ts'
import { explained } from '../../../board/explain/help.ts'
import type { Voice } from '../words.ts'
import { cardHelp } from './about.ts'
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
  const said = die === null ? t('die') : t('die.shows', { face: die, plus })
  const inBag = t('bag', { red, blue })
  return (
    <div className="ir-store ir-chance">
      <Place
        thing="die"
        stage={stage}
        className="ir-die-place"
        label={said}
        help={{ title: said, lines: [t('die.about')] }}
      >
        <Die face={die} />
        {plus > 0 && <b className="ir-plus">+{plus}</b>}
      </Place>
      <Place
        thing="bag"
        stage={stage}
        className="ir-bag"
        label={inBag}
        help={{ title: inBag, lines: [t('bag.about')] }}
      >
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
export function Piles({ stage, voice }: Props) {
  const { t, game } = voice
  const { view } = stage
  const inDeck = t('deck', { count: view.deck.length })
  const top = view.discard.at(-1)
  const inDiscard = t('discard', { count: view.discard.length, top: top ? cardName(top, game) : '' })
  const discardHelp = (card: CardId) => {
    const { title, lines } = cardHelp(card, voice)
    return { title: inDiscard, kind: title, lines }
  }
  return (
    <div className="ir-store ir-piles">
      <Place
        thing="deck"
        stage={stage}
        className="ir-deck"
        label={inDeck}
        help={{ title: inDeck, lines: [t('deck.about')] }}
      >
        <CardBack />
        <b className="ir-pile-count">{view.deck.length}</b>
      </Place>
      <span
        className="ir-discard"
        data-told={stage.told('discard')}
        {...explained(top ? () => discardHelp(top) : inDiscard)}
      >
        {top ? (
          <CardFace kind={kindOf(top)} strength={strengthOf(top)} name={cardName(top, game)} />
        ) : (
          <span className="ir-card ir-card-none" />
        )}
        <b className="ir-pile-count" aria-hidden="true">
          {view.discard.length}
        </b>
        <span className="visually-hidden">{inDiscard}</span>
      </span>
    </div>
  )
}
