import { go } from '../app/router.ts'
import { useWords } from '../app/words.tsx'
import { tellFailure } from '../ui/notes.tsx'
import type { TablePageState } from './useTablePage.ts'

/** Begins a try from a moment, at a table of this browser. It knows no more than the viewer saw then. */
export function useAttempt({
  source,
  table,
  handOver,
}: Pick<TablePageState, 'source' | 'table'> & { readonly handOver: Pick<TablePageState['handOver'], 'due'> }): (
  entry: number,
) => Promise<void> {
  const t = useWords()
  const { game, options, seats } = table.info
  return async entry => {
    try {
      const [{ beginAttempt }, { view }] = await Promise.all([import('../local/index.ts'), source.past(entry)])
      const id = await beginAttempt({
        ...{ game, options, seats, view },
        name: t('attempt', { entry }),
        origin: { page: source.kind === 'remote' ? 'table' : 'local', id: source.id },
        // While the device changes hands nothing of anybody's is known.
        seat: handOver.due ? null : table.now.seat,
      })
      go({ page: 'local', id })
    } catch (error) {
      tellFailure(t, error)
    }
  }
}
