import type { CaravanView, VoteFrame } from '@acheron/games/caravan/board.ts'
import { Sigil } from '../../../icons/Sigil.tsx'
import type { Tale } from './useTale.ts'
import './votes.css'

const voteIn = (view: CaravanView): VoteFrame | null => {
  const frame = view.flow.findLast(({ kind }) => kind === 'vote')
  return frame?.kind === 'vote' ? frame : null
}

/**
 * The players who have voted, the viewer's own ballot, and the rule for a tie. Ballots of others are hidden until all
 * are in; those of a tie are shown while it is settled.
 */
export function Votes({ tale }: { readonly tale: Tale }) {
  const { view, seat, names, voice, topic } = tale
  const { t } = voice
  const vote = voteIn(view)
  if (!vote || view.players === 1) return null
  const tied = topic?.tied === true
  const shown = vote.shown?.ballots
  const own = seat === null ? null : (vote.ballots[seat] ?? null)
  return (
    <div className="chr-votes">
      <p>
        {tied
          ? t('vote.leader', { name: names[view.leader] ?? '' })
          : t(vote.round === 2 ? 'vote.second' : 'vote.first')}
      </p>
      <ul>
        {names.slice(0, view.players).map((name, each) => {
          const cast = vote.cast[each] === true
          return (
            <li key={name} data-cast={cast}>
              <Sigil seat={each} size={18} />
              <span>{name}</span>
              {each === view.leader && <small>{t('vote.marker')}</small>}
              {shown && <small>{t('vote.before', { option: tale.answer(shown[each] ?? null) })}</small>}
              <b>{t(cast ? 'vote.cast' : 'vote.waiting')}</b>
            </li>
          )
        })}
      </ul>
      {own !== null && <p className="chr-ballot">{t('vote.own', { option: tale.answer(own) })}</p>}
    </div>
  )
}
