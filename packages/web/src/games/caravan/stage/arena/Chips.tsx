import { areaOf, isChampion } from '@acheron/games/caravan/board.ts'
import { objectName } from '../../names.ts'
import { Icon } from '../Icon.tsx'
import type { FightStage } from '../useFight.ts'
import { sigilOf } from './sigil.ts'
import type { Lens } from './useNear.ts'

/** Whoever is out of sight, at the edge that is nearer to them; a touch brings them into sight. */
export function Chips({ stage: { view, voice }, lens }: { readonly stage: FightStage; readonly lens: Lens }) {
  return (['left', 'right'] as const).map(side => (
    <div key={side} className="cv-chips" data-side={side}>
      {lens.beyond
        .filter(each => each.side === side)
        .map(({ id }) => {
          const kind = isChampion(id) ? 'champion' : id in view.fight.minions ? 'minion' : 'malefactor'
          const icon = sigilOf(view, { id, kind })
          return (
            <button
              key={id}
              type="button"
              className="cv-chip"
              data-kind={kind}
              data-champion={isChampion(id) ? id : undefined}
              onClick={() => lens.show(id)}
            >
              {icon && <Icon name={icon} />}
              <span className="visually-hidden">{objectName(view, id, voice)} </span>
              {areaOf(view, id)}
            </button>
          )
        })}
    </div>
  ))
}
