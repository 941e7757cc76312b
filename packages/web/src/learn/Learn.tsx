import { games } from '@acheron/games'
import { useCallback, useEffect, useState } from 'react'
import { Bar } from '../app/Bar.tsx'
import { Link } from '../app/Link.tsx'
import { Failed, Nowhere, Opening } from '../app/Opening.tsx'
import { explained } from '../app/refusals.ts'
import { useWords } from '../app/words.tsx'
import { hasLesson, loadFace } from '../games/index.ts'
import { Icon } from '../icons/Icon.tsx'
import TableRoute from '../table/TableRoute.tsx'
import { keepLessonProgress, lessonProgress } from './progress.ts'

export default function Learn({ game }: { readonly game: string }) {
  return games.some(({ meta }) => meta.id === game) && hasLesson(game) ? <Lesson key={game} game={game} /> : <Nowhere />
}

type State =
  | { readonly is: 'opening' }
  | { readonly is: 'open'; readonly id: string }
  /** The lesson was finished: the page offers its table or a new lesson. */
  | { readonly is: 'asking'; readonly id: string }
  | { readonly is: 'failed'; readonly error: unknown }

/** The guided first game: a local table with a fixed position, and the lesson's steps beside it. */
function Lesson({ game }: { readonly game: string }) {
  const t = useWords()
  const [state, setState] = useState<State>({ is: 'opening' })
  const [tries, setTries] = useState(0)
  const begin = useCallback(async (): Promise<State> => {
    const [{ lesson }, { createLesson }] = await Promise.all([loadFace(game, t.lang), import('../local/index.ts')])
    if (!lesson) throw new Error(`the face of '${game}' has no lesson`)
    const id = await createLesson(game, lesson)
    keepLessonProgress(game, { id, at: 0, done: false })
    return { is: 'open', id }
  }, [game, t.lang])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language does not restart the lesson
  useEffect(() => {
    let current = true
    const open = async (): Promise<State> => {
      const kept = lessonProgress(game)
      const { hasLocal } = await import('../local/index.ts')
      if (!kept || !(await hasLocal(kept.id))) return current ? begin() : { is: 'opening' }
      return { is: kept.done ? 'asking' : 'open', id: kept.id }
    }
    open().then(
      found => current && setState(found),
      (error: unknown) => current && setState({ is: 'failed', error }),
    )
    return () => {
      current = false
    }
  }, [game, tries])

  switch (state.is) {
    case 'opening':
      return <Opening />
    case 'open':
      return <TableRoute kind="local" id={state.id} lesson />
    case 'failed': {
      const { text, detail } = explained(t, state.error)
      return (
        <Failed message={t('table.failed')} text={text} detail={detail} onAgain={() => setTries(count => count + 1)} />
      )
    }
    case 'asking': {
      const anew = () => {
        setState({ is: 'opening' })
        begin().then(setState, (error: unknown) => setState({ is: 'failed', error }))
      }
      return (
        <>
          <Bar />
          <main className="opening failed">
            <Icon name="open-book" size={56} />
            <h1 className="small-caps">{t('learn.done')}</h1>
            <p>{t('learn.done.text')}</p>
            <Link to={{ page: 'local', id: state.id }} className="button primary">
              {t('learn.table')}
            </Link>
            <button type="button" className="button" onClick={anew}>
              {t('learn.anew')}
            </button>
          </main>
        </>
      )
    }
  }
}
