import type { Place, Press } from './guard.ts'

/** A click by Space comes right after its key has gone up. */
const afterUpMs = 50

/** Reports every press with its beginning, before anything on the page answers it. Returns the way to stop. */
export function listenToPresses(report: (press: Press) => void): () => void {
  let pointer: (Press & { used: boolean }) | null = null
  let key: (Press & { ended: number }) | null = null

  const onPointerDown = (event: PointerEvent) => {
    const place = { key: null, point: [event.clientX, event.clientY] as const, spot: spotOf(event.target) }
    pointer = { began: event.timeStamp, place, used: false }
    report(pointer)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const name = event.key.toLowerCase()
    // A key that is held goes on with the press that it began, on an earlier page if need be.
    const same = event.repeat && key?.place.key === name ? key : null
    const began = same?.began ?? (event.repeat ? Number.NEGATIVE_INFINITY : event.timeStamp)
    key = { began, place: { key: name, point: null, spot: spotOf(event.target) }, ended: Number.POSITIVE_INFINITY }
    report(key)
  }
  const onKeyUp = (event: KeyboardEvent) => {
    if (key) key.ended = event.timeStamp
  }
  const onClick = (event: MouseEvent) => {
    const spot = spotOf(event.target)
    if (event.detail > 0 && pointer && !pointer.used) {
      pointer.used = true
      return report(pointer)
    }
    // A key may press a row that does not have the focus.
    if (event.detail === 0 && key && event.timeStamp - key.ended < afterUpMs)
      return report({ began: key.began, place: { ...key.place, spot } })
    // A reader presses without pointer and key.
    report({ began: event.timeStamp, place: { key: null, point: null, spot } satisfies Place })
  }
  addEventListener('pointerdown', onPointerDown, true)
  addEventListener('keydown', onKeyDown, true)
  addEventListener('keyup', onKeyUp, true)
  addEventListener('click', onClick, true)
  return () => {
    removeEventListener('pointerdown', onPointerDown, true)
    removeEventListener('keydown', onKeyDown, true)
    removeEventListener('keyup', onKeyUp, true)
    removeEventListener('click', onClick, true)
  }
}

function spotOf(target: EventTarget | null): string | null {
  const spot = target instanceof Element ? target.closest<HTMLElement>('[data-choice], [data-thing]') : null
  if (!spot) return null
  const { choice, thing } = spot.dataset
  return choice ? `row ${choice}` : thing ? `thing ${thing}` : null
}
