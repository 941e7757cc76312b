import { seatMark, withNames } from '@acheron/engine/words'
import {
  type Answer,
  answersOf,
  type BidFrame,
  type CardId,
  kindOf,
  type MoveOf,
  type Stake,
  stakesOf,
  strengthOf,
} from '@acheron/games/imp-race/board.ts'
import { useState } from 'react'
import { explained } from '../../../board/explain/help.ts'
import { MoveButton } from '../../../board/MoveButton.tsx'
import { pointing } from '../../../board/pointing.ts'
import { Sigil } from '../../../icons/Sigil.tsx'
import type { Voice } from '../words.ts'
import { cardHelp } from './about.ts'
import { labelOf, standingOf } from './answers.ts'
import { CardPicture } from './CardFace.tsx'
import { Icon } from './Icon.tsx'
import type { Stage } from './useStage.ts'

interface Props {
  readonly fight: BidFrame
  readonly stage: Stage
  readonly voice: Voice
}

/** The auction: both sides with their stakes, the needed strength, and the remaining means of each. */
export function Fight({ fight, stage, voice }: Props) {
  const { t } = voice
  const { attacker, defender, bidder, need, square, stakes } = fight
  const [{ total: own }, { total: other }] = stakesOf(fight)
  const left = Math.max(0, need - own)
  return (
    <section className="ir-panel ir-fight" aria-label={t('fight.title', { square })}>
      <h3>
        <Icon name="crossed-swords" /> {t('fight.title', { square })}
      </h3>
      <div className="ir-sides">
        <Side seat={attacker.seat} stake={stakes[0]} part="attacks" fight={fight} stage={stage} voice={voice} />
        <Side seat={defender.seat} stake={stakes[1]} part="defends" fight={fight} stage={stage} voice={voice} />
      </div>
      <p className="ir-need" data-met={left === 0}>
        {other === 0 ? t('fight.open', { need }) : t('fight.need', { need, left })}
      </p>
      <div className="ir-bids">
        <Answers fight={fight} stage={stage} voice={voice} />
        <Bidding key={`${bidder} ${own}`} left={left} stage={stage} voice={voice} />
      </div>
    </section>
  )
}

function Side({
  seat,
  stake,
  part,
  fight,
  stage,
  voice: { t, game },
}: Props & { readonly seat: number; readonly stake: Stake; readonly part: 'attacks' | 'defends' }) {
  const own = stage.view.seats[seat]
  const hand = own?.hand ?? []
  const known = hand.filter((card): card is CardId => card !== null)
  const more = known.reduce((sum, card) => sum + strengthOf(card), own?.gems ?? 0)
  const mine = seat === stage.seat
  const name = stage.names[seat] ?? ''
  return (
    <div className={`ir-side-of player-${(seat % 5) + 1}`} data-bids={fight.bidder === seat}>
      <p className="ir-who">
        <Sigil seat={seat} size={20} />
        <b>{name}</b> <small>{t(`fight.${part}`)}</small>
      </p>
      <p className="ir-total" data-total={seat}>
        <span className="visually-hidden">
          {withNames(t('fight.total', { who: seatMark(seat), total: stake.total }), stage.names)}
        </span>
        <span aria-hidden="true">{stake.total}</span>
      </p>
      <p className="ir-staked">
        {stake.cards.map(card => (
          <span key={card} className="ir-chip" {...explained(cardHelp(card, { t, game }))}>
            <CardPicture kind={kindOf(card)} />
            <b>{strengthOf(card)}</b>
          </span>
        ))}
        {stake.gems > 0 && (
          <span
            className="ir-chip"
            data-gem="red"
            {...explained({ title: t('fight.gems', { count: stake.gems }), lines: [t('gems.about')] })}
          >
            <Icon name="cut-diamond" />
            <b>{stake.gems}</b>
          </span>
        )}
        {stake.total === 0 && <small>{t('fight.nothing')}</small>}
      </p>
      <p className="ir-more">
        {mine ? t('fight.mine', { count: more }) : t('fight.theirs', { cards: hand.length, gems: own?.gems ?? 0 })}
      </p>
    </div>
  )
}

/** The usual bids, each by one press and with its price; a guide that offers less than the rules goes step by step. */
function Answers({ fight, stage, voice }: Props) {
  const { t } = voice
  const { view, moves } = stage
  if (stage.seat !== fight.bidder || moves.length === 0 || moves.length < stage.legal) return null
  return (
    <div className="ir-answers">
      {answersOf(view, fight).map(answer => {
        const [move, ...next] = answer.moves
        const standing = standingOf(answer, fight)
        const how = standing === 'open' || standing === 'match' ? standing : 'other'
        return (
          move && (
            <button
              key={answer.total}
              type="button"
              className="board-button ir-answer"
              data-lit="true"
              onClick={() => stage.act(move, next)}
              {...pointing(stage.point, move)}
            >
              <span aria-hidden="true">{t('answer.short', { how, total: answer.total })}</span>
              <Price cards={answer.cards} gems={answer.gems} />
              <span className="visually-hidden">{labelOf(answer, fight, voice)}</span>
            </button>
          )
        )
      })}
    </div>
  )
}

/** Cards and gems as pictures with their strength. */
function Price({ cards, gems }: Pick<Answer, 'cards' | 'gems'>) {
  return (
    <span aria-hidden="true" className="ir-price">
      {cards.map(card => (
        <span key={card} className="ir-chip">
          <CardPicture kind={kindOf(card)} />
          <b>{strengthOf(card)}</b>
        </span>
      ))}
      {gems > 0 && (
        <span className="ir-chip" data-gem="red">
          <Icon name="cut-diamond" />
          <b>{gems}</b>
        </span>
      )}
    </span>
  )
}

/** The viewer's part in it: gems by a stepper, and the two ways to end a bid. */
function Bidding({ left, stage, voice }: { readonly left: number; readonly stage: Stage; readonly voice: Voice }) {
  const { t } = voice
  const { moves } = stage
  const gems = moves.filter((move): move is MoveOf<'stakeGems'> => move.do === 'stakeGems')
  const most = Math.max(0, ...gems.map(({ count }) => count))
  const [count, setCount] = useState(Math.max(1, Math.min(left, most)))
  const stand = moves.find(move => move.do === 'stand')
  const concede = moves.find(move => move.do === 'concede')
  const stake = gems.find(move => move.count === count)
  if (!stand && !concede && gems.length === 0) return null
  return (
    <div className="ir-bidding">
      {stake && (
        <span className="ir-stepper">
          <button
            type="button"
            className="board-button"
            aria-label={t('fight.fewer')}
            disabled={count <= 1}
            onClick={() => setCount(count - 1)}
          >
            −
          </button>
          <MoveButton move={stake} stage={stage}>
            {t('fight.stake', { count })}
          </MoveButton>
          <button
            type="button"
            className="board-button"
            aria-label={t('fight.more')}
            disabled={count >= most}
            onClick={() => setCount(count + 1)}
          >
            +
          </button>
        </span>
      )}
      {stand && (
        <MoveButton move={stand} stage={stage}>
          {t('fight.stand')}
        </MoveButton>
      )}
      {concede && (
        <MoveButton move={concede} stage={stage} className="board-button board-quiet">
          {t('fight.concede')}
        </MoveButton>
      )}
    </div>
  )
}
