import {
  accessText,
  circleOf,
  type LocationId,
  locationName,
  locations,
  locationText,
  nobleFee,
} from '@acheron/games/florence/board.ts'
import type { CSSProperties } from 'react'
import { Spot } from '../../../../board/Spot.tsx'
import { Num } from '../cards/Num.tsx'
import { Icon, locationIcons, pieceIcons } from '../Icon.tsx'
import type { BoardPart } from '../stage.ts'
import { LocationAction } from './LocationAction.tsx'
import { Members } from './Members.tsx'
import { cityVoice } from './words.ts'

interface Props extends BoardPart {
  readonly location: LocationId
  /** An errand is in progress here. */
  readonly open: boolean
}

/** A location: its action, its access price, and the members there. */
export function Location({ location, open, ...props }: Props) {
  const { stage, voice } = props
  const { game } = cityVoice(voice)
  const { sin, access } = locations[location]
  const name = locationName(location, game)
  const thing = `location:${location}`
  return (
    <div
      className="fl-location"
      data-location={location}
      data-access={access}
      data-open={open}
      style={{ '--sin': `var(--circle-${circleOf(sin)})` } as CSSProperties}
    >
      <Spot
        thing={thing}
        stage={stage}
        data-dear={stage.dear(thing)}
        className="fl-location-face"
        label={`${name}. ${locationText(location, game)} ${accessText(location, game)}`}
        help={{ title: name, lines: [locationText(location, game), accessText(location, game)] }}
      >
        <span className="fl-location-title">
          <Icon name={locationIcons[location]} className="fl-location-icon" />
          <b>{name}</b>
        </span>
        <span className="fl-does" aria-hidden="true">
          <LocationAction location={location} view={stage.view} />
          {access === 'special' && (
            <span className="fl-access">
              <Num n={nobleFee} />
              <Icon name="crown-coin" className="fl-florin" />/<Icon name={pieceIcons.urchin} />
            </span>
          )}
        </span>
      </Spot>
      <Members location={location} {...props} />
    </div>
  )
}
