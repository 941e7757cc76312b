import { cardName, endText, seatIn } from '@acheron/games/florence/board.ts'
import { Sigil } from '../../../icons/Sigil.tsx'
import type { PartProps, RankedSeat } from './ranking.tsx'

/** Step 1: the cards before each seat, what their end sides did, and which did nothing. */
export function Cards(props: PartProps) {
  const { view, ranked, voice } = props
  const holders = ranked.filter(({ seat }) => (seatIn(view, seat)?.played.length ?? 0) > 0)
  if (holders.length === 0) return null
  return (
    <section aria-labelledby="fl-cards">
      <h3 id="fl-cards">{voice.t('cards')}</h3>
      <div className="fl-hands">
        {holders.map(who => (
          <SeatCards key={who.seat} who={who} {...props} />
        ))}
      </div>
    </section>
  )
}

function SeatCards({ who, view, names, voice: { t, game } }: PartProps & { readonly who: RankedSeat }) {
  const { seat, points } = who
  const { items } = points.steps.fraud
  return (
    <div>
      <h4>
        <Sigil seat={seat} size={18} /> {names[seat]}
      </h4>
      <ul>
        {(seatIn(view, seat)?.played ?? []).map(card => {
          const item = items.find(each => each.step === 1 && each.card === card)
          return (
            <li key={card} data-none={!item}>
              <b>{cardName(card, game)}</b>
              <span>{item?.step === 1 ? endText(item.code, game) : t('card.nothing')}</span>
              {item && item.points > 0 && <b className="fl-gain">+{item.points}</b>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
