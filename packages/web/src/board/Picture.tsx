/** Pictures of games: each is one path in a square of 512, as game-icons.net has them. */

const side = 512

interface Props {
  readonly path: string
  readonly className: string
}

/** A picture among words. It says nothing to a screen reader: words stand beside it. */
export function Picture({ path, className }: Props) {
  return (
    <svg className={className} viewBox={`0 0 ${side} ${side}`} aria-hidden="true" focusable="false">
      <path fill="currentColor" d={path} />
    </svg>
  )
}

/** The same inside a drawing, its middle at that place. */
export function PictureAt({ path, className, x, y, size }: Props & { x: number; y: number; size: number }) {
  return (
    <path
      className={className}
      d={path}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / side})`}
    />
  )
}

/** The same as an element by itself, for what flies over a table. */
export function pictureElement({ path, className }: Props): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', `0 0 ${side} ${side}`)
  svg.setAttribute('class', className)
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  drawn.setAttribute('d', path)
  drawn.setAttribute('fill', 'currentColor')
  svg.append(drawn)
  return svg
}
