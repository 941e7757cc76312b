import type { View } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { lazy, Suspense } from 'react'
import { useWords } from '../app/words.tsx'
import type { GameFace } from '../board/face.ts'
import { termsOf } from '../rules/bookOf.tsx'
import { RulesDrawer } from '../rules/RulesDrawer.tsx'
import { SettingsDialog } from '../settings/SettingsDialog.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { KeysDialog } from './keys/KeysDialog.tsx'
import type { TableSource } from './source.ts'

/** Few games save by themselves: the others do without its script. */
const SavesDrawer = lazy(() => import('../saves/SavesDrawer.tsx'))

/** The overlay of the page; null when there is none. */
export type Drawer =
  | { readonly open: 'rules'; readonly chapter: string | null }
  | { readonly open: 'journal' }
  | { readonly open: 'settings' }
  | { readonly open: 'keys' }
  | { readonly open: 'saves' }
  | null

export type OpenDrawer = (drawer: Drawer) => void

interface Props {
  readonly drawer: Drawer
  readonly source: TableSource
  readonly table: OpenTable
  readonly face: GameFace
  /** What the viewer may see, and the players by seat. */
  readonly view: View
  readonly names: readonly string[]
  /** Saves the record as a file; null where there is none. */
  readonly onRecord: (() => void) | null
  onClose(): void
}

export function Drawers(props: Props) {
  const { drawer, source, table, face, onRecord, onClose } = props
  switch (drawer?.open) {
    case 'rules':
      return <RulesDrawer face={face} terms={termsOf(table.info)} chapter={drawer.chapter} onClose={onClose} />
    case 'journal':
      return <JournalDrawer {...props} />
    case 'settings':
      return <SettingsDialog onClose={onClose} />
    case 'keys':
      return <KeysDialog face={face} onClose={onClose} />
    case 'saves':
      return (
        <Suspense>
          <SavesDrawer source={source} table={table} face={face} onRecord={onRecord} onClose={onClose} />
        </Suspense>
      )
    case undefined:
      return null
  }
}

function JournalDrawer({ face: { Journal }, view, names, onClose }: Props) {
  const t = useWords()
  return (
    Journal && (
      <Dialog drawer title={t('journal')} onClose={onClose}>
        <Journal view={view} names={names} language={t.lang} />
      </Dialog>
    )
  )
}
