import { type IconName, Mark } from '../Icon.tsx'

export type PlaqueSize = 'small' | 'minion' | 'large' | 'oversized'

/** Width, height and picture of an engraved standee. */
const sizes: Readonly<Record<PlaqueSize, { w: number; h: number; icon: number; foot: number }>> = {
  minion: { w: 32, h: 42, icon: 24, foot: 15 },
  small: { w: 40, h: 56, icon: 31, foot: 18 },
  large: { w: 58, h: 84, icon: 46, foot: 26 },
  oversized: { w: 104, h: 128, icon: 86, foot: 54 },
}

interface Props {
  readonly icon: IconName
  readonly size: PlaqueSize
  readonly chained?: boolean
}

/** A standee: an arched plaque with an engraved picture on a round foot. */
export function Plaque({ icon, size, chained = false }: Props) {
  const { w, h, icon: picture, foot } = sizes[size]
  const half = w / 2
  const arch = `M${-half} 0V${-h + half}A${half} ${half} 0 0 1 ${half} ${-h + half}V0Z`
  const inner = half - 3.5
  const rim = `M${-inner} -3V${-h + half}A${inner} ${inner} 0 0 1 ${inner} ${-h + half}V-3Z`
  return (
    <>
      <rect className="cv-hit" x={-Math.max(half, 23)} y={-h} width={Math.max(w, 46)} height={h + foot / 2} />
      <ellipse className="cv-foot" rx={foot} ry={foot / 2} />
      <path className="cv-plaque" d={arch} />
      <path className="cv-rim" d={rim} />
      <Mark name={icon} x={0} y={-h / 2 - (size === 'oversized' ? 2 : 1)} size={picture} />
      {chained && <Mark name="manacles" x={half - 4} y={-6} size={20} />}
    </>
  )
}
