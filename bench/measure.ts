// How two sides are compared: in one process, taking turns, each turn in CPU time of this process's own (the machine
// may be busy with other things), after both have warmed up; the median turn counts.

/** Does some work and says how many units of it (moves, copies, iterations) were done. */
export type Side = () => number | Promise<number>

const ROUNDS = 11
const WARM_UP_SECONDS = 1
const TURN_SECONDS = 0.25

/** CPU seconds for one unit of work of each side. */
export async function measure(ours: Side, peer: Side): Promise<{ ours: number; peer: number }> {
  await takeTurn(ours, WARM_UP_SECONDS)
  await takeTurn(peer, WARM_UP_SECONDS)
  const turns = { ours: [] as number[], peer: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    turns.ours.push(await takeTurn(ours, TURN_SECONDS))
    turns.peer.push(await takeTurn(peer, TURN_SECONDS))
  }
  return { ours: median(turns.ours), peer: median(turns.peer) }
}

/** Works for at least the given CPU time; the CPU seconds for one unit. */
async function takeTurn(side: Side, seconds: number): Promise<number> {
  const start = process.cpuUsage()
  let units = 0
  let used = 0
  while (used < seconds) {
    units += await side()
    const { user, system } = process.cpuUsage(start)
    used = (user + system) / 1e6
  }
  return used / units
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]!
}
