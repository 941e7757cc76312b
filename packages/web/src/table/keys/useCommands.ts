import type { TableView } from '@acheron/engine'
import { useCallback } from 'react'
import type { OpenDrawer } from '../Drawers.tsx'
import type { Playback } from '../moments/usePlayback.ts'
import type { Replay } from '../replay/useReplay.ts'
import type { Turn } from '../useTurn.ts'
import type { Command } from './keys.ts'
import { useKeys } from './useKeys.ts'

interface Parts {
  readonly now: TableView
  /** Whether the others can be asked to take something back. */
  readonly asks: boolean
  readonly replay: Replay
  readonly playback: Pick<Playback, 'waiting' | 'paused' | 'goOn' | 'skip' | 'back'>
  readonly turn: Turn
  readonly mayUndo: boolean
  readonly askHint: () => void
  readonly openDrawer: OpenDrawer
}

/** The page's commands, by key or by button. */
export function useCommands(parts: Parts): (command: Command) => void {
  const { now, asks, replay, playback, turn, mayUndo, askHint, openDrawer } = parts
  const { at, go } = replay
  const { back, goOn, skip } = playback
  const stands = playback.waiting || playback.paused
  const onCommand = useCallback(
    (command: Command) => {
      switch (command) {
        case 'undo':
          if (now.canUndo && mayUndo) turn.undo()
          else if (asks && mayUndo) openDrawer({ open: 'back' })
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
        case 'back':
          if (at === null) back?.()
          break
        case 'on':
          if (at !== null) return
          if (stands) goOn()
          else skip()
          break
      }
    },
    [now.canUndo, now.canRedo, asks, mayUndo, turn, askHint, openDrawer, at, back, goOn, skip, stands],
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
