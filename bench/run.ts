// node run.ts [--json] [name..]: runs the benches and says whether each reaches its goal. Exit 0: all do; 1: one does
// not; 2: the command line is wrong.

import { spawnSync } from 'node:child_process'
import { type Bench, type Report, runBench } from './bench.ts'
import { benches } from './nine-circles.ts'

const HEADINGS = ['bench', 'ours', 'peer', 'unit', 'ratio', 'goal', 'ok', 'against']
const WIDTHS = [32, 10, 10, 27, 8, 6, 5, 0]

async function main(args: readonly string[]): Promise<number> {
  const json = args.includes('--json')
  const names = args.filter(arg => arg !== '--json')
  const unknown = names.find(name => !benches.some(bench => bench.name === name))
  if (unknown !== undefined) {
    console.error(`bench: unknown bench '${unknown}'; there are: ${benches.map(bench => bench.name).join(', ')}`)
    return 2
  }
  const chosen = names.length === 0 ? benches : benches.filter(bench => names.includes(bench.name))
  const run = chosen.length === 1 ? runBench : runInOwnProcess
  if (!json) printRow(HEADINGS)
  const reports: Report[] = []
  for (const bench of chosen) {
    const report = await run(bench)
    reports.push(report)
    if (!json) printReport(report)
  }
  if (json) console.log(JSON.stringify(reports))
  return reports.every(report => report.ok) ? 0 : 1
}

/** What one bench leaves behind (compiled code, seen shapes of objects) must not slow down the next one. */
function runInOwnProcess({ name }: Bench): Report {
  const { stdout } = spawnSync(process.execPath, [...process.execArgv, import.meta.filename, '--json', name], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!stdout) throw new Error(`${name} did not run`)
  const [report] = JSON.parse(stdout) as [Report]
  return report
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
