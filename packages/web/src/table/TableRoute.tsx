import type { ComponentType } from 'react'
import { Failed, Opening } from '../app/Opening.tsx'
import { explained, failureOf } from '../app/refusals.ts'
import { useHash } from '../app/router.ts'
import { coachInHash, seatInHash } from '../app/routes.ts'
import { useWords } from '../app/words.tsx'
import { useFace } from '../games/index.ts'
import { Landing } from './people/Landing.tsx'
import type { TableSource } from './source.ts'
import { TablePage } from './TablePage.tsx'
import { type TableKind, useSnapshot, useSource } from './useSource.ts'
import type { TableProps } from './useTablePage.ts'

interface Props {
  readonly kind: TableKind
  readonly id: string
  /** The table is a guided first game. */
  readonly lesson?: boolean
  /** What shows the table once it is open. */
  readonly Page?: ComponentType<TableProps>
}

export default function TableRoute(props: Props) {
  const hash = useHash()
  const token = seatInHash(hash) ?? coachInHash(hash)
  if (props.kind !== 'remote' || token === null) return <TableAt {...props} />
  return <Landing id={props.id} token={token} to={coachInHash(hash) === null ? 'sit' : 'coach'} />
}

/** The table at an address, as soon as it is open. */
export function TableAt({ kind, id, lesson = false, Page = TablePage }: Props) {
  const { source, error, again } = useSource(kind, id)
  if (error !== null) return <NotOpened error={error} onAgain={again} />
  return source ? <TableView key={id} {...{ source, lesson, Page }} onAgain={again} /> : <Opening />
}

interface ViewProps {
  readonly source: TableSource
  readonly lesson: boolean
  readonly Page?: ComponentType<TableProps>
  onAgain(): void
}

/** The page of a table that is open or is being opened. */
export function TableView({ source, lesson, Page = TablePage, onAgain }: ViewProps) {
  const t = useWords()
  const { table, connection } = useSnapshot(source)
  const { face, error } = useFace(table?.info.game ?? null, t.lang)
  if (connection.state === 'failed') return <NotOpened error={connection} onAgain={onAgain} />
  if (error !== null) return <Failed message={t('table.noFace')} detail={error} />
  if (!table || !face) return <Opening lost={connection.state === 'lost'} />
  return <Page source={source} table={table} face={face} lost={connection.state === 'lost'} lesson={lesson} />
}

/** Another try is offered unless there is no such table, or not any more. */
function NotOpened({ error, onAgain }: { readonly error: unknown; onAgain(): void }) {
  const t = useWords()
  const { code } = failureOf(error)
  if (code === 'no-such-table') return <Failed message={t('table.none')} text={t('table.none.text')} detail="" />
  if (code === 'removed') return <Failed message={t('table.none')} text={t('refused.removed')} detail="" />
  const { text, detail } = explained(t, error)
  return <Failed message={t('table.failed')} text={text} detail={detail} onAgain={onAgain} />
}
