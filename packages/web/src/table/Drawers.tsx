import type { View } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { lazy, Suspense } from 'react'
import { useWords } from '../app/words.tsx'
import type { GameFace } from '../board/face.ts'
import { termsOf } from '../rules/bookOf.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import type { Passage } from './log/passages.ts'
import type { TableSource } from './source.ts'
import type { Talk } from './talk/useTalk.ts'

/** Each is loaded when it is opened: most games are played without. */
const RulesDrawer = lazy(async () => ({ default: (await import('../rules/RulesDrawer.tsx')).RulesDrawer }))
const SavesDrawer = lazy(() => import('../saves/SavesDrawer.tsx'))
const SettingsDialog = lazy(async () => ({ default: (await import('../settings/SettingsDialog.tsx')).SettingsDialog }))
const TalkSheet = lazy(() => import('./talk/TalkSheet.tsx'))
const InvitePopover = lazy(() => import('./people/InvitePopover.tsx'))
const LeaveDialog = lazy(() => import('./people/LeaveDialog.tsx'))
const ClockDialog = lazy(() => import('./clock/ClockDialog.tsx'))
const BackDialog = lazy(() => import('./back/BackDialog.tsx'))
const NuisanceDialog = lazy(() => import('./talk/NuisanceDialog.tsx'))
const OwnerDialog = lazy(() => import('./people/owner/OwnerDialog.tsx'))
const DiceDialog = lazy(() => import('../dice/DiceDialog.tsx'))
const KeysDialog = lazy(async () => ({ default: (await import('./keys/KeysDialog.tsx')).KeysDialog }))

/** The overlay of the page; null when there is none. */
export type Drawer =
  | { readonly open: 'rules'; readonly chapter: string | null }
  | { readonly open: 'journal' }
  | { readonly open: 'settings' }
  | { readonly open: 'keys' }
  | { readonly open: 'saves' }
  | { readonly open: 'talk' }
  | { readonly open: 'invite' }
  | { readonly open: 'leave' }
  | { readonly open: 'owner' }
  | { readonly open: 'clock' }
  | { readonly open: 'dice' }
  | { readonly open: 'back' }
  | { readonly open: 'nuisance' }
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
  /** What happened, in words. */
  readonly passages: readonly Passage[]
  /** Takes back so many own steps. */
  onUndo(count: number): void
  /** Saves the record as a file; null where there is none. */
  readonly onRecord: (() => void) | null
  /** Saves a report of the position as a file. */
  onReport(): void
  onDice(): void
  /** What is said at the table; null where nothing is. */
  readonly talk: Talk | null
  onClose(): void
}

export function Drawers(props: Props) {
  return (
    // A drawer that gives way to one that is still loading is gone, not hidden: hidden, it would say that it was closed.
    <Suspense key={props.drawer?.open}>
      <Open {...props} />
    </Suspense>
  )
}

function Open(props: Props) {
  const { drawer, source, table, face, names, passages, onUndo, onRecord, onReport, onDice, talk, onClose } = props
  switch (drawer?.open) {
    case 'rules':
      return <RulesDrawer face={face} terms={termsOf(table.info)} chapter={drawer.chapter} onClose={onClose} />
    case 'journal':
      return <JournalDrawer {...props} />
    case 'settings':
      return <SettingsDialog onReport={onReport} onDice={onDice} onClose={onClose} />
    case 'keys':
      return <KeysDialog face={face} onClose={onClose} />
    case 'saves':
      return <SavesDrawer source={source} table={table} face={face} onRecord={onRecord} onClose={onClose} />
    case 'talk':
      return talk && <TalkSheet page={{ table }} talk={talk} onClose={onClose} />
    case 'invite':
      return <InvitePopover table={table} onClose={onClose} />
    case 'leave':
      return <LeaveDialog table={table} onClose={onClose} />
    case 'owner':
      return <OwnerDialog table={table} face={face} onClose={onClose} />
    case 'clock':
      return <ClockDialog table={table} onClose={onClose} />
    case 'dice':
      return <DiceDialog source={source} table={table} onClose={onClose} />
    case 'back':
      return (
        <BackDialog face={face} table={table} passages={passages} names={names} onUndo={onUndo} onClose={onClose} />
      )
    case 'nuisance':
      return <NuisanceDialog table={table} onClose={onClose} />
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
