import { archetypes, championName, treasure } from '@acheron/games/caravan/board.ts'
import { portraits } from '../champions/portraits.ts'
import { RoadPicture } from '../Icon.tsx'
import { Lit } from '../Lit.tsx'
import type { Tale } from '../useTale.ts'
import { Cards } from './CardList.tsx'
import { TreasureFace } from './Cards.tsx'

/** A Treasure that was found, and beside it what each Champion has in its place. */
export function Given({ tale, card }: { readonly tale: Tale; readonly card: string }) {
  const { view, voice, options } = tale
  const { t, game } = voice
  const { type } = treasure(card)
  return (
    <div className="chr-compare" data-kind="removed">
      <Cards title={t('grow.found')}>
        <li className="chr-card chr-new">
          <TreasureFace tale={tale} id={card} />
        </li>
      </Cards>
      <Cards title={t('grow.who')}>
        {archetypes.map(champion => {
          const has = view.champions[champion].equip[type]
          const may = options.includes(champion)
          return (
            <li key={champion} data-champion={champion}>
              <Lit tale={tale} move={may ? tale.moveFor(champion) : null} className="chr-card" name={champion}>
                <span className="chr-owner">
                  <RoadPicture name={portraits[champion]} />
                  <b className="chr-card-title">{championName(game, champion)}</b>
                </span>
                <i className="chr-card-kind">
                  {may ? t('grow.free', { kind: type }) : has ? t('grow.has', { kind: type }) : t('grow.unfit')}
                </i>
                {has && <TreasureFace tale={tale} id={has} />}
              </Lit>
            </li>
          )
        })}
        {options.includes('box') && (
          <li>
            <Lit tale={tale} move={tale.moveFor('box')} className="chr-card">
              <span className="chr-owner">
                <RoadPicture name="locked-chest" />
                <b className="chr-card-title">{t('box')}</b>
              </span>
              <i className="chr-card-kind">{t('grow.box')}</i>
            </Lit>
          </li>
        )}
      </Cards>
    </div>
  )
}
