import { type HellgameView, seatsOf } from '@acheron/games/hellgame/board.ts'
import { Sigil } from '../../../icons/Sigil.tsx'
import { Icon } from './Icon.tsx'
import type { Stage } from './useStage.ts'

/** On a narrow page: everybody's goods in one row that stays in sight. The players' boards say the same in words. */
export function Purses({ stage: { view, seat: mine } }: { readonly stage: Stage }) {
  return (
    <div className="hg-purses" aria-hidden="true">
      {ownFirst(view, mine).map(seat => {
        const player = view.seats[seat]
        return (
          player && (
            <span key={seat} className={`hg-purse player-${(seat % 5) + 1}`} data-mine={seat === mine}>
              <Sigil seat={seat} size={16} />
              <span data-count="souls">
                <Icon name="ghost" />
                {player.souls}
              </span>
              {seat === mine && (
                <>
                  <span data-count="demons">
                    <Icon name="gargoyle" />
                    {player.demons}
                  </span>
                  <span data-count="speed">
                    <Icon name="wingfoot" />
                    {player.speed}
                  </span>
                  <span data-count="mana">
                    <Icon name="crystal-shine" />
                    {player.mana}
                  </span>
                </>
              )}
            </span>
          )
        )
      })}
    </div>
  )
}

function ownFirst(view: HellgameView, mine: number | null): number[] {
  const seats = seatsOf(view)
  return mine === null ? seats : [mine, ...seats.filter(seat => seat !== mine)]
}
