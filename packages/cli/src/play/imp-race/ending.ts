import type { Result } from '@acheron/engine'
import { countOf, squaresRun, tileName, typeOf } from '@acheron/games/imp-race/board.ts'
import type { Scene } from '../stage.ts'
import { clip, wrap } from '../text.ts'
import { impSign, seatColour, seatName, viewOf, wordsOf } from './scene.ts'

/** The winner of the throne, and every seat, best first, with all that decides its place (section 6). */
export function endingLines(scene: Scene, result: Result): string[] {
  const { paint, say, columns } = scene
  const { seats, turn, options, removed } = viewOf(scene)
  const [winner = 0, ...equals] = result.winners
  const throne = countOf(seats[winner]?.imps ?? [], 'H') >= options.impsToWin
  const who = seatName(scene, winner)
  const verdict = throne
    ? say('imp-race.end.won', { who, count: options.impsToWin })
    : say(equals.length > 0 ? 'imp-race.end.draw' : 'imp-race.end.limit', { who })
  const t = wordsOf(scene)
  const tiles = removed.flatMap(tile => (tile ? [tileName(typeOf(tile), t)] : []))
  return [
    paint.bold('gold', clip(verdict, columns)),
    say('imp-race.end.turns', { turns: turn.number }),
    '',
    ...result.ranking.flatMap((group, i) => {
      const place = 1 + result.ranking.slice(0, i).reduce((sum, better) => sum + better.length, 0)
      return group.flatMap(seat => seatLines(scene, seat, place))
    }),
    '',
    ...wrap(say('imp-race.end.ranking'), columns).map(line => paint.fg('muted', line)),
    ...(tiles.length > 0 ? wrap(say('imp-race.end.removed', { tiles: tiles.join(', ') }), columns) : []),
  ]
}

/** `1. ▲1 Seat 1: 2 imps home, progress 40 + 40 + 12 + 0 = 92, 3 gems, 4 cards` */
function seatLines(scene: Scene, seat: number, place: number): string[] {
  const { imps = [], gems = 0, hand = [] } = viewOf(scene).seats[seat] ?? {}
  const squares = imps.map(squaresRun).toSorted((a, b) => b - a)
  const [first = '', ...more] = wrap(
    scene.say('imp-race.end.seat', {
      place,
      who: `${impSign(seat)} ${scene.say('imp-race.seat', { seat: seat + 1, mine: seat === scene.seat ? 'yes' : 'no' })}`,
      home: countOf(imps, 'H'),
      sum: squares.join(' + '),
      progress: squares.reduce((sum, each) => sum + each, 0),
      gems,
      cards: hand.length,
    }),
    scene.columns - 3,
  )
  return [scene.paint.bold(seatColour(seat), first), ...more.map(line => `   ${line}`)]
}
