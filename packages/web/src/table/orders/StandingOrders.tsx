import type { GameState, Order, View } from '@acheron/engine'
import { useState } from 'react'
import { failureOf } from '../../app/refusals.ts'
import { useWords } from '../../app/words.tsx'
import { Glyph } from '../../icons/Glyph.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { tell, tellFailure } from '../../ui/notes.tsx'
import { heldSeat } from '../players/seats.ts'
import type { TablePageState } from '../useTablePage.ts'
import './StandingOrders.css'

/** The viewer's standing orders, under the prompt: those that stand or have ended, and what may be ordered here. */
export function StandingOrders({ page }: { readonly page: TablePageState }) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const { source, table, face, mode } = page
  const { info, now } = table
  const { orders: game } = face.game
  const seat = heldSeat(table)
  const isPlaying = mode.kind === 'deciding' || mode.kind === 'waiting'
  if (!source.order || !game || seat === null || seat !== now.seat || !isPlaying || info.status !== 'playing')
    return null
  const offered = game.offered(face.game.view(now.view as GameState, null) as View, seat)
  const { standing, ended } = now.orders ?? { standing: [], ended: [] }
  if (offered.length + standing.length + ended.length === 0) return null
  const wordsOf = (order: Order) => game.describe(order, face.t)
  const isStanding = (order: Order) => standing.some(each => JSON.stringify(each) === JSON.stringify(order))
  const wish = async (order: Order, stands: boolean) => {
    setBusy(true)
    try {
      const outcome = await source.order!(seat, order, stands)
      if (!outcome.ok) tellFailure(t, { code: outcome.why, message: outcome.message })
      else if (stands) tell(t('orders.given'))
    } catch (error) {
      tellFailure(t, failureOf(error))
    } finally {
      setBusy(false)
    }
    if (stands) setOpen(false)
  }
  return (
    <section className="orders" aria-label={t('orders.title')}>
      {standing.map(order => (
        <p key={JSON.stringify(order)} className="order">
          <span className="tag">{t('orders.stands')}</span> {wordsOf(order)}{' '}
          <button type="button" className="text-link" disabled={busy} onClick={() => wish(order, false)}>
            {t('orders.withdraw')}
          </button>
        </p>
      ))}
      {ended.map(({ order, why }, i) => (
        <p key={i} className="order muted">
          <span className="tag">{t('orders.ended', { why })}</span> {wordsOf(order)}{' '}
          <button type="button" className="text-link" disabled={busy} onClick={() => wish(order, false)}>
            {t('orders.read')}
          </button>
        </p>
      ))}
      {offered.length > 0 && (
        <button type="button" className="button quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Glyph name="on" size={16} />
          {t('orders.open')}
        </button>
      )}
      {isOpen && (
        <Dialog title={t('orders.title')} onClose={() => setOpen(false)}>
          <p>{t('orders.about')}</p>
          <ul className="orders-offered">
            {offered.map(order => (
              <li key={JSON.stringify(order)}>
                <button
                  type="button"
                  className="button"
                  aria-pressed={isStanding(order)}
                  disabled={busy}
                  onClick={() => wish(order, !isStanding(order))}
                >
                  {wordsOf(order)}
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </section>
  )
}
