import { type Dir, type ObjectId, type Piece, spaceOf, vectors } from '@acheron/games/caravan/board.ts'
import { customIcon, Mark } from '../Icon.tsx'
import { box, byDepth, footOf, project, rise, type Spot, seenAs, type Turn } from './iso.ts'
import type { Standee } from './scene.ts'

interface Props {
  readonly id: ObjectId
  readonly piece: Piece | undefined
  readonly standee: Standee
  readonly turn: Turn
}

/** A piece of Furniture or Stairs, drawn around its foot. */
export function PieceShape({ id, piece, standee, turn }: Props) {
  switch (piece?.kind) {
    case 'stairs':
      return <Steps standee={standee} dir={(piece.at ?? 'C2.N').slice(3) as Dir} turn={turn} />
    case 'pillar':
      if (piece.standing) return <Pillar levels={piece.size === 'large' ? 2 : 1} top={topOf(piece, standee)} />
      return piece.lies ? <Fallen piece={piece} standee={standee} turn={turn} /> : <Rubble />
    case 'ark':
      return (
        <>
          <rect className="cv-hit" x="-23" y="-36" width="46" height="48" />
          <ellipse className="cv-shadow" cy="2" rx="27" ry="13.5" />
          <Mark name="locked-chest" x={0} y={-13} size={40} />
        </>
      )
    case 'palisade':
      return (
        <>
          <rect className="cv-hit" x="-23" y="-42" width="46" height="50" />
          <ellipse className="cv-shadow" rx="27" ry="13.5" />
          <Mark name="palisade" x={0} y={-18} size={46} />
        </>
      )
    case 'spear':
      return (
        <>
          <rect className="cv-hit" x="-23" y="-46" width="46" height="52" />
          <Mark name="stone-spear" x={0} y={-22} size={44} />
        </>
      )
    default:
      return (
        <>
          <rect className="cv-hit" x="-23" y="-42" width="46" height="50" />
          <ellipse className="cv-shadow" rx="26" ry="13" />
          <Mark name={customIcon(id)} x={0} y={-18} size={38} />
        </>
      )
  }
}

/** The Level of its top, whose tone it has. */
const topOf = ({ size }: Piece & { kind: 'pillar' }, { level }: Standee): number => level + (size === 'large' ? 2 : 1)

/** A column with a top to stand on. */
function Pillar({ levels, top }: { readonly levels: 1 | 2; readonly top: number }) {
  const h = levels * rise
  const flutes = [-13, -8, -3, 3, 8, 13]
  return (
    <>
      <rect className="cv-hit" x="-23" y={-h - 8} width="46" height={h + 16} />
      <ellipse className="cv-shadow" cy="3" rx="28" ry="14" />
      <path className="cv-shaft" d={`M-19 0V${-h}H19V0A19 9.500 0 0 1 -19 0Z`} />
      {flutes.map(x => (
        <path key={x} className="cv-flute" d={`M${x} ${9 - Math.abs(x) / 4}V${-h + 9 - Math.abs(x) / 4}`} />
      ))}
      <ellipse className="cv-capital" data-level={Math.min(top, 3)} cy={-h} rx="20" ry="10" />
    </>
  )
}

function Rubble() {
  return (
    <>
      <rect className="cv-hit" x="-23" y="-34" width="46" height="46" />
      <Mark name="stone-pile" x={0} y={-8} size={36} />
    </>
  )
}

/** A Collapsed large Pillar lies across two Spaces. */
function Fallen({ piece, standee, turn }: { piece: Piece & { kind: 'pillar' }; standee: Standee; turn: Turn }) {
  if (!piece.at || !piece.lies) return null
  const area = piece.at.slice(0, 2) as Parameters<typeof spaceOf>[0]
  const from = around(footOf(piece.at, turn), standee, turn)
  const to = around(footOf(spaceOf(area, piece.lies), turn), standee, turn)
  return (
    <>
      <path className="cv-hit-line" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path className="cv-fallen-edge" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path className="cv-fallen" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path className="cv-fallen-flute" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
    </>
  )
}

/** A place of the board, seen from where the standee has its foot. */
function around(spot: Spot, { level, at }: Standee, turn: Turn) {
  const { x, y } = project(spot, level, turn)
  return { x: x - at.x, y: y - at.y }
}

/** Three steps up towards the side that the Stairs lead to. */
function Steps({ standee, dir, turn }: { standee: Standee; dir: Dir; turn: Turn }) {
  const area = middleOf(standee, dir, turn)
  const [du, dv] = vectors[seenAs(dir, turn)]
  const wide = 0.2
  const slabs = [0, 1, 2].map(i => {
    const [near, far] = [0.2 + i * 0.1, 0.3 + i * 0.1]
    const us = [area[0] + du * near, area[0] + du * far]
    const vs = [area[1] + dv * near, area[1] + dv * far]
    const low: Spot = [Math.min(...us) - Math.abs(dv) * wide, Math.min(...vs) - Math.abs(du) * wide]
    const high: Spot = [Math.max(...us) + Math.abs(dv) * wide, Math.max(...vs) + Math.abs(du) * wide]
    return { low, high, tall: (i + 1) / 3, i }
  })
  return (
    <g transform={`translate(${-standee.at.x} ${-standee.at.y})`}>
      {slabs
        .toSorted((a, b) => byDepth(a.low, b.low))
        .map(({ low, high, tall, i }) => (
          <BoxShape key={i} low={low} high={high} base={standee.level} tall={tall} turn={turn} />
        ))}
    </g>
  )
}

/** The middle of the Area that a Space belongs to, from the foot on it. */
function middleOf({ spot }: Standee, dir: Dir, turn: Turn): Spot {
  const [du, dv] = vectors[seenAs(dir, turn)]
  return [spot[0] - du * 0.33, spot[1] - dv * 0.33]
}

function BoxShape({ low, high, base, tall, turn }: { low: Spot; high: Spot; base: number; tall: number; turn: Turn }) {
  const { top, left, right } = box(low, high, base, base + tall, turn)
  return (
    <>
      <path className="cv-left" d={left} />
      <path className="cv-right" d={right} />
      <path className="cv-step" d={top} />
    </>
  )
}
