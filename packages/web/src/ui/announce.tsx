import { useEffect } from 'react'
import { useSettings } from '../settings/store.ts'
import { createStore, useStore } from './store.ts'

/** Counted, so that the same words can be spoken twice: a reader speaks only new nodes. */
const polite = createStore({ text: '', count: 0 })
const assertive = createStore({ text: '', count: 0 })

/** Tells a screen reader what happened, after what it is saying. */
export function say(text: string): void {
  if (text) polite.set({ text, count: polite.get().count + 1 })
}

/** Tells a screen reader at once: it is your turn, something went wrong. */
export function interrupt(text: string): void {
  if (text) assertive.set({ text, count: assertive.get().count + 1 })
}

/** The page's two live regions. Readers need them to be there from the start. */
export function LiveRegions() {
  const quiet = useStore(polite)
  const loud = useStore(assertive)
  const { language } = useSettings()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language removes what was said
  useEffect(() => {
    polite.set({ text: '', count: polite.get().count + 1 })
    assertive.set({ text: '', count: assertive.get().count + 1 })
  }, [language])
  return (
    <>
      <div className="visually-hidden" aria-live="polite" data-live="polite">
        <span key={quiet.count}>{quiet.text}</span>
      </div>
      <div className="visually-hidden" aria-live="assertive" data-live="assertive">
        <span key={loud.count}>{loud.text}</span>
      </div>
    </>
  )
}
