/** One line on a terminal that changes while a run lasts; nothing where standard error is no terminal. */
export function statusLine(seconds: number): { show(text: string): void; clear(): void } {
  const { stderr } = process
  if (!stderr.isTTY) return { show() {}, clear() {} }
  const start = performance.now()
  return {
    show(text) {
      const gone = Math.floor((performance.now() - start) / 1000)
      stderr.write(`\r\u001b[K${`${gone} of ${seconds} s: ${text}`.slice(0, (stderr.columns || 80) - 1)}`)
    },
    clear() {
      stderr.write('\r\u001b[K')
    },
  }
}
