/** Called now and then with the number of finished items. */
export type Progress = (done: number) => void

const width = 28

/** A bar on standard error while a run lasts; nothing where standard error is not a terminal. `what` are the things done. */
export function progressBar(all: number, what: string): { progress: Progress; clear(): void } {
  const { stderr } = process
  if (!stderr.isTTY) return { progress: () => {}, clear() {} }
  const start = performance.now()
  let shown = start
  return {
    progress(done) {
      const now = performance.now()
      if (now - shown < 100) return
      shown = now
      const share = Math.min(1, done / all)
      const full = Math.round(share * width)
      const left = done >= 1 ? duration(((now - start) / 1000 / done) * (all - done)) : '...'
      const bar = `${'█'.repeat(full)}${'░'.repeat(width - full)}`
      const text = `${bar} ${Math.floor(share * 100)} %  ${Math.floor(done)} of ${all} ${what}, ${left} left`
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
