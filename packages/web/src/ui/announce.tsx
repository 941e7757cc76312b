import { createStore, useStore } from './store.ts'

/** A new object each time, so that the same words are spoken twice when they happen twice. */
const polite = createStore({ text: '' })
const assertive = createStore({ text: '' })

/** Tells a screen reader what happened, when it has finished speaking. */
export function say(text: string): void {
  if (text) polite.set({ text })
}

/** Tells a screen reader at once: it is your turn, something went wrong. */
export function interrupt(text: string): void {
  if (text) assertive.set({ text })
}

/** The page's two live regions; they are there from the start, as readers need it. */
export function LiveRegions() {
  const quiet = useStore(polite)
  const loud = useStore(assertive)
  return (
    <>
      <div className="visually-hidden" aria-live="polite" data-live="polite">
        {quiet.text}
      </div>
      <div className="visually-hidden" aria-live="assertive" data-live="assertive">
        {loud.text}
      </div>
    </>
  )
}
