import { type Archetype, nameOf } from '@acheron/games/caravan/board.ts'
import { findingReading } from '../../names.ts'
import { Glyph, type RoadIcon } from '../Icon.tsx'
import { Lit } from '../Lit.tsx'
import type { Tale } from '../useTale.ts'
import { TreasureItem } from './TreasureItem.tsx'

export const treasureKinds = ['weapon', 'relic', 'trait'] as const
export const kindIcons = {
  weapon: 'crossed-swords',
  relic: 'gem-pendant',
  trait: 'character',
} as const satisfies Record<string, RoadIcon>

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
            <Glyph name={kindIcons.weapon} />
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
            reading={() => (equip.finding ? findingReading(equip.finding, arena) : null)}
          >
            <Glyph name="knapsack" />
            <span>{nameOf(voice.game, 'finding', equip.finding)}</span>
          </Lit>
        </li>
      )}
      {lacking.length > 0 && (
        <li className="chr-lacking">
          {lacking.map(kind => (
            <span key={kind} title={voice.t('gear.none', { kind })}>
              <Glyph name={kindIcons[kind]} />
              <span>{voice.t('gear.none', { kind })}</span>
            </span>
          ))}
        </li>
      )}
    </ul>
  )
}
