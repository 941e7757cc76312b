import type { TableView } from '@acheron/engine'
import { useCallback } from 'react'
import type { OpenDrawer } from '../Drawers.tsx'
import type { Replay } from '../replay/useReplay.ts'
import type { Turn } from '../useTurn.ts'
import type { Command } from './keys.ts'
import { useKeys } from './useKeys.ts'

interface Parts {
  readonly now: TableView
  readonly replay: Replay
  readonly turn: Turn
  readonly mayUndo: boolean
  readonly askHint: () => void
  readonly openDrawer: OpenDrawer
}

/** The page's commands, by key or by button. */
export function useCommands({ now, replay, turn, mayUndo, askHint, openDrawer }: Parts): (command: Command) => void {
  const { at, go } = replay
  const onCommand = useCallback(
    (command: Command) => {
      switch (command) {
        case 'undo':
          if (now.canUndo && mayUndo) turn.undo()
          break
        case 'redo':
          if (now.canRedo && mayUndo) turn.redo()
          break
        case 'rules':
          openDrawer({ open: 'rules', chapter: null })
          break
        case 'keys':
          openDrawer({ open: 'keys' })
          break
        case 'log':
          showLog()
          break
        case 'hint':
          askHint()
          break
      }
    },
    [now.canUndo, now.canRedo, mayUndo, turn, askHint, openDrawer],
  )
  const onWalk = useCallback(
    (by: 1 | -1) => at !== null && go(Math.max(0, Math.min(now.entries, at + by))),
    [at, go, now.entries],
  )
  const onLeave = useCallback(() => go(null), [go])
  useKeys(onCommand, at === null ? null : onWalk, at === null ? null : onLeave)
  return onCommand
}

/** The log may be folded. */
function showLog(): void {
  const title = document.getElementById('log-title')
  title?.closest('details')?.setAttribute('open', '')
  title?.focus()
}
