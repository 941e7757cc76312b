import { createContext, type ReactNode, useCallback, useContext, useRef } from 'react'
import type { Help } from '../../board/explain/help.ts'
import type { TablePageState } from '../useTablePage.ts'

type HelpOfSeat = (seat: number) => Help | null

const SeatHelpContext = createContext<HelpOfSeat | null>(null)

/** Lets every name of a player on the page say what that player has. */
export function SeatHelp({ page, children }: { readonly page: TablePageState; readonly children: ReactNode }) {
  const now = useRef(page)
  now.current = page
  // The same function for good: a long log is not drawn anew with each step.
  const help = useCallback<HelpOfSeat>(seat => {
    const { face, names, shown } = now.current
    const line = shown.view && face.seatLine(shown.view, seat)
    return line ? { title: names[seat] ?? '', lines: [line] } : null
  }, [])
  return <SeatHelpContext value={help}>{children}</SeatHelpContext>
}

/** What the name of a player says; undefined where no table is open. */
export function useSeatHelp(): ((seat: number) => () => Help | null) | undefined {
  const help = useContext(SeatHelpContext)
  return help ? seat => () => help(seat) : undefined
}
