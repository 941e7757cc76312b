import type { CSSProperties, ReactNode } from 'react'
import { pointing } from '../../../board/pointing.ts'
import type { Key, Offers } from './offers.ts'

interface Props {
  readonly thing: Key
  readonly offers: Offers
  readonly className?: string
  /** What it is, where what is seen does not say it. */
  readonly label?: string
  readonly style?: CSSProperties
  readonly children: ReactNode
}

/** Something that can be touched: gold when it is of use, else it only tells why not. */
export function Spot({ thing, offers, className = '', label, style, children }: Props) {
  const lit = offers.lit(thing)
  return (
    <button
      type="button"
      className={`fl-spot ${className}`}
      style={style}
      aria-label={label}
      title={label}
      aria-disabled={!offers.enabled(thing)}
      aria-pressed={offers.held(thing) || undefined}
      data-thing={thing}
      data-lit={lit}
      data-dear={lit && offers.dear(thing)}
      data-held={offers.held(thing)}
      data-aimed={offers.aimed(thing)}
      data-told={offers.told(thing)}
      onClick={() => offers.touch(thing)}
      {...pointing(at => offers.look(at, at === null ? '' : label), thing)}
    >
      {children}
    </button>
  )
}
