/** What the servers tell of themselves at `/metrics`, all processes together. */
export interface ServerFigures {
  /** Processor seconds since the start. */
  readonly cpuSeconds: number
  /** 99 of 100 turns of the event loop since the start were not later; the worst of the processes. */
  readonly loopDelayMilliseconds: number
  readonly memoryBytes: number
}

/** Null where a server does not tell us. */
export async function serverFigures(bases: readonly string[]): Promise<ServerFigures | null> {
  const texts = await Promise.all(bases.map(figuresText))
  const told = texts.filter(text => text !== null)
  if (told.length < bases.length) return null
  const values = (name: string) => told.map(text => figureIn(text, name))
  const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0)
  return {
    cpuSeconds: sum(values('process_cpu_seconds_total')),
    loopDelayMilliseconds: Math.max(...told.map(text => percentileIn(text, 'event_loop_delay_seconds', 0.99))) * 1000,
    memoryBytes: sum(values('process_resident_memory_bytes')),
  }
}

async function figuresText(base: string): Promise<string | null> {
  try {
    const answer = await fetch(`${base}/metrics`, { signal: AbortSignal.timeout(5000) })
    return answer.ok ? await answer.text() : null
  } catch {
    return null
  }
}

const figureIn = (text: string, name: string) =>
  Number(new RegExp(`^acheron_${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)

/** The bound of the histogram's bucket in which that part of the figures ends. */
function percentileIn(text: string, name: string, part: number): number {
  const buckets = [...text.matchAll(new RegExp(`^acheron_${name}_bucket\\{le="([^"]+)"\\} (\\d+)$`, 'gm'))]
  const all = Number(buckets.at(-1)?.[2] ?? 0)
  const found = buckets.find(([, bound, count]) => bound !== '+Inf' && Number(count) >= part * all)
  return Number(found?.[1] ?? buckets.at(-2)?.[1] ?? 0)
}
