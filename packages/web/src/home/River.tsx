import './River.css'

const waves = [
  'M0 150 Q40 138 80 150 T160 150 T240 150 T320 150 T400 150',
  'M20 166 Q58 156 96 166 T172 166 T248 166 T324 166 T400 166',
  'M0 182 Q46 172 92 182 T184 182 T276 182 T368 182',
  'M40 197 Q82 189 124 197 T208 197 T292 197 T376 197',
  'M10 211 Q60 204 110 211 T210 211 T310 211',
]

/** The ferryman on the Acheron: hairlines, and one light. */
export function River() {
  return (
    <svg className="river" viewBox="0 0 400 224" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="lantern">
          <stop offset="0" className="lantern-core" />
          <stop offset="1" className="lantern-rim" />
        </radialGradient>
      </defs>
      <circle className="lantern-glow" cx="262" cy="92" r="80" fill="url(#lantern)" />
      {waves.map((wave, i) => (
        <path key={wave} className={`wave wave-${i + 1}`} d={wave} />
      ))}
      <g className="boat">
        <path
          className="hull"
          d="M128 134 C150 158 244 158 274 122 C268 140 262 150 250 155 C220 166 170 164 150 154 C140 149 132 142 128 134 Z"
        />
        <path className="mast" d="M268 128 L262 98 M262 98 L256 101" />
        <path className="pole" d="M212 62 L156 200" />
        <path
          className="cloak"
          d="M196 148 C194 118 192 98 200 84 C203 76 201 70 206 66 C212 62 219 66 218 74 C217 80 220 84 222 92 C226 110 224 130 226 148 Z"
        />
        <path className="cloak" d="M214 90 C206 92 200 96 196 104" />
        <path
          className="soul"
          d="M170 150 C169 140 170 132 174 128 C173 122 180 120 181 126 C186 132 187 142 186 151 Z"
        />
      </g>
      <circle className="flame" cx="262" cy="95" r="3.5" />
    </svg>
  )
}
