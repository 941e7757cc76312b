import { barrelName, cardName, familyName } from '@acheron/games/florence/names.ts'
import { familyText } from '@acheron/games/florence/texts.ts'
import { Sigil } from '../../../../icons/Sigil.tsx'
import { type FraudId, sins, spacesPerFloor } from '../../rules.ts'
import { seatIn, seatsOf } from '../../types.ts'
import { cardLabel } from '../cards/CardFace.tsx'
import { membersText } from '../city/Members.tsx'
import type { CityProps } from '../city/props.ts'
import { cityVoice } from '../city/words.ts'
import { Icon, pieceIcons } from '../Icon.tsx'
import { Spot } from '../Spot.tsx'
import { Count, Counts, Track } from './Goods.tsx'
import { PieceFace, pieceName } from './PieceFace.tsx'

/** The other families in little: everything of them that is open to see, and how many cards are not. */
export function Neighbours(props: CityProps) {
  const { view, seat: mine, voice } = props
  const first = mine ?? 0
  const others = seatsOf(view)
    .map(i => (first + i) % view.players)
    .filter(seat => seat !== mine)
  return (
    <section className="fl-neighbours" aria-label={cityVoice(voice).t('others')}>
      {others.map(seat => (
        <Neighbour key={seat} of={seat} {...props} />
      ))}
    </section>
  )
}

function Neighbour({ of, view, names, offers, voice }: CityProps & { readonly of: number }) {
  const speech = cityVoice(voice)
  const { t, game } = speech
  const own = seatIn(view, of)
  if (!own) return null
  const atHome = membersText(own.home, speech) || t('home.empty')
  return (
    <article
      className={`fl-neighbour player-${of + 1}`}
      data-seat={of}
      data-turn={view.turn.seat === of && view.flow.length > 0}
      data-told={offers.told(`seat:${of}`)}
    >
      <Spot
        thing={`seat:${of}`}
        offers={offers}
        className="fl-neighbour-name"
        label={
          own.family
            ? `${names[of]}, ${familyName(own.family, game)}. ${familyText(own.family, game)}`
            : (names[of] ?? '')
        }
      >
        <Sigil seat={of} size={18} />
        <b>{names[of]}</b>
        {own.family && <small>{familyName(own.family, game)}</small>}
      </Spot>
      <Counts seat={of} own={own} voice={speech} />
      <dl className="fl-counts">
        <Count
          icon={pieceIcons.noble}
          name="nobles"
          label={t('seat.home', { members: atHome })}
          none={own.home.noble === 0}
        >
          {own.home.noble}
        </Count>
        <Count
          icon={pieceIcons.urchin}
          name="urchins"
          label={`${t('seat.home', { members: atHome })} ${t('reserve', { urchins: t('urchins', { count: own.reserve }) })}`}
          none={own.home.urchin === 0}
        >
          {own.home.urchin}
          <small>+{own.reserve}</small>
        </Count>
        <Count icon="card-random" name="hand" label={t('hand.count', { count: own.hand.length })}>
          {own.hand.length}
        </Count>
      </dl>
      <SmallTower of={of} tower={own.tower} name={piece => pieceName(piece, speech)} label={t('tower')} />
      {own.panel.length > 0 && (
        <p className="fl-small-panel" title={t('panel')}>
          <Icon name="family-house" />
          {own.panel.map(barrel => (
            <span key={barrel} className="fl-needs" data-piece={barrel} data-there="true">
              <Icon name={pieceIcons[barrel]} />
              <span className="visually-hidden">{barrelName(barrel, game)}</span>
            </span>
          ))}
        </p>
      )}
      <div className="fl-sin-cells">
        {sins
          .filter(sin => own.skulls[sin] > 0 || own.diplomas.includes(sin))
          .map(sin => (
            <Track key={sin} sin={sin} own={own} voice={speech} />
          ))}
      </div>
      {own.played.length > 0 && (
        <details className="fl-discard">
          <summary>{t('played.count', { count: own.played.length })}</summary>
          <ul>
            {(own.played as readonly FraudId[]).map(card => (
              <li key={card} title={cardLabel(card, speech)} data-told={offers.told(`card:${card}`)}>
                {cardName(card, game)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  )
}

interface SmallTowerProps {
  readonly of: number
  readonly tower: NonNullable<ReturnType<typeof seatIn>>['tower']
  name(piece: NonNullable<ReturnType<typeof seatIn>>['tower'][number][number]): string
  readonly label: string
}

/** A tower in the size of a stamp: as many rows as floors, the highest above. */
function SmallTower({ of, tower, name, label }: SmallTowerProps) {
  return (
    <ol className="fl-small-tower" aria-label={label}>
      {tower
        .map((pieces, floor) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a floor is its height
          <li key={floor} title={pieces.map(name).join(', ')}>
            {pieces.map((piece, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces of a floor are the same
              <span key={i}>
                <PieceFace piece={piece} seat={of} />
                <span className="visually-hidden">{name(piece)}</span>
              </span>
            ))}
            {Array.from({ length: spacesPerFloor - pieces.length }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty spaces are the same
              <i key={i} />
            ))}
          </li>
        ))
        .toReversed()}
    </ol>
  )
}
