import { seatMark, withNames } from '@acheron/engine/words'
import { circleOf, countOf, fightIn, parryIn, squares, tileName, typeOf } from '@acheron/games/imp-race/board.ts'
import type { CSSProperties, ReactNode } from 'react'
import { consequenceOfRun } from '../consequences.ts'
import type { Voice } from '../words.ts'
import { impsOn, squareHelp } from './about.ts'
import { circles, type Stair as Drawing, type Spot, seatAtThrone } from './geometry.ts'
import { Icon } from './Icon.tsx'
import { Imp } from './Imp.tsx'
import { Place } from './Place.tsx'
import { Tile } from './Tile.tsx'
import type { Stage } from './useStage.ts'

interface Props {
  readonly stage: Stage
  readonly voice: Voice
  readonly drawing: Drawing
}

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']

/** The spiral stair with its tiles and imps, and the throne at its foot. */
export function Stair({ stage, voice, drawing }: Props) {
  return (
    <div className="ir-stair">
      <Drawn drawing={drawing}>
        <Ground drawing={drawing} />
      </Drawn>
      <ol className="ir-circles" aria-hidden="true">
        {circles.map(({ circle, first, last }) => {
          const { turn, ...place } = drawing.nameOf(first, last)
          const style = { ...at(place, drawing), '--turn': `${turn}deg`, '--circle': `var(--circle-${circle})` }
          return (
            <li key={circle} style={style as CSSProperties}>
              <b>{numerals[circle - 1]}</b> <span>{voice.game(`circle.${circle as 1}`)}</span>
            </li>
          )
        })}
      </ol>
      {squares.map(square => (
        <Square key={square} square={square} stage={stage} voice={voice} drawing={drawing} />
      ))}
      <Throne stage={stage} voice={voice} drawing={drawing} />
      <Way stage={stage} drawing={drawing} />
      <Caption stage={stage} voice={voice} drawing={drawing} />
    </div>
  )
}

function at({ x, y }: { x: number; y: number }, { shape }: Drawing): CSSProperties {
  return { left: `${(x / shape.width) * 100}%`, top: `${(y / shape.height) * 100}%` }
}

