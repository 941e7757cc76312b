import { type Archetype, championCardOf, championName, nameOf, treasure } from '@acheron/games/caravan/board.ts'
import { Sigil } from '../../../../icons/Sigil.tsx'
import { kindIcons, treasureKinds } from '../belongings/kinds.ts'
import { portraits } from '../champions/portraits.ts'
import { RoadPicture } from '../Icon.tsx'
import { Lit } from '../Lit.tsx'
import type { Tale } from '../useTale.ts'
import { Treasure } from './Treasure.tsx'
import type { Packing } from './usePacking.ts'

interface Props {
  readonly tale: Tale
  readonly packing: Packing
  readonly champion: Archetype
}

/** A Champion and its three places; where the held Treasure could go, what it would replace is said. */
export function Packer({ tale, packing, champion }: Props) {
  const { view, voice } = tale
  const { t, game } = voice
  const { equip, seat } = view.champions[champion]
  const give = packing.giveTo(champion)
  const heirloom = tale.moves.find(move => move.do === 'heirloom' && move.champion === champion) ?? null
  const heldKind = packing.held ? treasure(packing.held).type : null
  return (
    <article
      className="chr-packer"
      data-champion={champion}
      data-drop={champion}
      data-open={give !== null}
      data-over={give !== null && packing.over === champion}
      aria-label={championName(game, champion)}
      onPointerEnter={() => packing.look(champion)}
      onPointerLeave={() => packing.look(null)}
    >
      <Lit
        tale={tale}
        move={null}
        className="chr-packer-head"
        onTouch={give ? () => packing.drop(champion) : undefined}
      >
        <RoadPicture name={portraits[champion]} />
        <b>{championName(game, champion)}</b>
        {view.players > 1 && <Sigil seat={seat} size={16} />}
        <small>{t('proficiency', { kind: championCardOf(view, champion).proficiency })}</small>
      </Lit>
      <ul>
        {treasureKinds.map(kind => {
          const id = equip[kind]
          return (
            <li key={kind} data-target={give !== null && heldKind === kind}>
              {give !== null && heldKind === kind && packing.held && (
                <p className="chr-gets">
                  {give.replaces
                    ? t('packing.instead', {
                        gets: nameOf(game, 'treasure', packing.held),
                        has: nameOf(game, 'treasure', give.replaces),
                      })
                    : t('packing.gets', { gets: nameOf(game, 'treasure', packing.held) })}
                </p>
              )}
              {id !== null ? (
                <Treasure tale={tale} packing={packing} id={id} />
              ) : kind === 'weapon' && heirloom ? (
                <Lit tale={tale} move={heirloom} className="chr-treasure">
                  <b>
                    <RoadPicture name={kindIcons.weapon} />
                    {t('heirloom')}
                  </b>
                </Lit>
              ) : (
                <span className="chr-lacking">
                  <RoadPicture name={kindIcons[kind]} />
                  {t('gear.none', { kind })}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {equip.finding && (
        <p className="chr-lacking">
          <RoadPicture name="knapsack" />
          {nameOf(game, 'finding', equip.finding)}
        </p>
      )}
    </article>
  )
}
