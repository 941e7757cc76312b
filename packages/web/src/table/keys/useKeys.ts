import { useEffect } from 'react'
import { takesKeys } from '../../board/takesKeys.ts'
import { hush } from '../../ui/notes.tsx'
import { type Command, meaningOf } from './keys.ts'

function rows(): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>('.prompt:not([inert]) button[data-choice]')]
}

/**
 * The keys of the table page. A board that takes a key for itself prevents its default. The arrows walk through the
 * choices, or through the past during a look back, which Esc ends.
 */
export function useKeys(
  onCommand: (command: Command) => void,
  onWalk: ((by: 1 | -1) => void) | null,
  onLeave: (() => void) | null,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      if (event.key === 'Escape') return onLeave ? onLeave() : hush()
      if (takesKeys(event.target)) return
      const choices = rows()
      const meaning = meaningOf(
        event,
        choices.map(row => row.dataset.choice ?? ''),
      )
      if (!meaning || (meaning.kind === 'walk' && choices.length === 0 && !onWalk)) return
      event.preventDefault()
      if (meaning.kind === 'command') return onCommand(meaning.command)
      if (meaning.kind === 'choice') {
        const row = choices.find(row => row.dataset.choice === meaning.key)
        // The focus comes into the list from wherever it was, so that the next question gets it.
        row?.focus()
        if (!event.repeat) row?.click()
        return
      }
      if (onWalk) return onWalk(meaning.by)
      const now = choices.indexOf(document.activeElement as HTMLButtonElement)
      const next = now < 0 ? (meaning.by > 0 ? 0 : choices.length - 1) : now + meaning.by
      choices[(next + choices.length) % choices.length]?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onCommand, onWalk, onLeave])
}
