import type { ChampionState, Slot } from '@acheron/games/caravan/board.ts'
import { explained } from '../../../../board/explain/help.ts'
import type { Voice } from '../../words.ts'
import { Icon, type IconName } from '../Icon.tsx'

const conditionIcons: Readonly<Record<NonNullable<Slot['cond']>, IconName>> = {
  cooldown: 'hourglass',
  wound: 'bleeding-wound',
  sin: 'snake-bite',
}

type Sign = NonNullable<Slot['cond']> | 'cards' | 'empty'

/** What lies on each Slot, or each box of a Companion, as small signs. */
export function Signs({ state, voice }: { readonly state: ChampionState; readonly voice: Voice }) {
  const signs: Sign[] = state.player
    ? state.slots.map(slot => slot.cond ?? (slot.maneuvers.length > 0 ? 'cards' : 'empty'))
    : state.readiness.map(({ side, at }) => (side === 'wound' ? 'wound' : at === 'ready' ? 'empty' : 'cooldown'))
  return (
    <span className="cv-signs">
      {signs.map((sign, i) => (
        <span key={i} className="cv-sign" data-sign={sign} {...explained(voice.t(`sign.${sign}`))}>
          {sign === 'empty' ? null : sign === 'cards' ? (
            <Icon name="card-pick" />
          ) : (
            <Icon name={conditionIcons[sign]} />
          )}
          <span className="visually-hidden">{voice.t(`sign.${sign}`)}</span>
        </span>
      ))}
    </span>
  )
}
