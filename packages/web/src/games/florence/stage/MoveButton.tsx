import { equal } from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import type { ReactNode } from 'react'
import { type FlorenceMove, florence } from '../rules.ts'
import type { Florence } from '../types.ts'
import type { Voice } from '../words.ts'
import type { Offers } from './offers.ts'

interface Props {
  readonly move: FlorenceMove
  readonly view: Florence
  readonly names: readonly string[]
  readonly offers: Offers
  readonly voice: Voice
  readonly className?: string
  /** Fewer words than the rules have for it; these are still said. */
  readonly children?: ReactNode
}

/** A legal move as a button on the table. */
export function MoveButton({ move, view, names, offers, voice, className = '', children }: Props) {
  const said = withNames(florence.describe(move, view, voice.game), names)
  return (
    <button
      type="button"
      className={`fl-button ${className}`}
      data-lit="true"
      data-aimed={offers.pointed !== null && equal(offers.pointed, move)}
      aria-label={typeof children === 'object' ? said : undefined}
      title={children === undefined ? undefined : said}
      onClick={() => offers.play(move)}
      onPointerEnter={() => offers.point(move)}
      onPointerLeave={() => offers.point(null)}
      onFocus={() => offers.point(move)}
      onBlur={() => offers.point(null)}
    >
      {children ?? said}
    </button>
  )
}
