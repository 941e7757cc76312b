import { useSyncExternalStore } from 'react'
import { createStore } from '../ui/store.ts'
import { Picture, PictureAt, pictureElement } from './Picture.tsx'
import './board.css'

interface Props<N> {
  readonly name: N
}

interface IconProps<N> extends Props<N> {
  /** A class beside the common ones, such as that of a coin. */
  readonly className?: string
}

interface MarkProps<N> extends Props<N> {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly className?: string
}

/**
 * The pictures of a game from its table of icons (`icons.ts`). Their classes begin with the game's prefix: `fl-icon`. They
 * say nothing to a screen reader: words stand beside them.
 */
export function iconsOf<N extends string>(icons: Readonly<Record<N, string>>, prefix: string) {
  return {
    ...drawnFrom((name: N) => icons[name], prefix),
    /** The same as an element by itself, for what flies over the board. */
    iconElement: (name: N, className = '') =>
      pictureElement({ path: icons[name], className: `${classesOf(prefix)} ${className}` }),
  }
}

/** The same from a table that is so large that it is loaded when the first of its pictures is shown. */
export function laterIconsOf<N extends string>(load: () => Promise<Readonly<Record<N, string>>>, prefix: string) {
  const table = createStore<Readonly<Record<N, string>> | null>(null)
  let loading = false
  const begin = (onChange: () => void) => {
    if (!loading) {
      loading = true
      // Where it cannot be loaded, words stand alone; the next picture asks again.
      load().then(table.set, () => {
        loading = false
      })
    }
    return table.subscribe(onChange)
  }
  const usePath = (name: N) => useSyncExternalStore(begin, table.get, table.get)?.[name] ?? ''
  return drawnFrom(usePath, prefix)
}

const classesOf = (prefix: string) => `board-icon ${prefix}-icon`

function drawnFrom<N extends string>(usePath: (name: N) => string, prefix: string) {
  const classes = classesOf(prefix)
  return {
    /** A picture among words. */
    Icon({ name, className }: IconProps<N>) {
      return <Picture path={usePath(name)} className={className ? `${classes} ${className}` : classes} />
    },
    /** The same inside a drawing, its middle at that place. */
    Mark({ name, className = `${prefix}-mark`, ...place }: MarkProps<N>) {
      return <PictureAt path={usePath(name)} className={className} {...place} />
    },
  }
}
