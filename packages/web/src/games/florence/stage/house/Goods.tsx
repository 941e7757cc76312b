import {
  barrelName,
  barrels,
  circleOf,
  panelReward,
  panelText,
  type SeenSeat,
  type Sin,
  sinName,
  sins,
} from '@acheron/games/florence/board.ts'
import type { CSSProperties } from 'react'
import { explained } from '../../../../board/explain/help.ts'
import { Spot } from '../../../../board/Spot.tsx'
import { capital } from '../../texts.ts'
import { Num } from '../cards/Num.tsx'
import { type CityVoice, cityVoice } from '../city/words.ts'
import { Icon, pieceIcons, sinIcons } from '../Icon.tsx'
import type { BoardPart, FlorenceStage } from '../stage.ts'
import { Counts } from './Counts.tsx'

interface Props extends BoardPart {
  readonly seat: number
  readonly own: SeenSeat
}

/** Coins, infamy, loans, discs and half-diplomas in numbers. */
export function Purse({ seat, own, stage, voice }: Props) {
  const speech = cityVoice(voice)
  const { t } = speech
  return (
    <section className="fl-room fl-purse" aria-label={t('purse')} data-told={stage.told(`purse:${seat}`)}>
      <h3>{t('purse')}</h3>
      <Counts seat={seat} own={own} voice={speech} />
    </section>
  )
}

/** The supply panel: a space for each barrel, with its present worth or a mark that it is there. */
export function Panel({ seat, own, stage, voice }: Props) {
  const { t, game } = cityVoice(voice)
  return (
    <section className="fl-room fl-panel" aria-label={t('panel')}>
      <h3>{t('panel')}</h3>
      <div className="fl-row">
        {barrels.map(barrel => {
          const there = own.panel.includes(barrel)
          const points = panelReward(stage.view, seat, barrel)
          const text = panelText(barrel, game)
          const name = capital(barrelName(barrel, game))
          return (
            <Spot
              key={barrel}
              thing={`panel:${barrel}`}
              stage={stage}
              className="fl-shelf"
              label={there ? t('panel.there', { barrel: name }) : t('panel.now', { barrel: name, text, points })}
            >
              <span className="fl-needs" data-piece={barrel} data-there={there}>
                <Icon name={pieceIcons[barrel]} />
              </span>
              <small>
                {there ? (
                  '✓'
                ) : (
                  <>
                    +<Num n={points} />
                  </>
                )}
              </small>
            </Spot>
          )
        })}
      </div>
    </section>
  )
}

/** The level of the skull on each track, and the diplomas. */
export function Sins({ own, stage, voice }: Omit<Props, 'seat'>) {
  const speech = cityVoice(voice)
  return (
    <section className="fl-room fl-sins" aria-label={speech.t('sins')}>
      <h3>{speech.t('sins')}</h3>
      <div className="fl-sin-cells">
        {sins.map(sin => (
          <SinCell key={sin} sin={sin} own={own} stage={stage} voice={speech} />
        ))}
      </div>
    </section>
  )
}

interface SinCellProps {
  readonly sin: Sin
  readonly own: SeenSeat
  readonly voice: CityVoice
  /** The stage, where a diploma can be placed by a touch. */
  readonly stage?: FlorenceStage
}

export function SinCell({ sin, own, voice: { t, game }, stage }: SinCellProps) {
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
  if (stage?.lit(`track:${sin}`))
    return (
      <Spot thing={`track:${sin}`} stage={stage} className="fl-sin-cell" label={label} style={style}>
        {face}
      </Spot>
    )
  return (
    <span className="fl-sin-cell" data-none={level === 0} data-diploma={diploma} style={style} {...explained(label)}>
      {face}
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
