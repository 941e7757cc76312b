import { discoveryText, nameOf } from '@acheron/games/caravan/board.ts'
import { type RoadIcon, RoadPicture } from '../Icon.tsx'
import { Lit } from '../Lit.tsx'
import type { Tale } from '../useTale.ts'
import { TreasureItem } from './TreasureItem.tsx'
import './belongings.css'

/** The claims side and the Caravan Box: Discoveries, Paths taken, Arcana Offered, Treasures that nobody carries. */
export function Claims({ tale }: { readonly tale: Tale }) {
  const { view, voice, story } = tale
  const { t, game } = voice
  const { discoveries, paths, box } = view.caravan
  const toBox =
    tale.moves.find(move => move.do === 'assign' && move.card === tale.held && move.to === 'box') ??
    (tale.options.includes('box') ? tale.moveFor('box') : null)
  return (
    <section className="chr-claims" aria-label={t('claims')}>
      <div className="chr-pile" data-hidden="true">
        <RoadPicture name="card-pick" />
        <b>{view.decks.offered.length}</b>
        <span>{t('offered')}</span>
      </div>
      <Things
        tale={tale}
        title={t('discoveries')}
        icon="tied-scroll"
        ids={discoveries}
        name={id => nameOf(game, 'discovery', id)}
        text={id => discoveryText(story, id)}
      />
      <Things
        tale={tale}
        title={t('paths')}
        icon="walk"
        ids={paths}
        name={id => nameOf(game, 'path', id)}
        text={() => ''}
      />
      <div className="chr-box">
        <Lit tale={tale} move={toBox} className="chr-box-head" label={toBox ? undefined : t('box')}>
          <RoadPicture name="locked-chest" />
          <b>{t('box')}</b>
        </Lit>
        {box.length === 0 ? (
          <span className="chr-empty">{t('empty')}</span>
        ) : (
          <ul>
            {box.map(id => (
              <li key={id}>
                <TreasureItem tale={tale} id={id} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

interface ThingsProps {
  readonly tale: Tale
  readonly title: string
  readonly icon: RoadIcon
  readonly ids: readonly string[]
  name(id: string): string
  text(id: string): string
}

function Things({ tale, title, icon, ids, name, text }: ThingsProps) {
  if (ids.length === 0) return null
  return (
    <div className="chr-things">
      <h4>{title}</h4>
      <ul>
        {ids.map(id => (
          <li key={id}>
            <Lit
              tale={tale}
              move={null}
              className="chr-thing"
              name={id}
              label={name(id)}
              help={() => ({ title: name(id), kind: title, lines: text(id) === '' ? [] : [text(id)] })}
            >
              <RoadPicture name={icon} />
              <span>{name(id)}</span>
            </Lit>
          </li>
        ))}
      </ul>
    </div>
  )
}