/** Lines of the drawing; they stretch with it, like the places of things. */
function Drawn({
  drawing: { shape },
  className = '',
  children,
}: {
  readonly drawing: Drawing
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <svg
      className={`ir-ground ${className}`}
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

/** The slabs of the stair, each in the tint of its circle, and the walls between its turns. */
function Ground({ drawing: { treads, ground, throne, shape, entry } }: { readonly drawing: Drawing }) {
  return (
    <>
      <defs>
        <radialGradient id="ir-glow">
          <stop offset="0" className="ir-glow-0" />
          <stop offset="0.5" className="ir-glow-1" />
          <stop offset="1" className="ir-glow-2" />
        </radialGradient>
      </defs>
      {ground && (
        <>
          <path className="ir-wall" d={ground.wall} />
          <path className="ir-court" d={ground.court} />
        </>
      )}
      <ellipse cx={throne.x} cy={throne.y} rx={shape.width * 0.5} ry={shape.height * 0.5} fill="url(#ir-glow)" />
      {treads.toReversed().map(({ square, slab, wall }) => (
        <g
          key={square}
          className="ir-tread"
          style={{ '--circle': `var(--circle-${circleOf(square)})`, '--depth': square / 39 } as CSSProperties}
        >
          <path className="ir-wall" d={wall} />
          <path className="ir-slab" d={slab} />
        </g>
      ))}
      <path className="ir-entry" d={entry} />
    </>
  )
}

/** The way of the pointed run. */
function Way({ stage, drawing }: Omit<Props, 'voice'>) {
  const points = stage.way
    .filter(position => position >= 0)
    .map(position => (position >= 40 ? drawing.throne : drawing.spots[position])!)
  if (points.length < 2) return null
  return (
    <Drawn drawing={drawing} className="ir-way">
      <path d={`M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`} />
    </Drawn>
  )
}

function Square({ square, stage, voice, drawing }: Props & { readonly square: number }) {
  const { view } = stage
  const spot = drawing.spots[square] as Spot
  const tile = view.route[square]
  const type = tile?.tile ? typeOf(tile.tile) : null
  const imps = impsOn(view, square)
  const fight = fightIn(view)
  const parry = parryIn(view)
  const trident = stage.pointed?.do === 'trident' && stage.aimed(`square:${square}`)
  return (
    <Place
      thing={`square:${square}`}
      stage={stage}
      className="ir-square"
      label={squareLabel(square, stage, voice)}
      help={() => squareHelp(square, stage, voice)}
      style={{ ...at(spot, drawing), '--size': spot.size, '--depth': spot.depth } as CSSProperties}
    >
      <span className="ir-tile" data-imps={imps.length} data-fight={fight?.square === square}>
        <Tile type={type} up={tile?.up ?? false} turn={spot.turn} number={square} />
      </span>
      {imps.map(({ seat, imp }) => (
        <span
          key={`${seat}-${imp}`}
          className="ir-stand"
          data-imp={`${seat}-${imp}`}
          data-victim={trident || (parry?.victim.seat === seat && parry.victim.imp === imp)}
        >
          <Imp seat={seat} />
        </span>
      ))}
    </Place>
  )
}

function squareLabel(square: number, { view, names }: Stage, { t, game }: Voice): string {
  const tile = view.route[square]
  const name = tile?.tile ? tileName(typeOf(tile.tile), game) : ''
  const state = tile?.up ? 'up' : tile?.tile ? 'seen' : 'unseen'
  const said = t('square', { square, state, tile: name })
  const imps = impsOn(view, square).map(({ seat }) => withNames(t('square.imp', { who: seatMark(seat) }), names))
  return [said, ...imps].join(' ')
}

function Throne({ stage, voice, drawing }: Props) {
  const { view } = stage
  const home = view.seats.flatMap(({ imps }, seat) =>
    imps.flatMap((place, imp) => (place === 'H' ? [{ seat, imp }] : [])),
  )
  const count = view.seats.reduce((sum, { imps }) => sum + countOf(imps, 'H'), 0)
  return (
    <>
      <Place
        thing="throne"
        stage={stage}
        className="ir-throne"
        label={voice.t('throne', { count })}
        help={{
          title: voice.t('throne', { count }),
          lines: [voice.t('throne.about', { count: view.options.impsToWin })],
        }}
        style={{ ...at(drawing.throne, drawing), '--size': drawing.throne.radius * 2 } as CSSProperties}
      >
        <Icon name="daemon-skull" />
      </Place>
      <span className="ir-throne-name" style={at({ x: drawing.throne.x, y: drawing.throne.caption }, drawing)}>
        {voice.t('throne.caption', { count: view.options.impsToWin })}
      </span>
      {home.map(({ seat, imp }, nth) => (
        <span
          key={`${seat}-${imp}`}
          className="ir-home"
          data-imp={`${seat}-${imp}`}
          style={at(seatAtThrone(drawing, nth, home.length), drawing)}
        >
          <Imp seat={seat} />
        </span>
      ))}
    </>
  )
}

/** What happens where the pointed run ends. */
function Caption({ stage, voice, drawing }: Props) {
  const { pointed, way, view } = stage
  const last = way.at(-1)
  if (pointed?.do !== 'move' || last === undefined || last < 1) return null
  const said = consequenceOfRun(view, pointed, voice)
  if (!said) return null
  const spot = last >= 40 ? { ...drawing.throne, size: drawing.throne.radius * 2 } : (drawing.spots[last] as Spot)
  const above = spot.y > drawing.shape.height * 0.3
  const across = spot.x / drawing.shape.width
  return (
    <span
      className="ir-caption"
      data-above={above}
      data-beside={across < 0.36 ? 'left' : across > 0.64 ? 'right' : 'none'}
      style={{ ...at({ x: spot.x, y: spot.y + (above ? -0.62 : 0.62) * spot.size }, drawing) }}
    >
      {withNames(said, stage.names)}
    </span>
  )
}
