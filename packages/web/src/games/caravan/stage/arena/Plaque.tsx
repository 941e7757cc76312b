import { type IconName, Mark } from '../Icon.tsx'
import { arch, type PlaqueSize, plaques } from './sizes.ts'

interface Props {
  readonly icon: IconName
  readonly size: PlaqueSize
  readonly chained?: boolean
}

/** A standee: an arched plaque with an engraved picture on a round base. */
export function Plaque({ icon, size, chained = false }: Props) {
  const { w, h, icon: picture, base } = plaques[size]
  const half = w / 2
  const thick = base / 5
  const wide = Math.max(w, 46)
  return (
    <>
      <rect className="cv-hit" x={-wide / 2} y={-h} width={wide} height={h + base / 2 + thick} />
      <ellipse className="cv-shadow" cy={thick} rx={base * 1.3} ry={base * 0.65} />
      <path
        className="cv-base"
        d={`M${-base} 0V${thick}A${base} ${base / 2} 0 0 0 ${base} ${thick}V0A${base} ${base / 2} 0 0 0 ${-base} 0Z`}
      />
      <ellipse className="cv-base-top" rx={base} ry={base / 2} />
      <path className="cv-casing" d={arch(w, h)} />
      <path className="cv-plaque" d={arch(w, h)} />
      <path className="cv-rim" transform="translate(0 -3)" d={arch(w - 8, h - 7)} />
      <Mark name={icon} x={0} y={-h / 2 - 2} size={picture} />
      {chained && <Mark name="manacles" x={half - 4} y={-6} size={20} />}
    </>
  )
}

/** The same as a dashed outline, where it is not seen itself: behind something, or where somebody would go. */
export function PlaqueOutline({
  icon,
  w,
  h,
}: {
  readonly icon: IconName | null
  readonly w: number
  readonly h: number
}) {
  return (
    <>
      <path className="cv-outline-ground" d={h > w / 2 ? arch(w, h) : `M${-w / 2} 0V${-h}H${w / 2}V0Z`} />
      {icon && <Mark name={icon} x={0} y={-h / 2 - 2} size={Math.min(w, h) * 0.68} />}
    </>
  )
}
