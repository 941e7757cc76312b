import {
  accessText,
  type Barrel,
  barrelName,
  barrels,
  bonusTiles,
  cardName,
  circleOf,
  circles,
  endSide,
  endText,
  familyCard,
  familyIds,
  familyName,
  familyText,
  fraudIds,
  guardianIds,
  guardianName,
  guardians,
  guardianText,
  instantSide,
  instantText,
  locationIds,
  locationName,
  locations,
  locationText,
  panelText,
  plagueCards,
  plagueIds,
  plagueName,
  type SoulSin,
  type StepKind,
  sinName,
  soulsList,
  stepName,
  stepText,
  type T,
  tileIds,
  tileName,
  tileText,
} from '@acheron/games/florence/board.ts'
import type { CSSProperties } from 'react'
import { type BookRow, BookTable, type BookWords } from '../../../board/book.tsx'
import {
  guardianIcons,
  Icon,
  type IconName,
  locationIcons,
  pieceIcons,
  sinIcons,
  stepIcons,
  tileIcons,
} from '../stage/Icon.tsx'
import { Soul } from '../stage/Soul.tsx'
import { capital } from '../texts.ts'
import './tables.css'

/** A thing of the book's lists, in words. */
interface Row extends BookRow {
  readonly name: string
  readonly cells: readonly string[]
}

/** A table of the book; a search finds what stands in it. */
export interface Listing {
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}

/** In the colour of its circle. */
function Coloured({ sin, name }: { readonly sin: SoulSin; readonly name: IconName }) {
  return (
    <span style={{ color: `var(--circle-${circleOf(sin)})` } as CSSProperties}>
      <Icon name={name} />
    </span>
  )
}

export function circleList(t: BookWords, game: T): Listing {
  const locationOf = (sin: SoulSin) => locationIds.find(id => locations[id].sin === sin)
  return {
    columns: [t('column.circle'), t('column.location'), t('column.infamy')],
    rows: circles.map(({ circle, sin, infamy }) => {
      const location = locationOf(sin)
      return {
        id: sin,
        picture: <Coloured sin={sin} name={sinIcons[sin]} />,
        name: `${circle} · ${sinName(sin, game)}`,
        cells: [location ? locationName(location, game) : t('none'), String(infamy)],
      }
    }),
  }
}

export function familyList(t: BookWords, game: T): Listing {
  return {
    columns: [t('column.family'), t('column.start')],
    rows: familyIds.map(id => ({
      id,
      picture: familyCard(id).skulls.map(sin => <Coloured key={sin} sin={sin} name="daemon-skull" />),
      name: familyName(id, game),
      cells: [familyText(id, game)],
    })),
  }
}

export function plagueList(t: BookWords, game: T): Listing {
  return {
    columns: [t('column.card'), t('column.souls')],
    rows: plagueIds.map(id => ({
      id,
      picture: (
        <span className="flb-souls">
          {plagueCards[id].map((sin, i) => (
            <Soul key={i} sin={sin} />
          ))}
        </span>
      ),
      name: plagueName(id, game),
      cells: [soulsList(plagueCards[id], game)],
    })),
  }
}

export function locationList(t: BookWords, game: T): Listing {
  return {
    columns: [t('column.location'), t('column.effect')],
    rows: locationIds.map(id => ({
      id,
      picture: <Coloured sin={locations[id].sin} name={locationIcons[id]} />,
      name: locationName(id, game),
      cells: [`${locationText(id, game)} ${accessText(id, game)}`],
    })),
  }
}

const barrelPicture = (barrel: Barrel) => <Icon name={pieceIcons[barrel]} />

export function panelList(t: BookWords, game: T): Listing {
  return {
    columns: [t('column.barrel'), t('column.effect')],
    rows: barrels.map(id => ({
      id,
      picture: barrelPicture(id),
      name: capital(barrelName(id, game)),
      cells: [panelText(id, game)],
    })),
  }
}

export function tileList(t: BookWords, game: T): Listing {
  return {
    columns: [t('column.name'), t('column.effect')],
    rows: tileIds.map(id => ({
      id,
      picture: (
        <span className="flb-tile" data-kind={bonusTiles[id].kind}>
          <Icon name={tileIcons[id].icon} />
        </span>
      ),
      name: tileName(id, game),
      cells: [tileText(id, game)],
    })),
  }
}

const steps: readonly StepKind[] = ['P', 'F', 'D', 'E']

export function stepList(t: BookWords, game: T): Listing {
  return {
    columns: [t('column.step'), t('column.effect')],
    rows: steps.map(id => ({
      id,
      picture: <Icon name={stepIcons[id]} />,
      name: stepName(id, game),
      cells: [stepText(id, game)],
    })),
  }
}

export function guardianList(t: BookWords, game: T): Listing {
  return {
    columns: [t('column.name'), t('column.effect')],
    rows: guardianIds.map(id => ({
      id,
      picture: <Icon name={guardianIcons[id]} />,
      name: guardianName(id, game),
      cells: [`${guardianText(id, game)} ${t('start.at', { circle: guardians[id].start })}`],
    })),
  }
}

export function fraudList(t: BookWords, game: T): Listing {
  const side = (barrel: Barrel, a: string, b: string) =>
    `${capital(barrelName(barrel, game))}: ${a} ${t('or')} ${b.charAt(0).toLowerCase()}${b.slice(1)}.`
  return {
    columns: [t('column.card'), t('column.now'), t('column.end')],
    rows: fraudIds.map(id => {
      const now = instantSide(id)
      const end = endSide(id)
      return {
        id,
        picture: (
          <>
            {barrelPicture(now.barrel)}
            {barrelPicture(end.barrel)}
          </>
        ),
        name: cardName(id, game),
        cells: [
          side(now.barrel, instantText(now.a, game), instantText(now.b, game)),
          side(end.barrel, endText(end.a, game), endText(end.b, game)),
        ],
      }
    }),
  }
}

export function ListingTable(listing: Listing) {
  return <BookTable className="florence flb-figure" {...listing} />
}
