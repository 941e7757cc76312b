import { seatIn, seatsOf } from '@acheron/games/florence/board.ts'
import { Sigil } from '../../../icons/Sigil.tsx'
import { Icon } from './Icon.tsx'
import type { FlorenceStage } from './stage.ts'

/** On a narrow page: everybody's infamy and coins in one row that stays in sight. The houses say the same in words. */
export function Purses({ stage: { view, names, seat: mine, acting } }: { readonly stage: FlorenceStage }) {
  const first = mine ?? 0
  const order = seatsOf(view).map(i => (first + i) % view.players)
  return (
    <div className="fl-purses" data-count={order.length} aria-hidden="true">
      {order.map(seat => {
        const own = seatIn(view, seat)
        return (
          own && (
            <span
              key={seat}
              className={`fl-purse-of player-${seat + 1}`}
              data-seat={seat}
              data-turn={acting ? acting.includes(seat) : view.turn.seat === seat && view.flow.length > 0}
            >
              <Sigil seat={seat} size={16} />
              <b>{names[seat]}</b>
              <span data-purse="infamy">
                <Icon name="trophy-cup" />
                {own.infamy < 0 ? `−${-own.infamy}` : own.infamy}
              </span>
              <span data-purse="florins">
                <Icon name="crown-coin" />
                {own.florins}
              </span>
              <span data-purse="drachmas">
                <Icon name="token" />
                {own.drachmas}
              </span>
            </span>
          )
        )
      })}
    </div>
  )
}
