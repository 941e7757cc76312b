/**
 * Measures how well Virgil's chances are kept, for the READMEs of the games:
 *
 *     npm run -s calibration -- imp-race --players 2 --games 1000 --seed a [--each 5] [--minutes 10] [--json]
 *
 * So many decisions (five; two of a fight of the Caravan) are drawn from each game of bots of the level `fair`. With `--fit` the chances are those
 * that the other half of the games teaches, and the shift and stretch for `mind/chance.ts` are those of all.
 */
import { parseArgs } from 'node:util'
import { findGame } from '@acheron/games'
import { type Case, calibrationError, casesOf, crossed, shiftAndStretch, tenthsOf } from './reliability.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '60' },
    each: { type: 'string' },
    fit: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})
const loaded = await findGame(positionals[0] ?? '').load()
const { chance: _, ...raw } = loaded.mind
const game = values.fit ? { ...loaded, mind: raw } : loaded
const players = Number(values.players)
const each = values.each === undefined ? undefined : Number(values.each)
const until = performance.now() + Number(values.minutes) * 60_000
const halves: [Case[], Case[]] = [[], []]
let games = 0
while (games < Number(values.games) && performance.now() < until) {
  halves[games % 2]!.push(...casesOf(game, players, values.seed, games, each))
  games++
}

const all = halves.flat()
const cases = values.fit ? crossed(halves) : all
const figures = { decisions: cases.length, games, before: calibrationError(all), error: calibrationError(cases) }
if (values.json)
  console.log(
    JSON.stringify({
      game: loaded.meta.id,
      players,
      ...figures,
      fitted: shiftAndStretch(all),
      tenths: tenthsOf(cases),
    }),
  )
else {
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`
  console.log(`${loaded.meta.id}, ${players} players: ${cases.length} decisions of ${games} games`)
  console.log(`expected calibration error ${percent(figures.error)}, as measured ${percent(figures.before)}`)
  console.log(`best shift and stretch of what was measured: ${shiftAndStretch(all).map(each => each.toFixed(2))}\n`)
  console.log('| said | decisions | mean | came |\n|---|---|---|---|')
  for (const { from, count, said, came } of tenthsOf(cases)) {
    const range = `${Math.round(100 * from)}-${Math.round(100 * from + 10)} %`
    if (count > 0) console.log(`| ${range} | ${count} | ${percent(said)} | ${percent(came)} |`)
  }
}
