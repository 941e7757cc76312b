import { explained } from '../../../../board/explain/help.ts'
import { RoadMark } from '../Icon.tsx'
import type { Point } from './places.ts'
import { regionPicture } from './terrain.ts'

interface Props {
  readonly region: string
  readonly name: string
  readonly at: Point
  readonly here: boolean
  readonly told: boolean
  /** Only the Caravan's own Region has its name written. */
  readonly bare: boolean
}

/** The longest line of a name below a Region. */
const lineLength = 17

function linesOf(name: string): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= lineLength) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** A Region that lies on the board: an engraved seal with its name. */
export function RegionMark({ region, name, at, here, told, bare }: Props) {
  const r = bare ? 40 : 33
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a picture with a name
    <g
      role="img"
      className="chr-region"
      data-here={here}
      data-told={told}
      transform={`translate(${at.x} ${at.y})`}
      aria-label={name}
      {...explained(name)}
    >
      <circle className="chr-seal" r={r} />
      <circle className="chr-seal-line" r={r - 4} />
      <RoadMark name={regionPicture(region)} className="chr-glyph" x={0} y={0} size={bare ? 50 : 40} />
      {(!bare || here) && (
        <text className="chr-name" y={r + (bare ? 24 : 16)} data-large={bare}>
          {linesOf(name).map((line, i) => (
            <tspan key={line} x={0} dy={i === 0 ? 0 : bare ? 22 : 14}>
              {line}
            </tspan>
          ))}
        </text>
      )}
    </g>
  )
}
