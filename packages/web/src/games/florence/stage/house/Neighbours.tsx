import { familyName, familyText, type SeenSeat, seatIn, seatsOf } from '@acheron/games/florence/board.ts'
import { useState } from 'react'
import { Spot } from '../../../../board/Spot.tsx'
import { Sigil } from '../../../../icons/Sigil.tsx'
import { cityVoice } from '../city/words.ts'
import { Icon } from '../Icon.tsx'
import type { BoardPart } from '../stage.ts'
import { Counts } from './Counts.tsx'
import { familyHelp } from './families.ts'
import { SmallHouse } from './SmallHouse.tsx'
import './neighbours.css'
import './tower.css'
import './counts.css'
import './goods.css'

/** The other families in little: all that is open, and the number of their cards. */
export function Neighbours(props: BoardPart) {
  const { stage, voice } = props
  const { view, seat: mine } = stage
  const first = mine ?? 0
  const others = seatsOf(view)
    .map(i => (first + i) % view.players)
    .filter(seat => seat !== mine)
  return (
    <section className="fl-neighbours" data-count={others.length} aria-label={cityVoice(voice).t('others')}>
      {others.map(seat => (
        <Neighbour key={seat} of={seat} {...props} />
      ))}
    </section>
  )
}

/** Where there is little room, a house is folded to its counts. */
function Neighbour({ of, stage, voice }: BoardPart & { readonly of: number }) {
  const { view, names, acting } = stage
  const speech = cityVoice(voice)
  const [open, setOpen] = useState(false)
  const own = seatIn(view, of)
  if (!own) return null
  const name = names[of] ?? ''
  return (
    <article
      className={`fl-neighbour player-${of + 1}`}
      data-seat={of}
      data-turn={acting ? acting.includes(of) : view.turn.seat === of && view.flow.length > 0}
      data-told={stage.told(`seat:${of}`)}
      data-open={open}
    >
      <header>
        <Spot
          thing={`seat:${of}`}
          stage={stage}
          className="fl-neighbour-name"
          label={seatLabel(name, own, speech.game)}
          help={{
            ...(own.family ? familyHelp(own.family, speech.game) : { lines: [] }),
            title: name,
            ...(own.family && { kind: familyName(own.family, speech.game) }),
          }}
        >
          <Sigil seat={of} size={18} />
          <b>{name}</b> {own.family && <small>{familyName(own.family, speech.game)}</small>}
        </Spot>
        <button
          type="button"
          className="fl-more"
          aria-expanded={open}
          aria-label={speech.t('more', { who: name })}
          onClick={() => setOpen(!open)}
        >
          <Icon name="family-house" />
        </button>
      </header>
      <Counts seat={of} own={own} voice={speech} others />
      <SmallHouse of={of} own={own} stage={stage} voice={speech} />
    </article>
  )
}

function seatLabel(name: string, { family }: SeenSeat, game: Parameters<typeof familyText>[1]): string {
  return family ? `${name} ${familyName(family, game)}. ${familyText(family, game)}` : name
}
