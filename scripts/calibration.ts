/**
 * Measures how well Virgil's chances are kept, for the READMEs of the games:
 *
 *     npm run -s calibration -- imp-race --players 2 --games 1000 --seed a [--each 5] [--worlds 2] [--moves 1] [--from 0] [--minutes 10] [--json]
 *
 * So many decisions are drawn from each game of bots of the level `fair`, and of each the chance that the page's first answer gives to the move
 * it advises; with more worlds and moves, a later answer's. With `--fit` the chances are those that the other half of the games teaches, and the
 * shift and stretch for `mind/chance.ts` are those of all.
 */
import { parseArgs } from 'node:util'
import { Generator } from '@acheron/engine'
import { findGame } from '@acheron/games'
import {
  type Case,
  calibrationError,
  casesOf,
  crossed,
  errorByChance,
  shiftAndStretch,
  tenthsOf,
  usualEffort,
} from './reliability.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '60' },
    each: { type: 'string', default: String(usualEffort.each) },
    worlds: { type: 'string' },
    moves: { type: 'string', default: String(usualEffort.moves) },
    from: { type: 'string', default: '0' },
    fit: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})
const loaded = await findGame(positionals[0] ?? '').load()
const { chance: _, ...raw } = loaded.mind
const game = values.fit ? { ...loaded, mind: raw } : loaded
const players = Number(values.players)
const worlds = values.worlds === undefined ? usualEffort.worlds : Number(values.worlds)
const effort = { each: Number(values.each), worlds, moves: Number(values.moves) }
const from = Number(values.from)
const until = performance.now() + Number(values.minutes) * 60_000
const halves: [Case[], Case[]] = [[], []]
let games = 0
while (games < Number(values.games) && performance.now() < until) {
  halves[games % 2]!.push(...casesOf(game, players, values.seed, from + games, effort))
  games++
}

const all = halves.flat()
const cases = values.fit ? crossed(halves) : all
const byChance = errorByChance(cases, Generator.seeded('by chance'))
const figures = { decisions: cases.length, games, error: calibrationError(cases), byChance }
if (values.json)
  console.log(
    JSON.stringify({
      game: loaded.meta.id,
      players,
      ...figures,
      ...(values.fit && { fitted: shiftAndStretch(all) }),
      tenths: tenthsOf(cases),
    }),
  )
else {
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`
  console.log(`${loaded.meta.id}, ${players} players: ${cases.length} decisions of ${games} games`)
  const { mean, most } = byChance
  console.log(`expected calibration error ${percent(figures.error)}`)
  console.log(`by chance alone ${percent(mean)} in the mean, ${percent(most)} at most in 95 of 100 samples\n`)
  if (values.fit) console.log(`shift and stretch: ${shiftAndStretch(all).map(each => each.toFixed(2))}\n`)
  console.log('| said | decisions | mean | came |\n|---|---|---|---|')
  for (const { from, count, said, came } of tenthsOf(cases)) {
    const range = `${Math.round(100 * from)}-${Math.round(100 * from + 10)} %`
    if (count > 0) console.log(`| ${range} | ${count} | ${percent(said)} | ${percent(came)} |`)
  }
}
