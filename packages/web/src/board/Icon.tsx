import { Picture, PictureAt, pictureElement } from './Picture.tsx'
import './board.css'

interface Props<N> {
  readonly name: N
}

interface IconProps<N> extends Props<N> {
  /** A class beside the common ones, such as that of a coin. */
  readonly className?: string
}

/**
 * The pictures of a game from its table of icons (`icons.ts`). Their classes begin with the game's prefix: `fl-icon`. They
 * say nothing to a screen reader: words stand beside them.
 */
export function iconsOf<N extends string>(icons: Readonly<Record<N, string>>, prefix: string) {
  const classes = `board-icon ${prefix}-icon`
  return {
    /** A picture among words. */
    Icon: ({ name, className }: IconProps<N>) => (
      <Picture path={icons[name]} className={className ? `${classes} ${className}` : classes} />
    ),
    /** The same inside a drawing, its middle at that place. */
    Mark: ({ name, ...place }: Props<N> & { readonly x: number; readonly y: number; readonly size: number }) => (
      <PictureAt path={icons[name]} className={`${prefix}-mark`} {...place} />
    ),
    /** The same as an element by itself, for what flies over the board. */
    iconElement: (name: N, className = '') =>
      pictureElement({ path: icons[name], className: `${classes} ${className}` }),
  }
}
