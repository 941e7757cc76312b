import { useWords } from '../app/words.tsx'
import { useFace } from '../games/index.ts'
import { Failed, Opening } from './Opening.tsx'
import type { TableSource } from './source.ts'
import { TablePage } from './TablePage.tsx'
import { type TableKind, useSnapshot, useSource } from './useSource.ts'

interface Props {
  readonly kind: TableKind
  readonly id: string
  /** The table is a guided first game. */
  readonly lesson?: boolean
}

export default function TableRoute({ kind, id, lesson = false }: Props) {
  const source = useSource(kind, id)
  return source ? <Table key={id} source={source} lesson={lesson} /> : <Opening />
}

function Table({ source, lesson }: { readonly source: TableSource; readonly lesson: boolean }) {
  const t = useWords()
  const { table, connection } = useSnapshot(source)
  const { face, error } = useFace(table?.info.game ?? null, t.lang)
  if (connection.state === 'failed') return <Failed message={t('table.none')} detail={connection.message} />
  if (error !== null) return <Failed message={t('table.noFace')} detail={error} />
  if (!table || !face) return <Opening lost={connection.state === 'lost'} />
  return <TablePage source={source} table={table} face={face} lost={connection.state === 'lost'} lesson={lesson} />
}
