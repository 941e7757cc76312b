import { icons } from './icons.ts'

export type IconName = keyof typeof icons

/** A picture of game-icons. It is hidden from screen readers: words stand beside it. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 512 512" width={size} height={size} aria-hidden="true" focusable="false">
      <path fill="currentColor" d={icons[name]} />
    </svg>
  )
}
