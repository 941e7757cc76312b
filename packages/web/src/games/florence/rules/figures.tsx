import { configOf, Generator } from '@acheron/engine'
import { florence } from '@acheron/games/florence'
import {
  boatPastSymbol,
  circleOf,
  cubeValue,
  dantePath,
  debts,
  lastSpace,
  nobleFee,
  type Piece,
  spacesPerFloor,
  startSpace,
  stepName,
  type T,
} from '@acheron/games/florence/board.ts'
import type { CSSProperties, ReactNode } from 'react'
import { BookFigure } from '../../../board/book.tsx'
import { explained } from '../../../board/explain/help.ts'
import { Icon, type IconName, locationIcons, pieceIcons, quarterIcons, stepIcons } from '../stage/Icon.tsx'
import { Soul } from '../stage/Soul.tsx'
import { HellPatch, ShieldForm } from './HellPatch.tsx'
import '../stage/board.css'
import '../stage/souls.css'
import './figures.css'

interface Captioned {
  readonly caption: string
}

function Figure({ caption, children }: Captioned & { readonly children: ReactNode }) {
  return (
    <BookFigure className="florence flb-figure" caption={caption}>
      {children}
    </BookFigure>
  )
}

const Arrow = () => <i className="flb-arrow">→</i>

const ofCircle = (circle: number) => ({ '--circle': `var(--circle-${circle})` }) as CSSProperties

/** An empty position; each figure puts its own pieces on it. */
const empty = florence.setup(configOf(florence, 2, {}), Generator.seeded('book'))

export function BoardFigure({ caption }: Captioned) {
  return (
    <Figure caption={caption}>
      <HellPatch state={empty} from={1} to={9} small />
    </Figure>
  )
}

export function TurnFigure({ caption }: Captioned) {
  return (
    <Figure caption={caption}>
      <span className="flb-row">
        <Soul sin="greed" />
        <Arrow />
        <svg className="flb-shield" viewBox="-22 -24 44 50" aria-hidden="true" focusable="false">
          <ShieldForm quarter="dove" />
        </svg>
        <Arrow />
        <span className="flb-quarter">
          <Icon name={quarterIcons.dove} />
        </span>
        <Arrow />
        <span className="flb-member">
          <Icon name={pieceIcons.noble} />
        </span>
      </span>
    </Figure>
  )
}

export function LeadingFigure({ caption }: Captioned) {
  const hell = {
    'A3-3': { sin: 'treachery', pose: 'standing' },
    'A4-3': { sin: 'wrath', pose: 'standing' },
    'A4-4': { sin: 'greed', pose: 'lying' },
  } as const
  return (
    <Figure caption={caption}>
      <HellPatch state={{ ...empty, hell }} from={3} to={5} led="A3-3" />
    </Figure>
  )
}

export function GatesFigure({ caption }: Captioned) {
  const [me, other] = [empty.seats[0]!, empty.seats[1]!]
  const state = {
    ...empty,
    hell: { 'A5-3': { sin: 'heresy', pose: 'standing' } } as const,
    seats: { 0: { ...me, discs: ['A6-3', 'A6-5'] }, 1: { ...other, discs: ['A6-2', 'A6-5'] } },
  }
  return (
    <Figure caption={caption}>
      <HellPatch state={state} from={5} to={6} led="A5-3" />
    </Figure>
  )
}

export function LoanFigure({ caption }: Captioned) {
  return (
    <Figure caption={caption}>
      <span className="flb-track">
        {debts.map((debt, space) => (
          <span key={debt} data-symbol={space === boatPastSymbol} data-here={space === 0}>
            <small>{space}</small>
            {space === 0 ? <Icon name="canoe" /> : `−${debt}`}
          </span>
        ))}
      </span>
    </Figure>
  )
}

