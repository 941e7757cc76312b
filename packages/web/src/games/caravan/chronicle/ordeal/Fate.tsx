import { type CaravanMove, championName, type MoveOf, offeredFor } from '@acheron/games/caravan/board.ts'
import type { Choice } from '../../../../board/face.ts'
import { Lit } from '../Lit.tsx'
import type { Tale } from '../useTale.ts'
import { fateChoices } from './fate.ts'
import { ordealIn } from './OrdealDice.tsx'

/** The choice to push the Hand of Fate: for one Champion, for another, or not. */
export function Fate({ tale }: { readonly tale: Tale }) {
  const fates = tale.moves.filter((move): move is MoveOf<'fate'> => move.do === 'fate')
  if (fates.length === 0) return null
  const choices: readonly Choice<CaravanMove>[] =
    fateChoices(tale.view, fates, tale.voice) ?? fates.map(move => ({ move, label: fateText(tale, move) }))
  return (
    <ul className="chr-choices chr-fates">
      {choices.map(({ move, next, label, consequence }) => (
        <li key={label} data-for={pushedFor([move, ...(next ?? [])])}>
          <Lit tale={tale} move={move} next={next} className="chr-choice">
            <span className="chr-answer">{label}</span>
            {consequence !== undefined && <b className="chr-stake">{consequence}</b>}
          </Lit>
        </li>
      ))}
    </ul>
  )
}

/** The Champion whose dice are rolled again. */
const pushedFor = (moves: readonly CaravanMove[]): string =>
  moves.find((move): move is MoveOf<'fate'> => move.do === 'fate' && move.offer)?.champion ?? 'nobody'

/** R4.6: what a player has Offered for one Champion may go to another. */
function fateText({ view, voice }: Tale, { champion, offer }: MoveOf<'fate'>): string {
  const { t, game } = voice
  if (!offer) return t('fate.leave')
  const ordeal = ordealIn(view)
  const other = ordeal ? offeredFor(view, ordeal, view.champions[champion].seat) : null
  if (!other) return t('fate.push')
  return t('fate.instead', { who: championName(game, champion), other: championName(game, other) })
}
