import type { Result, Seat } from '@acheron/engine'
import { list } from '@acheron/engine/words'
import { allDemonsOf, amountsText, endOf, factoriesOf, pointsOf, throneHolder } from '@acheron/games/hellgame/board.ts'
import type { Scene } from '../stage.ts'
import { wrap } from '../text.ts'
import { colourOf, nameOf, pieceSign, viewOf, wordsOf } from './scene.ts'

/** The winner, the reason, and what decided every place. */
export function endingLines(scene: Scene, result: Result): string[] {
  const { paint, say, columns } = scene
  const view = viewOf(scene)
  const who = list(
    scene.t.lang,
    result.winners.map(seat => nameOf(scene, seat)),
  )
  const lines = (text: string) => wrap(text, columns)
  let place = 1
  const places = result.ranking.flatMap(seats => {
    const rows = seats.map(seat => ({ seat, place }))
    place += seats.length
    return rows
  })
  return [
    ...lines(say('hellgame.end.title', { who, count: result.winners.length })).map(line => paint.bold('gold', line)),
    ...lines(say(`hellgame.end.by.${endOf(view)}`, { round: view.round, upkeeps: view.upkeeps })),
    '',
    ...places.flatMap(({ seat, place }) =>
      lines(`${place}. ${pieceSign(seat)} ${nameOf(scene, seat)}: ${reasons(seat, scene)}`).map(line =>
        paint.fg(colourOf(seat), line),
      ),
    ),
    '',
    ...lines(say(`hellgame.end.how.${view.options.goal}`)).map(line => paint.fg('muted', line)),
  ]
}

/** What decided a place, in the order in which it counts (section 6). */
function reasons(seat: Seat, scene: Scene): string {
  const { say } = scene
  const view = viewOf(scene)
  const t = wordsOf(scene)
  const player = view.seats[seat]
  if (!player) return ''
  const counted = [
    ...(view.options.goal === 'throne' && throneHolder(view) === seat ? [say('hellgame.end.throne')] : []),
    say('hellgame.seat.open', { circle: player.unlocked }),
    player.souls > 0 ? amountsText({ souls: player.souls }, t) : say('hellgame.end.noSouls'),
    say('hellgame.seat.factories', { count: factoriesOf(view, seat).length }),
    say('hellgame.end.demons', { count: allDemonsOf(view, seat) }),
  ].join('; ')
  return view.options.goal === 'dominion' ? `${say('hellgame.end.points', pointsOf(view, seat))} (${counted})` : counted
}
