import { games } from '@acheron/games'
import { useEffect, useState } from 'react'
import { go } from '../app/router.ts'
import { useWords } from '../app/words.tsx'
import { hush, tell } from '../ui/notes.tsx'
import type { Listed } from './useLists.ts'

/** Whether a seat is kept for me there. */
export const isInvited = ({ seats }: Pick<Listed, 'seats'>): boolean => seats.some(({ kept }) => kept?.you)

const nameOf = ({ where, id }: Listed): string => `${where}-${id}`

/**
 * The tables that waited for me when the page was first shown. They stand above the games. A table whose turn comes later
 * is announced by a note and stays in the list: moving it up would push everything down.
 */
export function useWaiting(mine: readonly Listed[], shown: boolean): readonly Listed[] {
  const t = useWords()
  const waiting = mine.filter(table => table.status !== 'over' && (table.yourTurn || isInvited(table)))
  const [first, setFirst] = useState<readonly string[] | null>(null)
  if (shown && first === null) setFirst(waiting.map(nameOf))
  const [told, setTold] = useState<readonly string[]>([])
  const fresh = first && waiting.find(table => ![...first, ...told].includes(nameOf(table)))
  useEffect(() => {
    if (!fresh) return
    setTold(before => [...before, nameOf(fresh)])
    const { game, where, id } = fresh
    const name = games.find(({ meta }) => meta.id === game)?.meta.name[t.lang] ?? game
    const run = () => {
      hush()
      go({ page: where === 'local' ? 'local' : 'table', id })
    }
    tell(t('home.turn', { game: name }), 'info', { action: { label: t('home.turn.go'), run } })
  }, [fresh, t])
  useEffect(() => {
    document.title = waiting.length > 0 ? `(${waiting.length}) Acheron` : 'Acheron'
  }, [waiting.length])
  return waiting.filter(table => first?.includes(nameOf(table)))
}
