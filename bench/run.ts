// node run.ts [--json] [name..]: runs the benches and says whether each reaches its goal. Exit 0: all do; 1: one does
// not; 2: the command line is wrong.

import { spawnSync } from 'node:child_process'
import { advice } from './advice.ts'
import type { Group, Report } from './bench.ts'
import { firstLoad } from './first-load.ts'
import { idleTables } from './idle-tables.ts'
import { lobby, lobbyPage } from './lobby.ts'
import { lookBack, openLongCaravan, openLongTable } from './long-tables.ts'
import { lookBackOthers } from './look-back-others.ts'
import { mixedMoves } from './mixed-moves.ts'
import { nineCircles } from './nine-circles.ts'
import { caravanMove, localMove, playbackTask } from './page.ts'
import { plainPlayer } from './plain-player.ts'
import { randomPlay } from './random-play.ts'
import { servers } from './servers.ts'
import { signIn } from './sign-in.ts'
import { sleepingClocks } from './sleeping-clocks.ts'
import { socketMoves } from './socket-moves.ts'
import { start } from './start.ts'

const groups: readonly Group[] = [
  ...nineCircles,
  ...randomPlay,
  plainPlayer,
  ...advice,
  ...socketMoves,
  servers,
  mixedMoves,
  openLongTable,
  openLongCaravan,
  lookBack,
  lookBackOthers,
  lobby,
  lobbyPage,
  signIn,
  idleTables,
  sleepingClocks,
  start,
  firstLoad,
  localMove,
  caravanMove,
  playbackTask,
]

const HEADINGS = ['bench', 'ours', 'peer', 'unit', 'ratio', 'goal', 'ok', 'against']
const WIDTHS = [32, 10, 10, 27, 8, 6, 5, 0]

async function main(args: readonly string[]): Promise<number> {
  const json = args.includes('--json')
  const names = args.filter(arg => arg !== '--json')
  const known = groups.flatMap(group => group.names)
  const unknown = names.find(name => !known.includes(name))
  if (unknown !== undefined) {
    console.error(`bench: unknown bench '${unknown}'; there are: ${known.join(', ')}`)
    return 2
  }
  const wanted = names.length === 0 ? known : names
  const chosen = groups.filter(group => group.names.some(name => wanted.includes(name)))
  if (!json) printRow(HEADINGS)
  const reports: Report[] = []
  for (const group of chosen) {
    const its = group.names.filter(name => wanted.includes(name))
    const found = chosen.length === 1 ? await group.run(its) : runInOwnProcess(its)
    reports.push(...found)
    if (!json) found.forEach(printReport)
  }
  if (json) console.log(JSON.stringify(reports))
  return reports.every(report => report.ok) ? 0 : 1
}

/** Each group runs in a new process: compiled code and seen object shapes of one group would slow down the next. */
function runInOwnProcess(names: readonly string[]): Report[] {
  const args = [...process.execArgv, import.meta.filename, '--json', ...names]
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  if (!stdout) throw new Error(`${names.join(', ')} did not run`)
  return JSON.parse(stdout) as Report[]
}

function printReport({ name, ours, peer, unit, ratio, goal, ok, peerName }: Report): void {
  printRow([name, `${ours}`, `${peer}`, unit, `${ratio}`, `${goal}`, ok ? 'yes' : 'NO', peerName])
}

function printRow(cells: readonly string[]): void {
  console.log(cells.map((cell, i) => cell.padEnd(WIDTHS[i]!)).join(''))
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
  process.exitCode = 1
}
