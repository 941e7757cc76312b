import { useEffect, useState } from 'react'
import { useWords } from '../app/words.tsx'
import { loadFace } from '../games/index.ts'
import { Failed, Opening } from '../table/Opening.tsx'
import TableRoute from '../table/TableRoute.tsx'

/** The guided first game: a local table with a fixed position, and the lesson's steps beside it. */
export default function Learn({ game }: { readonly game: string }) {
  const t = useWords()
  const [id, setId] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no reason to begin again
  useEffect(() => {
    let current = true
    const open = async () => {
      const [{ lesson }, { createLesson }] = await Promise.all([loadFace(game, t.lang), import('../local/index.ts')])
      const made = await createLesson(game, lesson)
      if (current) setId(made)
    }
    open().catch((reason: unknown) => {
      if (current) setError(reason instanceof Error ? reason.message : String(reason))
    })
    return () => {
      current = false
    }
  }, [game])
  if (error !== null) return <Failed message={t('table.failed')} detail={error} onAgain={() => location.reload()} />
  return id === null ? <Opening /> : <TableRoute kind="local" id={id} lesson />
}
