import { go } from '../app/router.ts'
import { pathOf } from '../app/routes.ts'
import type { TableSource } from '../table/source.ts'
import { tell } from '../ui/notes.tsx'

/** The page of another table of the same kind, with a note there. Somebody may be there already: two messages can tell it. */
export function goToTable(source: TableSource, id: string, note = ''): void {
  const to = { page: source.kind === 'remote' ? 'table' : 'local', id } as const
  if (location.pathname === pathOf(to)) return
  go(to)
  // A note does not outlive its page: this one comes after the page has changed.
  setTimeout(() => tell(note))
}
