import type { Seat } from '@acheron/engine'
import type { OpenTable, SeatInfo } from '@acheron/protocol'
import { useWords } from '../../../app/words.tsx'
import { Sigil } from '../../../icons/Sigil.tsx'
import { seatsApi } from '../../../remote/seatsApi.ts'
import { botLevel, botLevels, personName, toldNames } from '../../players/seats.ts'
import { SeatTags } from '../SeatTags.tsx'
import { type Act, useAct } from '../useAct.ts'
import { AskOnce } from './AskOnce.tsx'

interface Props {
  readonly table: OpenTable
}

/** Who sits where, and what the owner may do about it. */
export function OwnerSeats({ table }: Props) {
  const t = useWords()
  const act = useAct()
  const { seats } = table.info
  const names = toldNames(seats, t)
  return (
    <section aria-labelledby="owner-seats">
      <h3 id="owner-seats" className="owner-title">
        {t('new.seats')}
      </h3>
      <ul className="owner-seats">
        {seats.map((seat, at) => (
          <li key={at}>
            <span className="owner-who">
              <Sigil seat={at} />
              <span>{names[at]}</span>
              <SeatTags seats={seats} at={at} name={names[at] ?? ''} />
            </span>
            {seat.kind === 'person' ? (
              !seat.you && <PersonActs table={table} seat={at} who={names[at] ?? ''} act={act} />
            ) : (
              <Filler table={table} seat={at} act={act} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SeatProps extends Props {
  readonly seat: Seat
  readonly act: Act
}

/** Somebody else: they may be given the table and, before the first move, be asked to leave. */
function PersonActs({ table: { info, now }, seat, who, act: { busy, run } }: SeatProps & { readonly who: string }) {
  const t = useWords()
  const may = info.people?.may ?? []
  return (
    <span className="owner-acts">
      {may.includes('handOver') && (
        <AskOnce
          label={t('owner.handOver')}
          name={t('owner.handOver.to', { who })}
          sure={t('owner.handOver.sure')}
          busy={busy}
          onYes={() => run(() => seatsApi.handOver(info.id, seat))}
        >
          {t('owner.handOver.means', { who })}
        </AskOnce>
      )}
      {may.includes('seats') && now.version === 0 && (
        <AskOnce
          label={t('owner.remove')}
          name={t('owner.remove.who', { who })}
          sure={t('owner.remove.sure')}
          busy={busy}
          onYes={() => run(() => seatsApi.place(info.id, seat, { kind: 'open' }))}
        >
          {t('owner.remove.means', { who, invited: info.people?.visibility === 'invited' ? 'yes' : 'no' })}
        </AskOnce>
      )}
    </span>
  )
}

/** A seat without a person: open, or with a bot of some level. Once the game runs, only an open one can be filled. */
function Filler({ table: { info, now }, seat: at, act: { busy, run } }: SeatProps) {
  const t = useWords()
  const seat = info.seats[at]!
  const begun = now.version > 0
  if (!info.people?.may.includes('seats') || (begun && seat.kind !== 'open')) return null
  const value = choiceOf(seat)
  const place = (wanted: string) =>
    run(() => seatsApi.place(info.id, at, wanted === 'open' ? { kind: 'open' } : { kind: 'bot', bot: wanted }))
  const isListed = value === 'open' || botLevels.some(level => level === value)
  return (
    <select
      className="input"
      aria-label={t('owner.fill', { seat: at + 1 })}
      value={value}
      disabled={busy}
      onChange={event => place(event.target.value)}
    >
      {!isListed && <option value={value}>{keptOr(seat, t)}</option>}
      <option value="open">{t('new.seat.open')}</option>
      {(info.rated ? [] : botLevels).map(level => (
        <option key={level} value={level}>
          {t(`new.seat.${level}`)}
        </option>
      ))}
    </select>
  )
}

function choiceOf({ kind, name, kept }: SeatInfo): string {
  if (kept) return 'kept'
  return kind === 'open' ? 'open' : (botLevel(name ?? '') ?? 'other')
}

function keptOr({ kept, name }: SeatInfo, t: ReturnType<typeof useWords>): string {
  if (!kept) return name ?? t('seat.bot')
  return kept.name === null ? t('seat.kept.link') : t('seat.kept', { who: personName(kept.name, t) })
}
