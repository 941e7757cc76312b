import type { Language } from '@acheron/engine/words'
import { type CaravanWords, nameOf } from '@acheron/games/caravan/board.ts'
import { BookFigure } from '../../../board/book.tsx'
import { Ground } from '../chronicle/map/Ground.tsx'
import { height, road, spot, width } from '../chronicle/map/places.ts'
import { RegionMark } from '../chronicle/map/RegionMark.tsx'
import { Die } from '../stage/Die.tsx'
import { Icon } from '../stage/Icon.tsx'
import { voiceOf } from '../words.ts'
import '../chronicle/map/map.css'
import './figures.css'

interface Props {
  readonly caption: string
}

/** The first Regions of the first circle. */
export function MapFigure({ caption, game }: Props & { readonly game: CaravanWords }) {
  const regions = [
    ['001', 'P1'],
    ['002', 'P2'],
    ['003', 'P3'],
  ] as const
  return (
    <BookFigure className="cvb cvb-map" caption={caption}>
      <svg className="chr-map" viewBox={`0 0 ${width} ${height * 0.4}`} aria-hidden="true">
        <Ground circle={1} />
        <path className="chr-road" d={road(spot('P1'), spot('P2'), 0)} />
        <path className="chr-road" d={road(spot('P2'), spot('P3'), 1)} />
        {regions.map(([region, position], i) => (
          <RegionMark
            key={region}
            region={region}
            name={nameOf(game, 'region', region)}
            at={spot(position)}
            here={i === 2}
            told={false}
            bare={false}
          />
        ))}
      </svg>
    </BookFigure>
  )
}

/** Dice with these faces. */
export function DiceFigure({
  caption,
  faces,
  language,
}: Props & { readonly faces: readonly number[]; readonly language: Language }) {
  return (
    <BookFigure className="cvb cvb-dice" caption={caption}>
      {faces.map((face, i) => (
        <Die key={i} face={face} voice={voiceOf(language)} />
      ))}
    </BookFigure>
  )
}

/** An Area with its Central Space and four Spaces, and the arcs that its diagonals cut. */
export function AreaFigure({ caption }: Props) {
  return (
    <BookFigure className="cvb cvb-area" caption={caption}>
      <svg viewBox="-160 -100 320 200" aria-hidden="true">
        <path className="cvb-arc" d="M-100 100L0 0L100 100Z" data-front="true" />
        <path className="cvb-arc" d="M-100 -100L0 0L100 -100Z" />
        <path className="cvb-diagonal" d="M-100 -100L100 100M100 -100L-100 100" />
        <rect className="cvb-edge" x={-60} y={-60} width={120} height={120} />
        <circle className="cvb-centre" r={20} />
        <path className="cvb-facing" d="M-7 26L0 38L7 26Z" />
        {(['N', 'E', 'S', 'W'] as const).map((dir, i) => {
          const [x, y] = [Math.sin((i * Math.PI) / 2) * 46, -Math.cos((i * Math.PI) / 2) * 46]
          return (
            <text key={dir} x={x} y={y + 5}>
              {dir}
            </text>
          )
        })}
      </svg>
    </BookFigure>
  )
}

/** Heights from the side: ground, Stairs, a roof, a Pillar. */
export function LevelsFigure({ caption }: Props) {
  return (
    <BookFigure className="cvb cvb-levels" caption={caption}>
      <svg viewBox="0 0 320 110" aria-hidden="true">
        <path className="cvb-ground" d="M0 96H320" />
        <path className="cvb-stone" d="M66 96V86H78V76H90V66H102V56H114V96Z" />
        <rect className="cvb-stone" x={114} y={56} width={92} height={40} />
        <rect className="cvb-stone" x={252} y={56} width={22} height={40} />
        <rect className="cvb-stone" x={246} y={50} width={34} height={8} />
        <text x={30} y={88}>
          0
        </text>
        <text x={160} y={48}>
          1
        </text>
        <text x={263} y={42}>
          1
        </text>
      </svg>
    </BookFigure>
  )
}

/** Three Slots: free, with a Cooldown, with a Wound. */
export function SlotsFigure({ caption }: Props) {
  return (
    <BookFigure className="cvb cvb-slots" caption={caption}>
      <span />
      <span data-sign="cooldown">
        <Icon name="hourglass" />
      </span>
      <span data-sign="wound">
        <Icon name="bleeding-wound" />
      </span>
    </BookFigure>
  )
}
