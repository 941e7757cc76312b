import { type FocusEvent, useEffect, useRef } from 'react'
import type { Prompt } from '../../board/face.ts'

/** A choice that was made takes the focus away with it: the next question's first choice gets it. */
export function useFocusOnNext(prompt: Prompt) {
  const section = useRef<HTMLElement>(null)
  const inside = useRef(false)
  const taking = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new question
  useEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return
    const find = (what: string) => section.current?.querySelector<HTMLElement>(what)
    // What ends something never gets the focus by itself.
    const next = find('.choice:not(.ends)') ?? find('.group-title:not(.ends)') ?? find('.prompt-title')
    taking.current = true
    next?.focus({ focusVisible: true } as FocusOptions)
    taking.current = false
  }, [prompt])
  return {
    /** For the section of the prompt. */
    section: {
      ref: section,
      onFocus: () => {
        inside.current = true
      },
      onBlur: (event: FocusEvent) => {
        inside.current = !event.relatedTarget && !event.target.isConnected
      },
    },
    /** Whether the focus comes from here and not from the player. */
    isTaking: () => taking.current,
  }
}
