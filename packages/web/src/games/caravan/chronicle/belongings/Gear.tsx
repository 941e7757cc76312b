import { type Archetype, nameOf } from '@acheron/games/caravan/board.ts'
import { explained } from '../../../../board/explain/help.ts'
import { findingHelp } from '../../names.ts'
import { RoadPicture } from '../Icon.tsx'
import { Lit } from '../Lit.tsx'
import type { Tale } from '../useTale.ts'
import { kindIcons, treasureKinds } from './kinds.ts'
import { TreasureItem } from './TreasureItem.tsx'

interface Props {
  readonly tale: Tale
  readonly champion: Archetype
}

/** What a Champion carries: a weapon, a Relic, a Trait, a Finding; and what it could carry. */
export function Gear({ tale, champion }: Props) {
  const { view, voice, arena } = tale
  const { equip } = view.champions[champion]
  const heirloom = tale.moves.find(move => move.do === 'heirloom' && move.champion === champion) ?? null
  const carried = treasureKinds.flatMap(kind => equip[kind] ?? [])
  const lacking = treasureKinds.filter(kind => equip[kind] === null && !(kind === 'weapon' && heirloom))
  return (
    <ul className="chr-gear">
      {carried.map(id => (
        <li key={id}>
          <TreasureItem tale={tale} id={id} />
        </li>
      ))}
      {heirloom && (
        <li>
          <Lit tale={tale} move={heirloom} className="chr-treasure">
            <RoadPicture name={kindIcons.weapon} />
            <span>{voice.t('heirloom')}</span>
          </Lit>
        </li>
      )}
      {equip.finding && (
        <li>
          <Lit
            tale={tale}
            move={null}
            className="chr-treasure"
            help={() => (equip.finding ? findingHelp(equip.finding, arena) : null)}
          >
            <RoadPicture name="knapsack" />
            <span>{nameOf(voice.game, 'finding', equip.finding)}</span>
          </Lit>
        </li>
      )}
      {lacking.length > 0 && (
        <li className="chr-lacking">
          {lacking.map(kind => (
            <span key={kind} {...explained(voice.t('gear.none', { kind }))}>
              <RoadPicture name={kindIcons[kind]} />
              <span>{voice.t('gear.none', { kind })}</span>
            </span>
          ))}
        </li>
      )}
    </ul>
  )
}
