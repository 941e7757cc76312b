import { nameOf, type Position, region as regionCard } from '@acheron/games/caravan/board.ts'
import { explained } from '../../../../board/explain/help.ts'
import { RoadMark } from '../Icon.tsx'
import type { Tale } from '../useTale.ts'
import { Ground } from './Ground.tsx'
import { PathCards } from './PathCards.tsx'
import { height, positions, road, spot, width } from './places.ts'
import { RegionMark } from './RegionMark.tsx'
import './map.css'

/** The exploration board of the circle as an engraved map: the Regions that lie there, the way, the poet's pawn. */
export function CircleMap({ tale, small }: { readonly tale: Tale; readonly small: boolean }) {
  const { view, voice } = tale
  const { regions, pawn, paths } = view.exploration
  const lying = positions.filter(position => regions[position] !== undefined)
  // Regions are numbered in the order in which a road comes to them.
  const way = lying.toSorted((a, b) => (regions[a] ?? '').localeCompare(regions[b] ?? ''))
  const at = pawn === null ? null : spot(positionOf(pawn))
  const name = (region: string) => nameOf(voice.game, 'region', region)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing whose cards are buttons
    <svg
      role="group"
      className="chr-map"
      viewBox={`0 0 ${width} ${height}`}
      data-small={small}
      aria-label={voice.t('map', { circle: nameOf(voice.game, 'circle', String(view.chapter)) })}
    >
      <Ground circle={view.chapter} />
      {positions
        .filter(position => !lying.includes(position))
        .map(position => (
          <Unknown key={position} position={position} />
        ))}
      {way.slice(1).map((position, i) => (
        <path key={position} className="chr-road" d={road(spot(way[i] ?? position), spot(position), i)} />
      ))}
      {lying.map(position => {
        const region = regions[position] ?? ''
        return (
          <RegionMark
            key={region}
            region={region}
            name={name(region)}
            at={spot(position)}
            here={region === pawn}
            told={tale.told(region)}
            bare={small}
          />
        )
      })}
      {at && (
        // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a picture with a name
        <g
          role="img"
          className="chr-pawn"
          style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
          aria-label={voice.t('pawn')}
          {...explained(voice.t('pawn'))}
        >
          <path d="M-15 -66a15 15 0 1 1 30 0c0 11 -9 16 -15 28c-6 -12 -15 -17 -15 -28z" />
          <RoadMark name="hood" className="chr-glyph" x={0} y={-67} size={21} />
        </g>
      )}
      {lying.map(position => {
        const here = paths.filter(path => path.startsWith(regions[position] ?? '-'))
        return here.length > 0 && <PathCards key={position} tale={tale} paths={here} at={spot(position)} bare={small} />
      })}
    </svg>
  )
}

const positionOf = (region: string): Position => regionCard(region).position

/** An unknown place. */
function Unknown({ position }: { readonly position: Position }) {
  const { x, y } = spot(position)
  return (
    <g className="chr-unknown" transform={`translate(${x} ${y})`}>
      <circle r={22} />
      <path d="M-6 -6L6 6M6 -6L-6 6" />
    </g>
  )
}
