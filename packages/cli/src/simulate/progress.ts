import type { Progress } from './run.ts'

const width = 28

/** A bar on standard error while a run lasts; nothing where standard error is not a terminal. */
export function progressBar(games: number): { progress: Progress; clear(): void } {
  const { stderr } = process
  if (!stderr.isTTY) return { progress: () => {}, clear() {} }
  const start = performance.now()
  let shown = start
  return {
    progress(done) {
      const now = performance.now()
      if (now - shown < 100) return
      shown = now
      const share = Math.min(1, done / games)
      const full = Math.round(share * width)
      const left = done > 0 ? duration(((now - start) / 1000 / done) * (games - done)) : '...'
      const bar = `${'█'.repeat(full)}${'░'.repeat(width - full)}`
      const text = `${bar} ${Math.floor(share * 100)} %  ${done} of ${games} games, ${left} left`
      stderr.write(`\r\u001b[K${text.slice(0, (stderr.columns || 80) - 1)}`)
    },
    clear() {
      if (shown > start) stderr.write('\r\u001b[K')
    },
  }
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole < 60) return `${whole} s`
  return whole < 3600 ? `${Math.ceil(whole / 60)} min` : `${(whole / 3600).toFixed(1)} h`
}
