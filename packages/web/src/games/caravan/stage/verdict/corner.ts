/** A box on the screen, in pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** How much room the panel takes: at ease, set tightly, without the pips, only dice and verdict, or all in one line. */
export const forms = ['whole', 'tight', 'low', 'folded', 'line'] as const

/** Where the panel lies: in which corner of the stage (`foot`: right below the arena), and in which form. */
export interface Corner {
  readonly side: 'right' | 'left' | 'foot'
  readonly form: (typeof forms)[number]
}

export interface Place extends Corner {
  readonly box: Box
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The middle of a thing: a thing is covered when its middle is. */
export function coreOf({ left, top, right, bottom }: Box): Box {
  const [x, y] = [(right - left) * 0.4, (bottom - top) * 0.4]
  return { left: left + x, top: top + y, right: right - x, bottom: bottom - y }
}

/** The first place that covers nothing, else the one that covers the least. */
export function cornerFor(places: readonly Place[], things: readonly Box[]): Corner {
  const covered = places.map(({ box }) => things.filter(thing => overlap(box, thing)).length)
  const best = places[covered.indexOf(Math.min(...covered))]
  return { side: best?.side ?? 'right', form: best?.form ?? 'whole' }
}
