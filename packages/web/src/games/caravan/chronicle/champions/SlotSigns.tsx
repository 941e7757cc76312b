import type { Archetype } from '@acheron/games/caravan/board.ts'
import { Icon, type IconName } from '../../stage/Icon.tsx'
import type { Tale } from '../useTale.ts'
import { boardOf, type Sign } from './signs.ts'

const signs = {
  wound: 'bleeding-wound',
  sin: 'snake-bite',
} as const satisfies Partial<Record<Sign, IconName>>

const isLasting = (sign: Sign): sign is keyof typeof signs => sign in signs

/** The Wounds and Sins of a Champion; Cooldowns matter in the fight alone. */
export function SlotSigns({ tale, champion }: { readonly tale: Tale; readonly champion: Archetype }) {
  const { voice, view } = tale
  const { places, sins } = boardOf(view.champions[champion])
  const lying = [...places, ...Array<Sign>(sins).fill('sin')].filter(isLasting)
  return (
    lying.length > 0 && (
      <span className="chr-signs">
        {lying.map((sign, i) => (
          <span key={i} data-sign={sign}>
            <Icon name={signs[sign]} />
            <span className="visually-hidden">{voice.t(`slot.${sign}`)}</span>
          </span>
        ))}
      </span>
    )
  )
}
