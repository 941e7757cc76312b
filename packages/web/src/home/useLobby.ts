import type { LobbyPage, LobbyTable } from '@acheron/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../remote/api.ts'
import type { LobbyFilter } from './lobbyFilter.ts'

export interface LobbyView extends Omit<LobbyPage, 'next'> {
  readonly hasMore: boolean
}

/** As often as the lists of my own tables. */
const again = 15_000

/** The tables of the lobby, asked for at intervals while the page is seen; null until the server has answered. */
export function useLobby(
  state: 'open' | 'playing',
  filter: LobbyFilter,
): { readonly lobby: LobbyView | null; more(): void; refresh(): void } {
  const [lobby, setLobby] = useState<LobbyView | null>(null)
  const [pages, setPages] = useState(1)
  /** The last question: answers to others are late. */
  const asked = useRef(0)
  const { game, language, pace, free } = filter
  const refresh = useCallback(() => {
    const question = ++asked.current
    const wanted = {
      ...{ state, ...(game && { game }), ...(language && { language }) },
      ...{ ...(pace && { pace }), ...(free && { free: String(free) }) },
    }
    pagesOf(wanted, pages).then(
      found => question === asked.current && setLobby(found),
      // Without the server there is nobody to meet; the page says so.
      () => question === asked.current && setLobby(null),
    )
  }, [state, game, language, pace, free, pages])
  useEffect(() => {
    refresh()
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), again)
    window.addEventListener('focus', refresh)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', refresh)
    }
  }, [refresh])
  return { lobby, more: () => setPages(pages + 1), refresh }
}

async function pagesOf(query: Record<string, string>, count: number): Promise<LobbyView> {
  const tables: LobbyTable[] = []
  for (let page: LobbyPage | null = null, i = 1; ; i++) {
    page = await api.lobby({ ...query, ...(page?.next && { after: page.next }) })
    tables.push(...page.tables)
    const { next, ...rest }: LobbyPage = page
    if (next === null || i >= count) return { ...rest, tables, hasMore: next !== null }
  }
}
