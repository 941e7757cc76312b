import { barrelName, guestName } from '@acheron/games/florence/names.ts'
import type { ReactNode } from 'react'
import {
  barrels,
  type FlorenceMove,
  type Frame,
  guests,
  type LocationId,
  type Piece,
  panelReward,
} from '../../rules.ts'
import { deciderOf } from '../../types.ts'
import { Icon, pieceIcons } from '../Icon.tsx'
import { MoveButton } from '../MoveButton.tsx'
import { Spot } from '../Spot.tsx'
import type { CityProps } from './props.ts'
import { type CityVoice, cityVoice } from './words.ts'

type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>

/** What can be done at a location now: its parts in any order, each lit until it is done. */
export function Errand({ location, ...props }: CityProps & { readonly location: LocationId }) {
  const frame = props.view.flow.find(({ kind }) => kind === (location === 'city-wall' ? 'cityWall' : location))
  switch (location) {
    case 'courtyard':
      return <Courtyard frame={frame as FrameOf<'courtyard'>} {...props} />
    case 'bonfire':
      return <Bonfire frame={frame as FrameOf<'bonfire'>} {...props} />
    case 'city-wall':
      return <CityWall frame={frame as FrameOf<'cityWall'>} {...props} />
    case 'market':
      return <Stall pieces={barrels} kind="barrel" stock={props.view.market} {...props} />
    case 'palace':
      return <Stall pieces={guests} kind="guest" stock={props.view.palace} {...props} />
    default:
      return null
  }
}

function Courtyard({ frame, ...props }: CityProps & { readonly frame: FrameOf<'courtyard'> | undefined }) {
  const { t } = cityVoice(props.voice)
  const moving = props.view.flow.at(-1)?.kind === 'tower'
  return (
    <div className="fl-errand">
      {moving ? (
        <p className="fl-hint">{t('part.moving')}</p>
      ) : (
        <>
          <Part done={frame?.home} offered={has(props, 'home')} voice={cityVoice(props.voice)}>
            <Hint>{t('part.home')}</Hint>
          </Part>
          <Part done={frame?.reorganised} offered={has(props, 'reorganise')} voice={cityVoice(props.voice)}>
            <Buttons {...props} of={move => move.do === 'reorganise'} face={() => t('part.order')} />
          </Part>
        </>
      )}
      <Done {...props} />
    </div>
  )
}

function Bonfire({ frame, ...props }: CityProps & { readonly frame: FrameOf<'bonfire'> | undefined }) {
  const voice = cityVoice(props.voice)
  return (
    <div className="fl-errand">
      <Part done={frame?.exchanged} offered={has(props, 'exchange')} voice={voice}>
        <Exchange {...props} />
      </Part>
      <Part done={frame?.worked} offered={has(props, 'cube') || has(props, 'disc')} voice={voice}>
        <Hint>{voice.t('part.work')}</Hint>
      </Part>
      <Part done={frame?.called} offered={has(props, 'pay')} voice={voice}>
        <Buttons {...props} of={move => move.do === 'pay'} />
      </Part>
      <Done {...props} />
    </div>
  )
}

function CityWall({ frame, ...props }: CityProps & { readonly frame: FrameOf<'cityWall'> | undefined }) {
  const voice = cityVoice(props.voice)
  return (
    <div className="fl-errand">
      <Part done={frame?.exchanged} offered={has(props, 'exchange')} voice={voice}>
        <Exchange {...props} />
      </Part>
      <Part done={frame?.played} offered={has(props, 'fraud')} voice={voice}>
        <Hint>{voice.t('part.card')}</Hint>
      </Part>
      <Part done={frame?.stored} offered={has(props, 'panel')} voice={voice}>
        <Hint>{voice.t('part.store')}</Hint>
        <Buttons
          {...props}
          of={move => move.do === 'panel'}
          face={move =>
            move.do === 'panel' && (
              <>
                <Icon name={pieceIcons[move.barrel]} /> +{panelReward(props.view, deciderOf(props.view), move.barrel)}
              </>
            )
          }
        />
      </Part>
      <Done {...props} />
    </div>
  )
}

interface StallProps<P extends Piece> extends CityProps {
  readonly pieces: readonly P[]
  readonly kind: 'barrel' | 'guest'
  readonly stock: Readonly<Record<P, number>>
}

/** What the Market or the Palace has left, to be taken. */
function Stall<P extends Piece>({ pieces, kind, stock, offers, voice }: StallProps<P>) {
  const { t, game } = cityVoice(voice)
  const nameOf = (piece: Piece) =>
    barrels.some(barrel => barrel === piece)
      ? barrelName(piece as (typeof barrels)[number], game)
      : guestName(piece as (typeof guests)[number], game)
  return (
    <div className="fl-errand fl-stall">
      {pieces.map(piece => (
        <Spot
          key={piece}
          thing={`${kind}:${piece}`}
          offers={offers}
          className="fl-ware"
          label={t('left', { name: nameOf(piece), count: stock[piece] })}
        >
          <span data-piece={piece}>
            <Icon name={pieceIcons[piece]} />
          </span>
          {nameOf(piece)} <small>{stock[piece]}</small>
        </Spot>
      ))}
    </div>
  )
}

function has({ moves }: CityProps, what: FlorenceMove['do']): boolean {
  return moves.some(move => move.do === what)
}

interface PartProps {
  readonly done: boolean | undefined
  readonly offered: boolean
  readonly voice: CityVoice
  readonly children: ReactNode
}

function Part({ done = false, offered, voice: { t }, children }: PartProps) {
  return (
    <div className="fl-part" data-done={done} data-offered={offered}>
      {offered ? children : <span className="fl-gone">{done ? `✓ ${t('part.done')}` : t('part.none')}</span>}
    </div>
  )
}

function Hint({ children }: { readonly children: ReactNode }) {
  return <p className="fl-hint">{children}</p>
}

function Exchange(props: CityProps) {
  return (
    <>
      <Hint>{cityVoice(props.voice).t('part.exchange')}</Hint>
      <Buttons {...props} of={move => move.do === 'exchange'} face={move => move.do === 'exchange' && String(move.n)} />
    </>
  )
}

interface ButtonsProps extends CityProps {
  of(move: FlorenceMove): boolean
  face?(move: FlorenceMove): ReactNode
}

function Buttons({ of, face, ...props }: ButtonsProps) {
  return (
    <span className="fl-part-buttons">
      {props.moves.filter(of).map(move => (
        <MoveButton key={JSON.stringify(move)} move={move} {...props}>
          {face?.(move) || undefined}
        </MoveButton>
      ))}
    </span>
  )
}

function Done(props: CityProps) {
  return <Buttons {...props} of={move => move.do === 'done'} />
}
