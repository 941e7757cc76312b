import { icons as shared } from '../../../icons/icons.ts'
import { sigils } from '../../../icons/Sigil.tsx'

/** Each owner's demons have a shape of their own besides colour and sigil. */
const shapes: readonly string[] = [
  'M0 -10A10 10 0 1 1 0 10A10 10 0 1 1 0 -10Z',
  'M0 -11L9.6 -5.5V5.5L0 11L-9.6 5.5V-5.5Z',
  'M-8.4 -8.4H8.4V8.4H-8.4Z',
  'M0 -12L12 0L0 12L-12 0Z',
  'M0 -11.5L11 8.5H-11Z',
]

function SigilMark({ seat, size }: { readonly seat: number; readonly size: number }) {
  const name = sigils[seat % sigils.length]
  if (!name) return null
  return <path d={shared[name]} transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`} />
}

/** A demon on a square, its middle at the origin of the drawing. */
export function Demon({ seat }: { readonly seat: number }) {
  const which = seat % shapes.length
  return (
    <g className={`hg-demon player-${which + 1}`}>
      <path className="hg-demon-body" d={shapes[which]} />
      <g className="hg-demon-sigil" transform={which === 4 ? 'translate(0 1.6)' : undefined}>
        <SigilMark seat={seat} size={which === 4 ? 10 : 12} />
      </g>
    </g>
  )
}

/** A player's piece. */
export function Piece({ seat }: { readonly seat: number }) {
  return (
    <g className={`hg-piece player-${(seat % shapes.length) + 1}`}>
      <circle className="hg-piece-rim" r="17" />
      <circle className="hg-piece-body" r="14.5" />
      <g className="hg-piece-sigil">
        <SigilMark seat={seat} size={20} />
      </g>
    </g>
  )
}

/** A demon among words. */
export function DemonPip({ seat }: { readonly seat: number }) {
  return (
    <svg className="hg-pip" viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
      <Demon seat={seat} />
    </svg>
  )
}
