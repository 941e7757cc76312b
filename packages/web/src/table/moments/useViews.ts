import type { TableView, View } from '@acheron/engine'
import { useEffect, useReducer, useRef, useState } from 'react'
import type { TableSource } from '../source.ts'

/** Views that are remembered; earlier ones are asked for again. */
const most = 60

/** The view after a decision, if one is wanted. Those that came while the page was open are at hand; others are asked for. */
export function useViews(
  source: TableSource,
  now: TableView,
  entry: number | null,
): { readonly view: View | null; readonly ready: boolean } {
  const [views] = useState(() => new Map<string, View | null>())
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  // Another seat sees another view of the same moment.
  const key = `${now.seat} ${entry}`
  useEffect(() => {
    for (const each of views.keys()) {
      const known = Number(each.split(' ')[1])
      // What was undone is another moment when it comes again.
      if (known > now.entries || known < now.entries - most) views.delete(each)
    }
    views.set(`${now.seat} ${now.entries}`, now.view)
  }, [views, now])
  const wanted = entry === now.entries || entry === null || views.has(key) ? null : entry
  useEffect(() => {
    if (wanted === null) return
    let here = true
    const came = (view: View | null) => {
      if (!here) return
      views.set(key, view)
      redraw()
    }
    // A moment that cannot be shown is told over the one before.
    source.past(wanted).then(
      past => came(past.view),
      () => came(null),
    )
    return () => {
      here = false
    }
  }, [source, views, key, wanted])
  const view = entry === now.entries ? now.view : views.get(key)
  const last = useRef<{ readonly seat: TableView['seat']; readonly view: View } | null>(null)
  useEffect(() => {
    if (view) last.current = { seat: now.seat, view }
  }, [view, now.seat])
  // Until the moment has come the board stays as it is.
  const before = last.current?.seat === now.seat ? last.current.view : null
  return { view: view ?? before, ready: view !== undefined || entry === null }
}
