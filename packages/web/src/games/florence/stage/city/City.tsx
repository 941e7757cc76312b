import {
  bribe,
  drachmasText,
  type LocationId,
  locationIds,
  type Quarter,
  quarterName,
  quarters,
} from '@acheron/games/florence/board.ts'
import { explained } from '../../../../board/explain/help.ts'
import { Num } from '../cards/Num.tsx'
import { Icon, quarterIcons } from '../Icon.tsx'
import type { BoardPart } from '../stage.ts'
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
    </section>
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
