import {
  archetypes,
  championCard,
  championName,
  championSkills,
  type DraftFrame,
  maneuver,
  nameOf,
  skillName,
  treasure,
} from '@acheron/games/caravan/board.ts'
import { Sigil } from '../../../../icons/Sigil.tsx'
import { Attributes } from '../champions/Attributes.tsx'
import { portraits } from '../champions/portraits.ts'
import { RoadPicture } from '../Icon.tsx'
import { Lit } from '../Lit.tsx'
import type { Tale } from '../useTale.ts'
import './draft.css'

/** The beginning: four portraits, each with the Champion's skills; taken ones bear the sign of their seat. */
export function Draft({ tale, frame }: { readonly tale: Tale; readonly frame: DraftFrame }) {
  const { view, voice } = tale
  const { t, game } = voice
  // Of several to choose in a row.
  const hands = view.options.playerChampions > view.players ? view.options.playerChampions - frame.picks.length : 0
  return (
    <section className="chr-draft" aria-label={t('draft')}>
      <h3>{t('draft')}</h3>
      <p>{t(hands > 0 ? 'draft.hands' : 'draft.text', { count: hands > 0 ? hands : view.players })}</p>
      <ul>
        {archetypes.map(champion => {
          const state = view.champions[champion]
          const card = championCard(state.cards[0] ?? '')
          const taken = frame.picks.includes(champion)
          const weapon = state.equip.weapon
          return (
            <li key={champion}>
              <Lit
                tale={tale}
                move={tale.moves.find(move => move.do === 'choose' && move.option === champion) ?? null}
                className="chr-portrait"
                name={champion}
              >
                <span className="chr-oval" data-taken={taken}>
                  <RoadPicture name={portraits[champion]} />
                  {taken && <Sigil seat={state.seat} size={26} />}
                </span>
                <b className="chr-card-title">{championName(game, champion)}</b>
                <i className="chr-card-kind">
                  {nameOf(game, 'card', card.id)} · {t('proficiency', { kind: card.proficiency })}
                </i>
                <Attributes card={card} game={game} named />
                {championSkills(card.id, game).map((text, i) => (
                  <span key={text} className="chr-card-line">
                    <b>{skillName(game, card.id, i + 1)}.</b> {text}
                  </span>
                ))}
                {weapon && (
                  <span className="chr-card-line chr-quiet">
                    {nameOf(game, 'treasure', treasure(weapon).id)} ·{' '}
                    {[...new Set(state.maneuvers)].map(id => nameOf(game, 'maneuver', maneuver(id).id)).join(', ')}
                  </span>
                )}
              </Lit>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
