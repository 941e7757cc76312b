import {
  type Barrel,
  barrelName,
  barrels,
  cityWallFee,
  deciderOf,
  drachmasText,
  type FlorenceMove,
  type Frame,
  type Guest,
  guestName,
  guests,
  type LocationId,
  type MoveOf,
  panelReward,
  bonfirePrices as prices,
} from '@acheron/games/florence/board.ts'
import type { ReactNode } from 'react'
import { explained } from '../../../../board/explain/help.ts'
import { MoveButton } from '../../../../board/MoveButton.tsx'
import { Spot } from '../../../../board/Spot.tsx'
import { capital } from '../../texts.ts'
import { Num } from '../cards/Num.tsx'
import { Icon, pieceIcons } from '../Icon.tsx'
import type { BoardPart } from '../stage.ts'
import { type CityVoice, cityVoice } from './words.ts'

type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>

/** The possible actions at a location: its parts in any order, each lit until it is done. */
export function Errand({ location, ...props }: BoardPart & { readonly location: LocationId }) {
  const { view } = props.stage
  switch (location) {
    case 'courtyard':
      return <Courtyard frame={frameOf(view.flow, 'courtyard')} {...props} />
    case 'bonfire':
      return <Bonfire frame={frameOf(view.flow, 'bonfire')} {...props} />
    case 'city-wall':
      return <CityWall frame={frameOf(view.flow, 'cityWall')} {...props} />
    case 'market':
      return (
        <Stall {...props} wares={barrels} keyOf={barrel => `barrel:${barrel}`} stock={view.market} name={barrelName} />
      )
    case 'palace':
      return <Stall {...props} wares={guests} keyOf={guest => `guest:${guest}`} stock={view.palace} name={guestName} />
    default:
      return null
  }
}

function frameOf<K extends Frame['kind']>(flow: readonly Frame[], kind: K): FrameOf<K> | undefined {
  return flow.find((frame): frame is FrameOf<K> => frame.kind === kind)
}

function Courtyard({ frame, ...props }: BoardPart & { readonly frame: FrameOf<'courtyard'> | undefined }) {
  const voice = cityVoice(props.voice)
  const { t } = voice
  const moving = props.stage.view.flow.at(-1)?.kind === 'tower'
  return (
    <div className="fl-errand">
      {moving ? (
        <Part name={t('part.tower')} done={false} offered voice={voice}>
          {t('part.moving')}
        </Part>
      ) : (
        <>
          <Part name={t('part.home')} done={frame?.home} offered={has(props, 'home')} voice={voice}>
            {t('part.home.touch')}
          </Part>
          <Part name={t('part.tower')} done={frame?.reorganised} offered={has(props, 'reorganise')} voice={voice}>
            <Buttons {...props} of="reorganise" />
          </Part>
        </>
      )}
      <Done {...props} />
    </div>
  )
}

function Bonfire({ frame, ...props }: BoardPart & { readonly frame: FrameOf<'bonfire'> | undefined }) {
  const voice = cityVoice(props.voice)
  const { t } = voice
  return (
    <div className="fl-errand">
      <Exchange done={frame?.exchanged} {...props} />
      <Part name={t('part.work')} done={frame?.worked} offered={has(props, 'cube') || has(props, 'disc')} voice={voice}>
        {t('part.work.touch')}
      </Part>
      <Part name={t('part.call')} done={frame?.called} offered={has(props, 'pay')} voice={voice}>
        <Buttons {...props} of="pay" face={move => move.do === 'pay' && <Called move={move} voice={voice} />} />
      </Part>
      <Done {...props} />
    </div>
  )
}

/** A guardian or the Styx, its price, and the loans that it takes. */
function Called({ move, voice: { t } }: { move: MoveOf<'pay'>; voice: CityVoice }) {
  return (
    <span className="fl-called" aria-hidden="true">
      <Icon name={move.for === 'styx' ? 'river' : 'hound'} />
      {t(`part.${move.for}`)}
      <span className="fl-price">
        <Num n={prices[move.for]} />
        <Icon name="token" className="fl-drachma" />
      </span>
      {move.loans ? (
        <span className="fl-price" {...explained(t('part.loans', { count: move.loans }))}>
          <Num n={move.loans} />
          <Icon name="canoe" />
        </span>
      ) : null}
    </span>
  )
}

