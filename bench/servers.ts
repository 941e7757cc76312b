// Our server side by side with others: the same number of tables, the same game, random moves. Each server and each
// server's guests are processes of their own; they take turns. What counts is the median of the ratios of turns that were
// taken side by side: a machine's speed may change within seconds, by what else is on it.

import { type Bench, type Group, type Report, report } from './bench.ts'
import { inDataFolder } from './data-folder.ts'
import { median } from './measure.ts'
import { Contestant, type Kind, type Throughput } from './server/contestant.ts'

interface ServerBench extends Bench {
  readonly peer: Exclude<Kind, 'ours'>
}

const unit = 'moves per CPU second'

/** As many moves as the server can take: acknowledged moves for each second of its CPU time. */
const fullLoad: readonly ServerBench[] = [
  { name: 'server/moves-vs-bare-ws', peer: 'bare-ws', peerName: 'bare ws, one row per move', unit, goal: 0.55 },
  { name: 'server/moves-vs-boardgame.io', peer: 'boardgame-io', peerName: 'boardgame.io, in memory', unit, goal: 3 },
  { name: 'server/moves-vs-colyseus', peer: 'colyseus', peerName: 'Colyseus, in memory (next mark)', unit, goal: 0 },
]

const latency = { peer: 'boardgame-io', peerName: 'boardgame.io, in memory', unit: 'ms, 99 of 100 moves' } as const

/** Both servers at the same rate: half of that which the peer reached under full load. */
const halfLoad: ServerBench = { ...latency, name: 'server/p99-half-load', goal: 1 }

/** Each server at half of its own full rate: ours has several times as much to do there. */
const ownHalfLoad: ServerBench = { ...latency, name: 'server/p99-own-half-load', goal: 0 }

const benches = [...fullLoad, halfLoad, ownHalfLoad]

const TABLES = 200
const TURNS = 15
/** In CPU seconds of the server, and at most seconds of the clock. */
const WARM_UP = [2.5, 10] as const
const TURN = [0.5, 2] as const
const HALF_LOAD_TURNS = 11
const HALF_LOAD_SECONDS = 1.5

export const servers: Group = {
  names: benches.map(bench => bench.name),
  run: names => inDataFolder(folder => compare(names, folder)),
}

async function compare(names: readonly string[], folder: string): Promise<Report[]> {
  const asked = benches.filter(bench => names.includes(bench.name))
  const kinds = new Set<Kind>(['ours', ...asked.map(bench => bench.peer)])
  const contestants = [...kinds].map(kind => new Contestant(kind, TABLES, folder))
  try {
    for (const contestant of contestants) await contestant.connect()
    for (const contestant of contestants) await contestant.playFully(...WARM_UP)
    const full = await interleaved(contestants, TURNS, one => one.playFully(...TURN))
    const reports = fullLoad.filter(bench => asked.includes(bench)).map(bench => reportThroughput(bench, full))
    const half = (kind: Kind) => median(full.get(kind)!.map(turn => turn.perSecond)) / 2
    const compared = contestants.filter(({ kind }) => kind === 'ours' || kind === latency.peer)
    for (const bench of asked.filter(one => one === halfLoad || one === ownHalfLoad)) {
      const rate = ({ kind }: Contestant) => half(bench === halfLoad ? bench.peer : kind)
      const turns = await interleaved(compared, HALF_LOAD_TURNS, one => one.playAtRate(rate(one), HALF_LOAD_SECONDS))
      reports.push(reportLatency(bench, turns))
    }
    return reports
  } finally {
    for (const contestant of contestants) await contestant.stop()
  }
}

/** Turns taken one after the other: ours, theirs, ours, theirs. */
async function interleaved<T>(
  contestants: readonly Contestant[],
  turns: number,
  take: (contestant: Contestant) => Promise<T>,
): Promise<Map<Kind, T[]>> {
  const taken = new Map<Kind, T[]>(contestants.map(({ kind }) => [kind, []]))
  for (let i = 0; i < turns; i++) {
    for (const contestant of contestants) taken.get(contestant.kind)!.push(await take(contestant))
  }
  return taken
}

function reportThroughput(bench: ServerBench, turns: Map<Kind, Throughput[]>): Report {
  const figures = (kind: Kind) => turns.get(kind)!.map(turn => turn.perCpuSecond)
  return report(bench, sideBySide(figures('ours'), figures(bench.peer)))
}

function reportLatency(bench: ServerBench, turns: Map<Kind, number[]>): Report {
  const { ours, peer, ratio } = sideBySide(turns.get('ours')!, turns.get(bench.peer)!)
  return report(bench, { ours, peer, ratio: 1 / ratio })
}

function sideBySide(ours: readonly number[], peer: readonly number[]) {
  return { ours: median(ours), peer: median(peer), ratio: median(ours.map((figure, i) => figure / peer[i]!)) }
}
