import { familyName, type Member, members, type SeenSeat } from '@acheron/games/florence/board.ts'
import { explained } from '../../../../board/explain/help.ts'
import { Spot } from '../../../../board/Spot.tsx'
import { cityVoice } from '../city/words.ts'
import { Icon, pieceIcons } from '../Icon.tsx'
import type { BoardPart } from '../stage.ts'
import { familyHelp } from './families.ts'

interface Props extends BoardPart {
  readonly seat: number
  readonly own: SeenSeat
}

const words = { noble: 'nobles', urchin: 'urchins' } as const satisfies Record<Member, string>

/** The members ready to be sent, and the urchins that are not in play yet. */
export function Home({ seat, own, stage, voice }: Props) {
  const { t, game } = cityVoice(voice)
  const nobody = own.home.noble + own.home.urchin === 0
  return (
    <section className="fl-room fl-home" aria-label={t('home')}>
      <h3 {...explained(own.family ? familyHelp(own.family, game) : undefined)}>
        <Icon name="family-house" />
        {own.family ? familyName(own.family, game) : t('home')}
      </h3>
      <div className="fl-row">
        {members
          .filter(kind => own.home[kind] > 0)
          .map(kind => (
            <Spot
              key={kind}
              thing={`home:${kind}`}
              stage={stage}
              className={`fl-family player-${seat + 1}`}
              label={`${t('home')}: ${t(words[kind], { count: own.home[kind] })}`}
            >
              {Array.from({ length: own.home[kind] }, (_, i) => (
                <span key={i} className="fl-figure" data-kind={kind}>
                  <Icon name={pieceIcons[kind]} />
                </span>
              ))}
            </Spot>
          ))}
        {nobody && <p className="fl-none">{t('home.empty')}</p>}
      </div>
      {stage.moves.some(move => move.do === 'council') && <p className="fl-hint">{t('council')}</p>}
      {own.reserve > 0 && (
        <p className="fl-reserve" {...explained(t('reserve', { urchins: t('urchins', { count: own.reserve }) }))}>
          {Array.from({ length: own.reserve }, (_, i) => (
            <Icon key={i} name={pieceIcons.urchin} />
          ))}
          <small aria-hidden="true">{t('reserve.name')}</small>
          <span className="visually-hidden">{t('reserve', { urchins: t('urchins', { count: own.reserve }) })}</span>
        </p>
      )}
    </section>
  )
}
