import type { GameMeta } from '@acheron/engine'
import type { Job } from '../simulator.ts'
import { wilson } from '../statistics.ts'
import { figure, percent, type Summary } from '../summary.ts'
import type { Tally } from '../tally.ts'
import { featureTable } from './features.ts'
import { histogram, html, rates } from './plots.ts'
import { style } from './style.ts'

export interface ReportInput {
  readonly meta: GameMeta
  readonly features: readonly string[]
  readonly job: Job
  readonly summary: Summary
  readonly tally: Tally
  /** The command's arguments as typed. */
  readonly args: readonly string[]
}

/** One self-contained page about a run. */
export function reportPage({ meta, features, job, summary, tally, args }: ReportInput): string {
  const { finished, players, turns, scores } = summary
  const seats = summary.seatWins.map((wins, seat) => ({
    name: `Seat ${seat + 1}: ${job.bots[seat]}`,
    estimate: wilson(wins, finished),
  }))
  const won = wilson(Math.max(...summary.seatWins), finished)
  const figures: [string, string, string][] = [
    ['Games finished', figure(finished), `of ${figure(summary.games)}, ${figure(summary.errors)} errors`],
    [
      players === 1 ? 'Won' : 'Best seat wins',
      percent(won.value),
      `between ${(won.low * 100).toFixed(1)} and ${percent(won.high)}`,
    ],
    ['Turns', figure(turns.mean), `median ${figure(turns.p50)}, 95 % up to ${figure(turns.p95)}`],
    ['Score', figure(scores.mean), `median ${figure(scores.p50)}, 95 % up to ${figure(scores.p95)}`],
    ['Speed', figure(summary.movesPerSecond), `moves/s, ${figure(Math.round(summary.gamesPerSecond))} games/s`],
  ]
  const marks = (spread: { mean: number; p50: number; p95: number }) => [
    { at: spread.p50, name: `median ${figure(spread.p50)}` },
    { at: spread.p95, name: `95 % ${figure(spread.p95)}` },
  ]
  const settings = Object.keys(job.options as object).length > 0 ? `, options ${JSON.stringify(job.options)}` : ''
  const title = `${meta.name.en}: ${figure(summary.games)} games`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${html(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1><small>Acheron</small>${html(title)}</h1>
<p>${html(`${players} ${players === 1 ? 'player' : 'players'}, rules version ${meta.rulesVersion}, seed ${job.seed}${settings}`)}</p>
<code class="command">acheron simulate ${html(args.map(shellWord).join(' '))}</code>
<dl class="figures">
${figures.map(([name, value, note]) => `<div><dt>${name}</dt><dd>${html(value)}<small>${html(note)}</small></dd></div>`).join('\n')}
</dl>
<section>
<h2>Wins by seat</h2>
<p>Share of the finished games with its 95 % interval (Wilson).${players > 1 ? ' The dashed line: all seats even.' : ''}</p>
<div class="scroll wide">${rates(seats, 1 / players)}</div>
</section>
<div class="plots">
<section>
<h2>Length</h2>
<p>Turns as the game counts them (decisions where it does not), as shares of the finished games.</p>
${histogram(tally.turns, 'distribution of the number of turns', marks(turns))}
</section>
<section>
<h2>Scores</h2>
<p>${players === 1 ? 'A lost game counts as 0.' : 'All seats together.'}</p>
${histogram(tally.scores, 'distribution of the scores', marks(scores))}
</section>
</div>
<section>
<h2>Use of features</h2>
<p>By kind: how often each was used, and how often those who used it won, against those who did not; with 95 % intervals (the difference by Newcombe's method). Green goes with winning, red with losing, grey may be chance. It is correlation, not cause: what only happens late in a game also tells that one got that far.</p>
${featureTable(features, tally, players)}
</section>
</main>
</body>
</html>
`
}

/** An argument quoted for a shell. */
function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}
