import type { CSSProperties } from 'react'
import { orientation } from '../../../board/cube.ts'
import { Icon } from './Icon.tsx'
import { Pips } from './Pips.tsx'

/** A die in three dimensions; before the throw it shows that any face may come. */
export function Die({ face }: { readonly face: number | null }) {
  const [x, y] = orientation(face)
  return (
    <span className="ir-die" data-face={face ?? 'none'} data-die>
      <span className="ir-cube" style={{ '--x': `${x}deg`, '--y': `${y}deg` } as CSSProperties}>
        {[1, 2, 3, 4, 5, 6].map(side => (
          <span key={side} className={`ir-side ir-side-${side}`}>
            <Pips value={side} />
          </span>
        ))}
      </span>
      {face === null && <Icon name="perspective-dice-six-faces-random" />}
    </span>
  )
}
