/**
 * Measures how well Virgil's chances are kept, and fits them anew, for `mind/chance.ts` of the games and their READMEs:
 *
 *     npm run -s calibration -- imp-race --players 2 --games 1000 --seed a [--minutes 10] [--json]
 *
 * Five decisions are drawn from each game of bots of the level `fair`. With `--raw`, what the mind says before it is calibrated.
 */
import { parseArgs } from 'node:util'
import { findGame } from '@acheron/games'
import { type Case, calibrationError, casesOf, fit, tenthsOf } from './reliability.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '60' },
    raw: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})
const loaded = await findGame(positionals[0] ?? '').load()
const { chance: _, ...raw } = loaded.mind
const game = values.raw ? { ...loaded, mind: raw } : loaded
const players = Number(values.players)
const until = performance.now() + Number(values.minutes) * 60_000
const cases: Case[] = []
let games = 0
while (games < Number(values.games) && performance.now() < until)
  cases.push(...casesOf(game, players, values.seed, games++))

const error = calibrationError(cases)
const fitted = fit(cases)
if (values.json)
  console.log(JSON.stringify({ game: loaded.meta.id, players, games, cases: cases.length, error, fitted }))
else {
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`
  console.log(`${loaded.meta.id}, ${players} players: ${cases.length} decisions of ${games} games`)
  console.log(
    `expected calibration error ${percent(error)}; best shift and stretch ${fitted.map(each => each.toFixed(2))}`,
  )
  console.log('| said | decisions | mean | came |\n|---|---|---|---|')
  for (const { from, count, said, came } of tenthsOf(cases))
    if (count > 0)
      console.log(
        `| ${Math.round(100 * from)}-${Math.round(100 * from + 10)} % | ${count} | ${percent(said)} | ${percent(came)} |`,
      )
}
