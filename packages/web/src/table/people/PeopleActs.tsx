import type { OpenTable } from '@acheron/protocol'
import { useWords } from '../../app/words.tsx'
import { Glyph } from '../../icons/Glyph.tsx'
import { mayAsk, ownSteps } from '../back/rows.ts'
import type { OpenDrawer } from '../Drawers.tsx'
import { othersAt } from '../players/seats.ts'
import { mayRun } from './state.ts'

interface Props {
  readonly table: OpenTable
  readonly onDrawer: OpenDrawer
}

/** What one may do about the own seat and the table, under the players. */
export function PeopleActs({ table, onDrawer }: Props) {
  const { info } = table
  const t = useWords()
  const { people, seats } = info
  const mayLeave = people !== null && seats.length > 1 && people.may.includes('giveUp')
  const runs = mayRun(info)
  const mayTime = people?.shared && people.may.includes('clock')
  const mayGoBack = info.status === 'playing' && (ownSteps(table) > 1 || mayAsk(table))
  const meetsOthers = people !== null && othersAt(seats).length > 0
  if (!mayLeave && !runs && !mayTime && !mayGoBack && !meetsOthers) return null
  return (
    <div className="seat-acts">
      {runs && (
        <button type="button" className="text-link" onClick={() => onDrawer({ open: 'owner' })}>
          <Glyph name="board" size={16} />
          {t('owner')}
        </button>
      )}
      {mayGoBack && (
        <button type="button" className="text-link" onClick={() => onDrawer({ open: 'back' })}>
          <Glyph name="again" size={16} />
          {t('back')}
        </button>
      )}
      {mayTime && (
        <button type="button" className="text-link" onClick={() => onDrawer({ open: 'clock' })}>
          <Glyph name="hourglass" size={16} />
          {t('clock')}
        </button>
      )}
      {meetsOthers && (
        <button type="button" className="text-link" onClick={() => onDrawer({ open: 'nuisance' })}>
          <Glyph name="person" size={16} />
          {t('nuisance')}
        </button>
      )}
      {mayLeave && (
        <button type="button" className="text-link" onClick={() => onDrawer({ open: 'leave' })}>
          <Glyph name="leave" size={16} />
          {t('leave')}
        </button>
      )}
    </div>
  )
}
