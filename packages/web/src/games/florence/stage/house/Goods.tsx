import { drachmasText, florinsText, infamyText, sinName } from '@acheron/games/florence/names.ts'
import { panelText } from '@acheron/games/florence/texts.ts'
import type { CSSProperties, ReactNode } from 'react'
import { barrels, circleOf, debts, panelReward, type Sin, sins } from '../../rules.ts'
import type { SeenSeat } from '../../types.ts'
import type { CityProps } from '../city/props.ts'
import { type CityVoice, cityVoice } from '../city/words.ts'
import { Icon, type IconName, pieceIcons, sinIcons } from '../Icon.tsx'
import type { Offers } from '../offers.ts'
import { Spot } from '../Spot.tsx'

interface Props extends CityProps {
  readonly seat: number
  readonly own: SeenSeat
}

/** 2.3: discs of each family. */
const discsPerSeat = 5
/** R3.3: the next loan from these spaces costs infamy at once. */
const dangerous: readonly number[] = [3, 6]

/** Coins, infamy, loans, discs and half-diplomas in numbers. */
export function Purse({ seat, own, offers, voice }: Props) {
  const speech = cityVoice(voice)
  const { t } = speech
  return (
    <section className="fl-room fl-purse" aria-label={t('purse')} data-told={offers.told(`purse:${seat}`)}>
      <h3>{t('purse')}</h3>
      <Counts seat={seat} own={own} voice={speech} />
    </section>
  )
}

interface CountsProps {
  readonly seat: number
  readonly own: SeenSeat
  readonly voice: CityVoice
}

/** What can be counted of a seat, everybody's to see. */
export function Counts({ seat, own, voice: { t, game } }: CountsProps) {
  const loans = [
    t('boat', { boat: own.boat, points: debts[own.boat] ?? 0 }),
    ...(dangerous.includes(own.boat) ? [t('boat.warning')] : []),
  ].join(' ')
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
        {own.boat > 0 && <small>−{debts[own.boat]}</small>}
      </Count>
      <Count
        icon="medieval-gate"
        name="discs"
        label={t('discs', { count: discsPerSeat - own.discs.length, placed: own.discs.length })}
      >
        {discsPerSeat - own.discs.length}
      </Count>
      <Count
        icon="tied-scroll"
        name="half"
        label={t('half', { count: own.halfDiplomas })}
        none={own.halfDiplomas === 0}
      >
        {own.halfDiplomas}
      </Count>
    </dl>
  )
}

interface CountProps {
  readonly icon: IconName
  readonly name: string
  readonly label: string
  readonly none?: boolean
  readonly bad?: boolean
  readonly children: ReactNode
}

export function Count({ icon, name, label, none = false, bad = false, children }: CountProps) {
  return (
    <div className="fl-tally" data-count={name} data-none={none} data-bad={bad} title={label}>
      <dt>
        <Icon name={icon} />
        <span className="visually-hidden">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The supply panel: a space for each barrel, with what it is worth now or a mark that it is there. */
export function Panel({ seat, own, view, offers, voice }: Props) {
  const { t, game } = cityVoice(voice)
  return (
    <section className="fl-room fl-panel" aria-label={t('panel')}>
      <h3>{t('panel')}</h3>
      <div className="fl-row">
        {barrels.map(barrel => {
          const there = own.panel.includes(barrel)
          const points = panelReward(view, seat, barrel)
          const text = panelText(barrel, game)
          return (
            <Spot
              key={barrel}
              thing={`panel:${barrel}`}
              offers={offers}
              className="fl-shelf"
              label={there ? t('panel.there', { text }) : t('panel.now', { text, points })}
            >
              <span className="fl-needs" data-piece={barrel} data-there={there}>
                <Icon name={pieceIcons[barrel]} />
              </span>
              <small>{there ? '✓' : `+${points}`}</small>
            </Spot>
          )
        })}
      </div>
    </section>
  )
}

/** The level of the skull on each track, and the diplomas. */
export function Sins({ own, offers, voice }: Pick<Props, 'own' | 'offers' | 'voice'>) {
  const speech = cityVoice(voice)
  return (
    <section className="fl-room fl-sins" aria-label={speech.t('sins')}>
      <h3>{speech.t('sins')}</h3>
      <div className="fl-sin-cells">
        {sins.map(sin => (
          <Track key={sin} sin={sin} own={own} offers={offers} voice={speech} />
        ))}
      </div>
    </section>
  )
}

interface TrackProps {
  readonly sin: Sin
  readonly own: SeenSeat
  readonly voice: CityVoice
  /** Where a diploma can be placed it is touched here too. */
  readonly offers?: Offers
}

export function Track({ sin, own, voice: { t, game }, offers }: TrackProps) {
  const level = own.skulls[sin]
  const diploma = own.diplomas.includes(sin)
  const label = t(diploma ? 'sin.diploma' : 'sin.level', { sin: sinName(sin, game), level })
  const style = { '--sin': `var(--circle-${circleOf(sin)})` } as CSSProperties
  const face = (
    <>
      <Icon name={sinIcons[sin]} />
      <b>{level}</b>
      {diploma && <Icon name="diploma" className="fl-has-diploma" />}
    </>
  )
  if (offers?.lit(`track:${sin}`))
    return (
      <Spot thing={`track:${sin}`} offers={offers} className="fl-sin-cell" label={label} style={style}>
        {face}
      </Spot>
    )
  return (
    <span className="fl-sin-cell" data-none={level === 0} data-diploma={diploma} title={label} style={style}>
      {face}
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
