import { games } from '@acheron/games'
import type { Streak, Tally } from '@acheron/protocol'
import type { Say } from '../app/words.tsx'
import { useWords } from '../app/words.tsx'
import { useAccountWords } from './words.tsx'

/** A game's name in the page's language; its id where it is no longer on the shelf. */
export const gameName = (t: Say, game: string) => games.find(({ meta }) => meta.id === game)?.meta.name[t.lang] ?? game

/** How often somebody has played and won, by game and number of players. */
export function Tallies({ tallies }: { readonly tallies: readonly Tally[] }) {
  const t = useWords()
  const say = useAccountWords()
  if (tallies.length === 0) return <p className="account-text">{say('profile.none')}</p>
  return (
    <table className="tallies">
      <thead>
        <tr>
          <th scope="col">{say('profile.game')}</th>
          <th scope="col">{say('profile.players')}</th>
          <th scope="col">{say('profile.played')}</th>
          <th scope="col">{say('profile.won')}</th>
        </tr>
      </thead>
      <tbody>
        {tallies.map(({ game, players, played, won }) => (
          <tr key={`${game} ${players}`}>
            <th scope="row">{gameName(t, game)}</th>
            <td>{players}</td>
            <td>{played}</td>
            <td>{say('profile.won.of', { won, percent: Math.round((100 * won) / played) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Streaks({ streaks }: { readonly streaks: readonly Streak[] }) {
  const t = useWords()
  const say = useAccountWords()
  return streaks.map(({ game, now, longest, days }) => (
    <p key={game}>
      {say('profile.streak', { game: gameName(t, game), now })}{' '}
      <span className="muted">{say('profile.streak.longest', { longest, days })}</span>
    </p>
  ))
}
