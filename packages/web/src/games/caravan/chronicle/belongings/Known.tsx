import { archetypes, championName, discoveryText, nameOf } from '@acheron/games/caravan/board.ts'
import type { ReactNode } from 'react'
import { explained } from '../../../../board/explain/help.ts'
import { treasureCard } from '../champions/help.ts'
import { type RoadIcon, RoadPicture } from '../Icon.tsx'
import type { Tale } from '../useTale.ts'
import { kindIcons, treasureKinds } from './kinds.ts'
import './belongings.css'

/** What the Caravan knows and carries: Discoveries, Arcana Offered, Paths taken, Treasures, the Box. */
export function Known({ tale }: { readonly tale: Tale }) {
  const { view, voice, story } = tale
  const { t, game } = voice
  const { discoveries, paths, box } = view.caravan
  const offered = view.decks.offered.length
  return (
    <section className="chr-known" aria-label={t('known')}>
      <h3>{t('known')}</h3>
      <ul>
        {discoveries.map(id => (
          <Thing key={id} tale={tale} id={id} icon="tied-scroll" name={nameOf(game, 'discovery', id)}>
            {discoveryText(story, id)}
          </Thing>
        ))}
        {carriedIn(tale).map(({ id, icon, by }) => (
          <Thing
            key={id}
            tale={tale}
            id={id}
            icon={icon}
            name={nameOf(game, 'treasure', id)}
            help={() => treasureCard(tale, id)}
          >
            {by}
          </Thing>
        ))}
        {offered > 0 && (
          <Thing tale={tale} id="offered" icon="card-pick" name={t('offered.count', { count: offered })}>
            {t('offered.about')}
          </Thing>
        )}
        {paths.length > 0 && (
          <Thing tale={tale} id="paths" icon="walk" name={t('paths')}>
            {paths.map(id => nameOf(game, 'path', id)).join(', ')}
          </Thing>
        )}
        <Thing tale={tale} id="box" icon="locked-chest" name={t('box')}>
          {box.length === 0 ? t('empty') : box.map(id => nameOf(game, 'treasure', id)).join(', ')}
        </Thing>
      </ul>
    </section>
  )
}

/** Treasures that somebody carries; what everybody began with is no news. */
function carriedIn({ view, voice: { game } }: Tale): { id: string; icon: RoadIcon; by: string }[] {
  return archetypes.flatMap(champion =>
    treasureKinds.flatMap(kind => {
      const id = view.champions[champion].equip[kind]
      return id === null || kind === 'weapon' ? [] : [{ id, icon: kindIcons[kind], by: championName(game, champion) }]
    }),
  )
}

interface ThingProps {
  readonly tale: Tale
  readonly id: string
  readonly icon: RoadIcon
  readonly name: string
  readonly help?: Parameters<typeof explained>[0]
  readonly children: ReactNode
}

function Thing({ tale, id, icon, name, help, children }: ThingProps) {
  return (
    <li className="chr-thing" data-told={tale.told(id)} {...explained(help)}>
      <RoadPicture name={icon} />
      <span>
        <b>{name}</b>
        <span>{children}</span>
      </span>
    </li>
  )
}
