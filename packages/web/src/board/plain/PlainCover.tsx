import type { GameMeta } from '@acheron/engine'
import { useWords } from '../../app/words.tsx'
import { ornamentOf, titleLines } from './ornament.ts'
import './cover.css'

/** The cover of a game that draws none: its name on an ornament made from its id. */
export function PlainCover({ meta }: { readonly meta: GameMeta }) {
  const t = useWords()
  const lines = titleLines(meta.name[t.lang])
  return (
    <svg className="cover cover-plain" viewBox="0 0 240 250" aria-hidden="true" focusable="false">
      {ornamentOf(meta.id).map(({ path, colour }) => (
        <path key={path} className={`ring-${colour}`} d={path} transform="translate(120 125)" />
      ))}
      <text x="120" y={125 - (lines.length - 1) * 14} textAnchor="middle" dominantBaseline="central">
        {lines.map((line, i) => (
          <tspan key={line} x="120" dy={i === 0 ? 0 : 28}>
            {line}
          </tspan>
        ))}
      </text>
    </svg>
  )
}
