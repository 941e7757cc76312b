import { list } from '@acheron/engine/words'
import {
  debts,
  discsPerSeat,
  drachmasText,
  florinsText,
  infamyText,
  penaltyFrom,
  type SeenSeat,
  sinName,
} from '@acheron/games/florence/board.ts'
import type { ReactNode } from 'react'
import { explained } from '../../../../board/explain/help.ts'
import type { CityVoice } from '../city/words.ts'
import { Icon, type IconName, pieceIcons } from '../Icon.tsx'

interface Props {
  readonly seat: number
  readonly own: SeenSeat
  readonly voice: CityVoice
  /** Another seat's: with counts that the viewer's own house shows elsewhere. */
  readonly others?: boolean
}

/** The open counts of a seat. */
export function Counts({ seat, own, voice, others = false }: Props) {
  const { t, game } = voice
  const penalty = penaltyFrom(own.boat)
  const loans = [
    t('boat', { boat: own.boat, points: debts[own.boat] ?? 0 }),
    ...(penalty > 0 ? [t('boat.warning', { infamy: infamyText(penalty, game) })] : []),
  ].join(' ')
  const inHand = discsPerSeat - own.discs.length
  return (
    <dl className="fl-counts" data-seat={seat}>
      <Count icon="trophy-cup" name="infamy" label={infamyText(own.infamy, game)}>
        {own.infamy < 0 ? `−${-own.infamy}` : own.infamy}
      </Count>
      <Count icon="crown-coin" name="florins" label={florinsText(own.florins, game)}>
        {own.florins}
      </Count>
      <Count icon="token" name="drachmas" label={drachmasText(own.drachmas, game)}>
        {own.drachmas}
      </Count>
      <Count icon="canoe" name="boat" label={loans} none={own.boat === 0} bad={own.boat > 0}>
        {own.boat}
        {own.boat > 0 && (
          <small>{others ? `−${debts[own.boat]}` : t('boat.end', { points: debts[own.boat] ?? 0 })}</small>
        )}
      </Count>
      <Count icon="medieval-gate" name="discs" label={t('discs', { count: inHand, placed: own.discs.length })}>
        {inHand}
      </Count>
      <Count
        icon="tied-scroll"
        name="half"
        label={t('half', { count: own.halfDiplomas })}
        none={own.halfDiplomas === 0}
      >
        {own.halfDiplomas}
      </Count>
      {others && <OthersCounts own={own} voice={voice} />}
    </dl>
  )
}

function OthersCounts({ own, voice }: Pick<Props, 'own' | 'voice'>) {
  const { t, game } = voice
  const atHome = (members: string) => t('seat.home', { members })
  const urchins = atHome(t('urchins', { count: own.home.urchin }))
  const reserve = t('reserve', { urchins: t('urchins', { count: own.reserve }) })
  const sins = own.diplomas.map(sin => sinName(sin, game))
  return (
    <>
      <Count
        icon={pieceIcons.noble}
        name="nobles"
        label={atHome(t('nobles', { count: own.home.noble }))}
        none={own.home.noble === 0}
      >
        {own.home.noble}
      </Count>
      <Count
        icon={pieceIcons.urchin}
        name="urchins"
        label={`${urchins}. ${reserve}`}
        heard={reserve}
        none={own.home.urchin === 0}
      >
        {own.home.urchin}
        <small>+{own.reserve}</small>
      </Count>
      <Count icon="card-random" name="hand" label={t('hand.count', { count: own.hand.length })}>
        {own.hand.length}
      </Count>
      {sins.length > 0 && (
        <Count icon="diploma" name="diplomas" label={t('diplomas', { count: sins.length, sins: list(t.lang, sins) })}>
          {sins.length}
        </Count>
      )}
    </>
  )
}

interface CountProps {
  readonly icon: IconName
  readonly name: string
  readonly label: string
  /** For a reader, where the label repeats the one before. */
  readonly heard?: string
  readonly none?: boolean
  readonly bad?: boolean
  readonly children: ReactNode
}

function Count({ icon, name, label, heard = label, none = false, bad = false, children }: CountProps) {
  return (
    <div className="fl-tally" data-count={name} data-none={none} data-bad={bad} {...explained(label)}>
      <dt>
        <Icon name={icon} />
        <span className="visually-hidden">{heard}</span>
      </dt>
      <dd aria-hidden="true">{children}</dd>
    </div>
  )
}
