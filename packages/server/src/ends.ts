import type { RunningServer } from './index.ts'

/** An end in order may take this long after an error. */
const patienceMilliseconds = 5000
/** The exit code after an error that nobody caught, as sysexits.h has it. A server that cannot start exits with 1. */
const crashed = 70

/** Ends the process in order on SIGTERM and SIGINT, and after an error that nobody caught: then somebody else restarts it. */
export function endInOrder(server: RunningServer): void {
  let ending = false
  const stop = async (code = 0) => {
    // A second signal ends the process at once.
    if (ending) process.exit(1)
    ending = true
    await server.close()
    process.exit(code)
  }
  void server.outdated.then(why => {
    process.stderr.write(`${why}\n`)
    return stop(1)
  })
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  let failing = false
  // Rejections that nobody handles come here too. Later errors of the same fault must not keep the end from being in order.
  process.on('uncaughtException', error => {
    if (failing) return
    failing = true
    ending = true
    setTimeout(() => process.exit(crashed), patienceMilliseconds)
    void server.crash(error).finally(() => process.exit(crashed))
  })
}
