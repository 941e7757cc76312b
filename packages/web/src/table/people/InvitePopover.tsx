import type { OpenTable } from '@acheron/protocol'
import { lazy, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { pathOf } from '../../app/routes.ts'
import { useWords } from '../../app/words.tsx'
import { Glyph } from '../../icons/Glyph.tsx'
import { seatsApi } from '../../remote/seatsApi.ts'
import { VisibilityField } from '../../terms/TermFields.tsx'
import { useShare } from '../../ui/useShare.ts'
import { heldSeat } from '../players/seats.ts'
import { CoachLink } from './CoachLink.tsx'
import './Invite.css'
import { OfferBots } from './OfferBots.tsx'
import { SeatLinks } from './SeatLinks.tsx'
import { useAct } from './useAct.ts'

/** Loaded when it is opened. */
const CarryDialog = lazy(async () => ({ default: (await import('../../account/CarryDialog.tsx')).CarryDialog }))

interface Props {
  readonly table: OpenTable
  onClose(): void
}

/** Who may come in, and the ways to bring somebody: beside the prompt, which stays in reach. */
export default function InvitePopover({ table, onClose }: Props) {
  const t = useWords()
  const title = useId()
  const ref = usePopover(onClose)
  const share = useShare()
  const { run } = useAct()
  const [carrying, setCarrying] = useState(false)
  const { id, people } = table.info
  if (!people) return null
  if (carrying) return <CarryDialog onClose={onClose} />
  const { visibility, may } = people
  return (
    <section ref={ref} className="invite" role="dialog" aria-labelledby={title} tabIndex={-1}>
      <header className="invite-head">
        <h2 id={title} className="dialog-title">
          {t('invite')}
        </h2>
        <button type="button" className="button icon-only" onClick={onClose} aria-label={t('close')}>
          <Glyph name="close" />
        </button>
      </header>
      {may.includes('visibility') ? (
        <VisibilityField
          value={visibility}
          onChange={wanted => run(() => seatsApi.change(id, { visibility: wanted }))}
        />
      ) : (
        <p className="muted">{t('invite.means', { who: visibility })}</p>
      )}
      <SeatLinks table={table} />
      <OfferBots table={table} />
      <CoachLink table={table} />
      <div className="vote-acts">
        {visibility !== 'invited' && (
          <button
            type="button"
            className="button"
            onClick={() => share('', location.origin + pathOf({ page: 'table', id }))}
          >
            <Glyph name="link" size={18} />
            {t('invite.watch')}
          </button>
        )}
        {heldSeat(table) !== null && (
          <button type="button" className="button" onClick={() => setCarrying(true)}>
            {t('who.carry')}
          </button>
        )}
      </div>
    </section>
  )
}

/** The focus goes into it and back to where it was; Esc closes it. */
function usePopover(onClose: () => void) {
  const ref = useRef<HTMLElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useLayoutEffect(() => {
    const before = document.activeElement
    const popover = ref.current
    popover?.focus({ preventScroll: true })
    return () => {
      const isWithin = popover?.contains(document.activeElement) || document.activeElement === document.body
      if (isWithin && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      close.current()
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [])
  return ref
}
