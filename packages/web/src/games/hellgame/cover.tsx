import './cover.css'

/** Nine rings of squares from above, a pentagram and the throne in their middle. */
export function Cover() {
  const rings = [49, 43, 41, 35, 31, 22, 11].map((count, i) => {
    const radius = 112 - i * 12.4
    const pitch = (2 * Math.PI * radius) / count
    return {
      count,
      radius,
      dash: `${(pitch * 0.86).toFixed(3)} ${(pitch * 0.14).toFixed(3)}`,
      className: `ring-${i + 1}`,
    }
  })
  const points = [0, 2, 4, 1, 3].map(k => {
    const angle = (k * 72 * Math.PI) / 180
    return `${(120 + 26 * Math.sin(angle)).toFixed(1)} ${(125 - 26 * Math.cos(angle)).toFixed(1)}`
  })
  return (
    <svg className="cover cover-rings" viewBox="0 0 240 250" aria-hidden="true" focusable="false">
      <circle className="cover-pit" cx="120" cy="125" r="118" />
      {rings.map(({ radius, dash, className }) => (
        <circle key={radius} className={className} cx="120" cy="125" r={radius} strokeDasharray={dash} />
      ))}
      <path className="ring-8" d={`M${points.join('L')}Z`} />
      <circle className="cover-throne" cx="120" cy="125" r="6" />
    </svg>
  )
}
