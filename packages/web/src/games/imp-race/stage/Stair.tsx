import { seatMark, withNames } from '@acheron/engine/words'
import type { CSSProperties } from 'react'
import { foresee } from '../foresee.ts'
import { tileName, typeOf } from '../game.ts'
import { countOf, fightIn, impOn, parryIn, type Race, squares } from '../types.ts'
import type { Voice } from '../words.ts'
import { aboutOf } from './about.ts'
import { circleOf, circles, type Stair as Drawing, type Spot as Place, seatAtThrone } from './geometry.ts'
import { Icon } from './Icon.tsx'
import { Imp } from './Imp.tsx'
import { Spot } from './Spot.tsx'
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
  const { width, height } = drawing.shape
  return (
    <div className="ir-stair" style={{ '--w': width, '--h': height } as CSSProperties}>
      <svg className="ir-ground" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        <Ground drawing={drawing} />
      </svg>
      <ol className="ir-circles" aria-hidden="true">
        {circles.map(({ circle, first, last }) => (
          <CircleName key={circle} circle={circle} middle={(first + last) / 2} voice={voice} drawing={drawing} />
        ))}
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

/** The slabs of the stair, each in the tint of its circle, and the walls between its turns. */
function Ground({ drawing: { treads, throne, shape, entry } }: { readonly drawing: Drawing }) {
  return (
    <>
      <defs>
        <radialGradient id="ir-glow">
          <stop offset="0" className="ir-glow-0" />
          <stop offset="0.5" className="ir-glow-1" />
          <stop offset="1" className="ir-glow-2" />
        </radialGradient>
      </defs>
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

/** The way that the pointed move would lead. */
function Way({ stage, drawing }: Omit<Props, 'voice'>) {
  const points = stage.aim.way
    .filter(position => position >= 0)
    .map(position => (position >= 40 ? drawing.throne : drawing.spots[position])!)
  if (points.length < 2) return null
  const { width, height } = drawing.shape
  return (
    <svg className="ir-ground ir-way" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <path d={`M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`} />
    </svg>
  )
}

/** A circle's name beside its squares, on the outer side. */
function CircleName({ circle, middle, voice, drawing }: Omit<Props, 'stage'> & { circle: number; middle: number }) {
  const [low, high] = [drawing.spots[Math.floor(middle)]!, drawing.spots[Math.ceil(middle)]!]
  const x = (low.x + high.x) / 2
  const y = (low.y + high.y) / 2
  const [cx, [top, bottom]] = drawing.shape.middle
  const cy = top + (bottom - top) * low.depth
  const far = Math.hypot(x - cx, y - cy)
  // The last turn has no room on its outer side where it passes below: its name stands inside.
  const inside = low.depth > 0.5 && y > cy + 60
  const out = low.size * (inside ? -0.92 : 0.78)
  const along = (Math.atan2(high.y - low.y || 0.001, high.x - low.x) * 180) / Math.PI
  const tangent = low === high ? low.angle + 90 : along
  const turn = ((((tangent + 90) % 180) + 180) % 180) - 90
  const place = { x: x + ((x - cx) / far) * out, y: y + ((y - cy) / far) * out }
  return (
    <li
      style={{ ...at(place, drawing), '--turn': `${turn}deg`, '--circle': `var(--circle-${circle})` } as CSSProperties}
    >
      <b>{numerals[circle - 1]}</b> <span>{voice.t(`circle.${circle as 1}`)}</span>
    </li>
  )
}

function Square({ square, stage, voice, drawing }: Props & { readonly square: number }) {
  const { view } = stage
  const spot = drawing.spots[square] as Place
  const tile = view.route[square]
  const type = tile?.tile ? typeOf(tile.tile) : null
  const imps = impsOn(view, square)
  const fight = fightIn(view)
  const parry = parryIn(view)
  const trident = stage.pointed?.do === 'trident' && stage.aimed({ kind: 'square', square })
  return (
    <Spot
      thing={{ kind: 'square', square }}
      stage={stage}
      className="ir-square"
      told={`square ${square}`}
      label={squareLabel(square, stage, voice)}
      title={aboutOf({ kind: 'square', square }, view, voice)}
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
    </Spot>
  )
}

/** In a fight two stand on one square, the attacker first. */
function impsOn(view: Race, square: number): { seat: number; imp: number }[] {
  const fight = fightIn(view)
  if (fight?.square === square) return [fight.attacker, fight.defender]
  const imp = impOn(view, square)
  return imp ? [imp] : []
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
      <Spot
        thing={{ kind: 'throne' }}
        stage={stage}
        className="ir-throne"
        told="throne"
        label={voice.t('throne', { count })}
        style={{ ...at(drawing.throne, drawing), '--size': drawing.throne.radius * 2 } as CSSProperties}
      >
        <Icon name="daemon-skull" />
      </Spot>
      <span
        className="ir-throne-name"
        style={at({ ...drawing.throne, y: drawing.throne.y - drawing.throne.radius * 1.75 }, drawing)}
      >
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

/** What would happen where the pointed move leads. */
function Caption({ stage, voice, drawing }: Props) {
  const { pointed, aim, view } = stage
  const last = aim.way.at(-1)
  if (pointed?.do !== 'move' || last === undefined || last < 1) return null
  const said = foresee(view, pointed, voice)
  if (!said) return null
  const spot = last >= 40 ? { ...drawing.throne, size: drawing.throne.radius * 2 } : (drawing.spots[last] as Place)
  const above = spot.y > drawing.shape.height * 0.3
  return (
    <span
      className="ir-caption"
      data-above={above}
      style={{ ...at({ x: spot.x, y: spot.y + (above ? -0.62 : 0.62) * spot.size }, drawing) }}
    >
      {withNames(said, stage.names)}
    </span>
  )
}