function CityWall({ frame, ...props }: BoardPart & { readonly frame: FrameOf<'cityWall'> | undefined }) {
  const voice = cityVoice(props.voice)
  const { t } = voice
  const reward = (barrel: Barrel) => panelReward(props.stage.view, deciderOf(props.stage.view), barrel)
  return (
    <div className="fl-errand">
      <Exchange done={frame?.exchanged} {...props} />
      <Part name={t('part.card')} done={frame?.played} offered={has(props, 'fraud')} voice={voice}>
        {t('part.card.touch', { price: drachmasText(cityWallFee, voice.game) })}
      </Part>
      <Part name={t('part.store')} done={frame?.stored} offered={has(props, 'panel')} voice={voice}>
        {t('part.store')}
        <Buttons
          {...props}
          of="panel"
          face={move =>
            move.do === 'panel' && (
              <span className="fl-called" aria-hidden="true">
                <span data-piece={move.barrel}>
                  <Icon name={pieceIcons[move.barrel]} />
                </span>
                +<Num n={reward(move.barrel)} />
              </span>
            )
          }
        />
      </Part>
      <Done {...props} />
    </div>
  )
}

interface StallProps<Ware extends Barrel | Guest> extends BoardPart {
  readonly wares: readonly Ware[]
  readonly stock: Readonly<Record<Ware, number>>
  keyOf(ware: Ware): string
  name(ware: Ware, game: CityVoice['game']): string
}

/** What is left in the Market or the Palace. */
function Stall<Ware extends Barrel | Guest>({ wares, stock, keyOf, name, stage, voice }: StallProps<Ware>) {
  const { t, game } = cityVoice(voice)
  return (
    <div className="fl-errand fl-stall">
      {wares.map(ware => (
        <Spot
          key={ware}
          thing={keyOf(ware)}
          stage={stage}
          className="fl-ware"
          label={t('left', { name: capital(name(ware, game)), count: stock[ware] })}
        >
          <span data-piece={ware}>
            <Icon name={pieceIcons[ware]} />
          </span>
          {capital(name(ware, game))} <small>{stock[ware]}</small>
        </Spot>
      ))}
    </div>
  )
}

function has({ stage: { moves } }: BoardPart, what: FlorenceMove['do']): boolean {
  return moves.some(move => move.do === what)
}

interface PartProps {
  /** Its name once it is done, or while it cannot be done. */
  readonly name: string
  readonly done: boolean | undefined
  readonly offered: boolean
  readonly voice: CityVoice
  readonly children: ReactNode
}

function Part({ name, done = false, offered, voice: { t }, children }: PartProps) {
  return (
    <div className="fl-part" data-done={done} data-offered={offered}>
      {offered ? children : done ? t('part.done', { part: name }) : t('part.none', { part: name })}
    </div>
  )
}

function Exchange({ done, ...props }: BoardPart & { readonly done: boolean | undefined }) {
  const voice = cityVoice(props.voice)
  const { t } = voice
  return (
    <Part name={t('part.exchange')} done={done} offered={has(props, 'exchange')} voice={voice}>
      {t('part.exchange')}
      <Buttons {...props} of="exchange" face={move => move.do === 'exchange' && String(move.n)} />
    </Part>
  )
}

interface ButtonsProps extends Pick<BoardPart, 'stage'> {
  readonly of: FlorenceMove['do']
  face?(move: FlorenceMove): ReactNode
}

function Buttons({ of, face, stage }: ButtonsProps) {
  return (
    <span className="fl-part-buttons">
      {stage.moves
        .filter(move => move.do === of)
        .map(move => (
          <MoveButton key={JSON.stringify(move)} move={move} stage={stage}>
            {face?.(move) || undefined}
          </MoveButton>
        ))}
    </span>
  )
}

function Done({ stage }: BoardPart) {
  return <Buttons stage={stage} of="done" />
}
