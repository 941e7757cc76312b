import { barrels, type SeenSeat, seatIn, sins } from '@acheron/games/florence/board.ts'
import { useState } from 'react'
import { cityVoice } from '../city/words.ts'
import type { BoardPart, FlorenceStage } from '../stage.ts'
import { Panel, Purse, Sins } from './Goods.tsx'
import { Hand } from './Hand.tsx'
import { Home } from './Home.tsx'
import { Tower } from './Tower.tsx'
import './pictures.css'
import './house.css'
import './home.css'
import './tower.css'
import './counts.css'
import './goods.css'
import './hand.css'

const tabs = ['tower', 'goods', 'cards'] as const
type Tab = (typeof tabs)[number]

/** The viewer's house: home, tower, purse, panel, skulls and cards. Where there is little room, one part at a time. */
export function House(props: BoardPart) {
  const { stage, voice } = props
  const { view, seat } = stage
  const { t } = cityVoice(voice)
  const [tab, setTab] = useState<Tab>('tower')
  const own = seat === null ? undefined : seatIn(view, seat)
  if (seat === null || !own) return null
  const room = { ...props, seat, own }
  return (
    <section className="fl-house" aria-label={t('house')} data-tab={tab}>
      <Home {...room} />
      <div className="fl-tabs">
        {tabs.map(each => (
          <button
            key={each}
            type="button"
            aria-pressed={each === tab}
            data-holds={tab !== each && holds(each, own, stage)}
            onClick={() => setTab(each)}
          >
            {t(`tab.${each}`)}
          </button>
        ))}
      </div>
      <div className="fl-wing" data-wing="tower">
        <Tower {...room} />
      </div>
      <div className="fl-wing" data-wing="goods">
        <Purse {...room} />
        <Panel {...room} />
        <Sins {...room} />
      </div>
      <div className="fl-wing" data-wing="cards">
        <Hand {...room} />
      </div>
    </section>
  )
}

/** Whether something in a hidden part can be touched. */
function holds(tab: Tab, own: SeenSeat, stage: FlorenceStage): boolean {
  const lit = (keys: readonly string[]) => keys.some(key => stage.lit(key))
  switch (tab) {
    case 'tower':
      return own.tower.some((pieces, floor) =>
        lit([`floor:${floor}`, ...pieces.map(piece => `piece:${floor}:${piece}`)]),
      )
    case 'goods':
      return lit([...barrels.map(barrel => `panel:${barrel}`), ...sins.map(sin => `track:${sin}`)])
    case 'cards':
      return lit(own.hand.map(card => `card:${card}`))
  }
}
