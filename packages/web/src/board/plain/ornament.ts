/** A closed line of the ornament, around the middle, in the colour of a circle of Hell. */
interface Rosette {
  readonly path: string
  readonly colour: number
}

const layers = 4
const points = 180

/** Nested rosettes derived from the id: the same id always has the same ornament. */
export function ornamentOf(id: string): readonly Rosette[] {
  let seed = 7
  for (const letter of id) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  const petals = 5 + (seed % 8)
  const wave = 0.1 + ((seed >> 3) % 10) / 60
  return Array.from({ length: layers }, (_, layer) => ({
    path: rosette(108 - layer * 13, petals, wave, (layer * Math.PI) / petals),
    colour: 1 + ((seed + layer * 2) % 9),
  }))
}

function rosette(radius: number, petals: number, wave: number, turn: number): string {
  const corners = Array.from({ length: points }, (_, i) => {
    const angle = (i * 2 * Math.PI) / points
    const r = radius * (1 - wave + wave * Math.cos(petals * angle + turn * petals))
    return `${(r * Math.sin(angle)).toFixed(1)} ${(-r * Math.cos(angle)).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

/** The number of letters in a line. */
const widest = 12

/** A name in lines that have room on a cover. */
export function titleLines(name: string): readonly string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < widest) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
