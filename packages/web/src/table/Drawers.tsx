import type { GameFace } from '../board/face.ts'
import { RulesDrawer } from '../rules/RulesDrawer.tsx'
import { SettingsDialog } from '../settings/SettingsDialog.tsx'
import { KeysDialog } from './keys/KeysDialog.tsx'

/** The overlay of the page; null when there is none. */
export type Drawer =
  | { readonly open: 'rules'; readonly chapter: string | null }
  | { readonly open: 'settings' }
  | { readonly open: 'keys' }
  | null

export type OpenDrawer = (drawer: Drawer) => void

interface Props {
  readonly drawer: Drawer
  readonly face: GameFace
  onClose(): void
}

export function Drawers({ drawer, face, onClose }: Props) {
  switch (drawer?.open) {
    case 'rules':
      return <RulesDrawer face={face} chapter={drawer.chapter} onClose={onClose} />
    case 'settings':
      return <SettingsDialog onClose={onClose} />
    case 'keys':
      return <KeysDialog onClose={onClose} />
    case undefined:
      return null
  }
}
