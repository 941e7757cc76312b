import { ratedGamesUntilShown as needed, type Rating } from '@acheron/protocol'
import { useWords } from '../app/words.tsx'
import '../rated/rated.css'
import { gameName } from './Tallies.tsx'
import { useAccountWords } from './words.tsx'

/** Somebody's ratings by game; how many games are still missing where they are too few. */
export function Ratings({ ratings }: { readonly ratings: readonly Rating[] }) {
  const t = useWords()
  const say = useAccountWords()
  return (
    <table className="tallies">
      <thead>
        <tr>
          <th scope="col">{say('profile.game')}</th>
          <th scope="col">{say('profile.rated')}</th>
          <th scope="col">{say('profile.rating')}</th>
        </tr>
      </thead>
      <tbody>
        {ratings.map(({ game, games, standing }) => (
          <tr key={game}>
            <th scope="row">{gameName(t, game)}</th>
            <td>{games}</td>
            <td>
              {standing ? (
                <b>{t('rated.points', { points: String(standing.points), give: String(standing.give) })}</b>
              ) : (
                say('profile.rating.few', { games, needed })
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
