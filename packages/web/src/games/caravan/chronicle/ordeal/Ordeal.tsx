import { archetypes, hitsOf, type OrdealFrame } from '@acheron/games/caravan/board.ts'
import { Icon, tokenIcons } from '../../stage/Icon.tsx'
import type { Tale } from '../useTale.ts'
import { Effort } from './Effort.tsx'

/** What the Ordeal asks for, and how far the Caravan has come: all Hits against the Difficulty. */
export function Ordeal({ tale, ordeal }: { readonly tale: Tale; readonly ordeal: OrdealFrame }) {
  const { t, game } = tale.voice
  const { attr, difficulty, dice, step } = ordeal
  const hits = archetypes.reduce(
    (sum, champion) => sum + dice[champion].reduce((own, face) => own + (face > 0 ? hitsOf(face) : 0), 0),
    0,
  )
  return (
    <div className="chr-ordeal" data-met={hits >= difficulty}>
      <h3>
        <Icon name={tokenIcons[attr]} />
        {t('ordeal.of', { attr: game(`attr.${attr}`) })}
      </h3>
      <p className="chr-sum">
        <b>{hits}</b>
        <span>{t('ordeal.against', { difficulty })}</span>
      </p>
      <div className="chr-meter" role="img" aria-label={t('ordeal.sum', { hits, difficulty })}>
        {Array.from({ length: Math.max(difficulty, hits) }, (_, i) => (
          <i key={i} data-full={i < hits} data-over={i >= difficulty} />
        ))}
      </div>
      <p className="chr-step">{t('ordeal.step', { step })}</p>
      <Effort tale={tale} />
    </div>
  )
}
