import { championName, type MoveOf, offeredFor } from '@acheron/games/caravan/board.ts'
import { Lit } from '../Lit.tsx'
import type { Tale } from '../useTale.ts'
import { woundsBy } from './cost.ts'
import { ordealIn } from './OrdealDice.tsx'

/** The number of Effort dice that a Champion adds, and their cost; then the choice to push the Hand of Fate. */
export function Effort({ tale }: { readonly tale: Tale }) {
  const { moves, view, voice } = tale
  const { t, game } = voice
  const efforts = moves.filter((move): move is MoveOf<'effort'> => move.do === 'effort')
  const fates = moves.filter((move): move is MoveOf<'fate'> => move.do === 'fate')
  const [first] = [...efforts, ...fates]
  if (!first) return null
  const who = championName(game, first.champion)
  return (
    <div className="chr-efforts">
      <h4>{efforts.length > 0 ? t('ordeal.effort', { who }) : t('ordeal.fate', { who })}</h4>
      {efforts.length > 0 && (
        <>
          <ul>
            {efforts.map(move => (
              <li key={move.dice}>
                <Lit tale={tale} move={move} className="chr-effort" label={`${move.dice}: ${tale.said(move)}`}>
                  <span data-wounds={woundsBy(view.champions[move.champion].vigor, move.dice)}>{move.dice}</span>
                </Lit>
              </li>
            ))}
          </ul>
          <small>{t('ordeal.cost')}</small>
        </>
      )}
      {fates.map(move => (
        <Lit key={String(move.offer)} tale={tale} move={move} className="chr-choice">
          {fateText(tale, move)}
        </Lit>
      ))}
    </div>
  )
}

/** R4.6: what a player has Offered for one Champion may go to another. */
function fateText({ view, voice }: Tale, { champion, offer }: MoveOf<'fate'>): string {
  const { t, game } = voice
  if (!offer) return t('fate.leave')
  const ordeal = ordealIn(view)
  const other = ordeal ? offeredFor(view, ordeal, view.champions[champion].seat) : null
  if (!other) return t('fate.push')
  return t('fate.instead', { who: championName(game, champion), other: championName(game, other) })
}
