import { TableAt } from '../table/TableRoute.tsx'
import type { TableKind } from '../table/useSource.ts'
import { AnalysisPage } from './AnalysisPage.tsx'

/** The analysis of a table's game, at an address below the table's. */
export default function AnalysisRoute(props: { readonly kind: TableKind; readonly id: string }) {
  return <TableAt {...props} Page={AnalysisPage} />
}
