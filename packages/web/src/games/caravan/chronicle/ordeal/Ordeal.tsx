import { archetypes, championName, type OrdealFrame } from '@acheron/games/caravan/board.ts'
import { Icon, tokenIcons } from '../../stage/Icon.tsx'
import { portraits } from '../champions/portraits.ts'
import { RoadPicture } from '../Icon.tsx'
import type { Tale } from '../useTale.ts'
import { Fate } from './Fate.tsx'
import { hitsLying } from './hands.ts'
import { OrdealDice } from './OrdealDice.tsx'

/** What the Ordeal asks for, and how far the Caravan has come: all Hits against the Difficulty, and whose they are. */
export function Ordeal({ tale, ordeal }: { readonly tale: Tale; readonly ordeal: OrdealFrame }) {
  const { t, game } = tale.voice
  const { attr, difficulty, step } = ordeal
  const hits = hitsLying(ordeal)
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
      <ul className="chr-hands">
        {archetypes.map(champion => (
          <li key={champion} data-champion={champion}>
            <span className="chr-hand-of">
              <RoadPicture name={portraits[champion]} />
              <b>{championName(game, champion)}</b>
            </span>
            <OrdealDice tale={tale} champion={champion} />
          </li>
        ))}
      </ul>
      <Fate tale={tale} />
    </div>
  )
}