export function QuartersFigure({ caption }: Captioned) {
  return (
    <Figure caption={caption}>
      <span className="flb-row">
        <Icon name={quarterIcons.dove} />
        <span className="flb-place" data-access="free" style={ofCircle(circleOf('lust'))}>
          <Icon name={locationIcons.haystack} />
        </span>
        <span className="flb-place" data-access="special" style={ofCircle(circleOf('heresy'))}>
          <Icon name={locationIcons.bonfire} />
          <span className="flb-fee">
            {nobleFee}
            <Icon name="crown-coin" />/<Icon name={pieceIcons.urchin} />
          </span>
        </span>
      </span>
    </Figure>
  )
}

/** The floors from the ground up. */
const tower: readonly (readonly Piece[])[] = [['heresy', 'urchin', 'noble'], ['wine', 'salt', 'urchin'], ['violence']]

export function TowerFigure({ caption }: Captioned) {
  return (
    <Figure caption={caption}>
      <span className="flb-tower">
        {tower
          .map((pieces, floor) => (
            <span key={pieces.join()} className="flb-floor">
              <small>{floor}</small>
              {Array.from({ length: spacesPerFloor }, (_, i) => {
                const piece = pieces[i]
                return (
                  <span key={i} className="flb-space">
                    {piece && <Icon name={pieceIcons[piece]} />}
                  </span>
                )
              })}
            </span>
          ))
          .toReversed()}
      </span>
    </Figure>
  )
}

/** R6.4: tower, home, graveyard, skull, Dante. */
const accusation: readonly IconName[] = ['stone-tower', 'family-house', 'graveyard', 'daemon-skull', 'laurel-crown']

export function AccusingFigure({ caption }: Captioned) {
  return (
    <Figure caption={caption}>
      <span className="flb-track">
        {accusation.map((icon, i) => (
          <span key={icon}>
            <small>{i + 1}</small>
            <Icon name={icon} />
          </span>
        ))}
      </span>
    </Figure>
  )
}

export function StyxFigure({ caption }: Captioned) {
  return (
    <Figure caption={caption}>
      <span className="flb-row flb-sum" style={ofCircle(circleOf('lust'))}>
        <Soul sin="lust" />
        <Arrow />
        <Icon name="daemon-skull" />
      </span>
      <span className="flb-row flb-sum" style={ofCircle(circleOf('lust'))}>
        <Soul sin="lust" />
        <Soul sin="lust" />
        <Arrow />
        <Icon name="daemon-skull" />
        <span className="flb-any">
          <Icon name="daemon-skull" />
        </span>
      </span>
    </Figure>
  )
}

export function DanteFigure({ caption, game }: Captioned & { readonly game: T }) {
  const { min, max } = florence.meta.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return (
    <Figure caption={caption}>
      <span className="flb-paths">
        {counts.map(players => (
          <span key={players} className="flb-path">
            <small>{players}</small>
            {dantePath(players).map(({ level, kind }, i) => (
              <span
                key={i}
                className="flb-step"
                style={ofCircle(level)}
                {...explained(`${level}: ${stepName(kind, game)}`)}
              >
                <Icon name={stepIcons[kind]} />
              </span>
            ))}
          </span>
        ))}
      </span>
    </Figure>
  )
}

export function RiverFigure({ caption }: Captioned) {
  return (
    <Figure caption={caption}>
      <span className="flb-track">
        {Array.from({ length: lastSpace }, (_, i) => i + 1).map(space => (
          <span key={space} data-here={space === startSpace}>
            <small>{space}</small>×{cubeValue(space)}
          </span>
        ))}
      </span>
    </Figure>
  )
}

interface Example {
  readonly circle: number
  readonly value: number
  readonly level: number
  readonly points: number
}

export function ScoringFigure({ caption, example }: Captioned & { readonly example: Example }) {
  const { circle, value, level, points } = example
  return (
    <Figure caption={caption}>
      <span className="flb-row flb-sum" style={ofCircle(circle)}>
        <span className="flb-cube">{value}</span>×
        <Icon name="daemon-skull" />
        {level} =
        <Icon name="diploma" />
        {points}
      </span>
    </Figure>
  )
}
