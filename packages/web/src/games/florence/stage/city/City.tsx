import {
  bribe,
  circleOf,
  drachmasText,
  type LocationId,
  locationIds,
  locationName,
  locations,
  type Quarter,
  quarterName,
  quarters,
} from '@acheron/games/florence/board.ts'
import type { CSSProperties } from 'react'
import { explained } from '../../../../board/explain/help.ts'
import { Num } from '../cards/Num.tsx'
import { Icon, locationIcons, quarterIcons } from '../Icon.tsx'
import type { BoardPart } from '../stage.ts'
import { Errand } from './Errand.tsx'
import { Location } from './Location.tsx'
import { openLocation } from './open-location.ts'
import { cityVoice } from './words.ts'
import '../house/pictures.css'
import './city.css'
import './location.css'
import './members.css'
import './errand.css'

/** Florence: four quarters, each with a free and a special location. The location of the current errand is open. */
export function City(props: BoardPart) {
  const open = openLocation(props.stage)
  return (
    <section className="fl-city" aria-label={cityVoice(props.voice).t('city')} data-open={open !== null}>
      {quarters.map(quarter => (
        <Plate key={quarter} quarter={quarter} open={open} {...props} />
      ))}
      {open && <OpenLocation location={open} {...props} />}
    </section>
  )
}

/** What can be done at the open location, on a sheet of its own beside its quarter: no location moves for it. */
function OpenLocation({ location, ...props }: BoardPart & { readonly location: LocationId }) {
  const { view } = props.stage
  const { sin } = locations[location]
  const place = quarters.indexOf(view.locations[location])
  const style = { '--place': place + 1, '--sin': `var(--circle-${circleOf(sin)})` } as CSSProperties
  return (
    <div className="fl-open" data-side={place < 2 ? 'start' : 'end'} style={style}>
      <h3>
        <Icon name={locationIcons[location]} />
        {locationName(location, cityVoice(props.voice).game)}
      </h3>
      <Errand location={location} {...props} />
    </div>
  )
}

function Plate({ quarter, open, ...props }: BoardPart & { quarter: Quarter; open: LocationId | null }) {
  const { stage, voice } = props
  const { view } = stage
  const { t, game } = cityVoice(voice)
  const turn = view.turn.quarter === quarter && view.flow.length > 0
  const here = locationIds.filter(location => view.locations[location] === quarter)
  const name = quarterName(quarter, game)
  const bribed = here.some(location => stage.gestures.moves(`location:${location}`).some(move => 'bribe' in move))
  return (
    <article
      className="fl-quarter"
      data-quarter={quarter}
      data-turn={turn}
      data-told={stage.told(`quarter:${quarter}`)}
      data-aimed={stage.aimed(`quarter:${quarter}`)}
      data-open={open !== null && here.includes(open)}
    >
      <h3 {...explained({ title: turn ? t('quarter.turn', { name }) : name, lines: [t('quarter.about')] })}>
        <Icon name={quarterIcons[quarter]} />
        {turn ? <span className="visually-hidden">{t('quarter.turn', { name })}</span> : null}
        <span aria-hidden={turn}>{name}</span>
        {bribed && (
          <small className="fl-bribe" {...explained(t('quarter.bribe', { price: drachmasText(bribe, game) }))}>
            <span className="visually-hidden">{t('quarter.bribe', { price: drachmasText(bribe, game) })}</span>
            <Num n={bribe} />
            <Icon name="token" className="fl-drachma" />
          </small>
        )}
      </h3>
      <div className="fl-places">
        {here.map(location => (
          <Location key={location} location={location} open={location === open} {...props} />
        ))}
      </div>
    </article>
  )
}
