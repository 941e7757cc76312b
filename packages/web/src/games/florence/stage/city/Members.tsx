import { list } from '@acheron/engine/words'
import { type LocationId, locationName, type Member, members, seatIn, seatsOf } from '@acheron/games/florence/board.ts'
import { explained } from '../../../../board/explain/help.ts'
import { Spot } from '../../../../board/Spot.tsx'
import { Sigil } from '../../../../icons/Sigil.tsx'
import { Icon, pieceIcons } from '../Icon.tsx'
import type { BoardPart } from '../stage.ts'
import { type CityVoice, cityVoice } from './words.ts'

type Counts = Readonly<Record<Member, number>>

/** "2 nobles and 1 urchin". */
export function membersText(counts: Counts, { t }: CityVoice): string {
  return list(t.lang, [
    ...(counts.noble > 0 ? [t('nobles', { count: counts.noble })] : []),
    ...(counts.urchin > 0 ? [t('urchins', { count: counts.urchin })] : []),
  ])
}

/** The members on a location. Those of the viewer can be touched, to accuse. */
export function Members({ location, stage, voice }: BoardPart & { readonly location: LocationId }) {
  const { view, seat: mine, names } = stage
  const own = cityVoice(voice)
  const { t, game } = own
  return (
    <div className="fl-members">
      {seatsOf(view).map(seat => {
        const here = seatIn(view, seat)?.florence[location]
        if (!here) return null
        if (seat !== mine)
          return (
            <span
              key={seat}
              className={`fl-company player-${seat + 1}`}
              {...explained(t('members.of', { who: names[seat] ?? '', members: membersText(here, own) }))}
            >
              <Sigil seat={seat} size={13} />
              <Figures counts={here} />
              <span className="visually-hidden">
                {t('members.of', { who: names[seat] ?? '', members: membersText(here, own) })}
              </span>
            </span>
          )
        return members
          .filter(kind => here[kind] > 0)
          .map(kind => (
            <Spot
              key={kind}
              thing={`member:${location}:${kind}`}
              stage={stage}
              className={`fl-own-member player-${seat + 1}`}
              label={t('member.there', {
                member: t(kind === 'noble' ? 'nobles' : 'urchins', { count: here[kind] }),
                location: locationName(location, game),
              })}
            >
              <Sigil seat={seat} size={13} />
              <Figures counts={{ noble: 0, urchin: 0, [kind]: here[kind] }} />
            </Spot>
          ))
      })}
    </div>
  )
}

/** A figure for each kind, with the number if there are several. */
export function Figures({ counts }: { readonly counts: Counts }) {
  return members.map(kind =>
    counts[kind] > 0 ? (
      <span key={kind} className="fl-figure" data-kind={kind}>
        <Icon name={pieceIcons[kind]} />
        {counts[kind] > 1 && <small>{counts[kind]}</small>}
      </span>
    ) : null,
  )
}
