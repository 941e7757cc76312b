/** The program of every worker. It loads the duty of its name, so the games are built once for all duties. */

interface Duty {
  hear(message: unknown): void
}

const duties = {
  /** Plays the tables of this device. */
  tables: (): Promise<Duty> => import('../local/worker.ts'),
  /** Computes hints. */
  virgil: (): Promise<Duty> => import('../hint/worker.ts'),
  /** Judges the decisions of a recorded game. */
  analysis: (): Promise<Duty> => import('../analysis/worker.ts'),
  /** Plays a whole game again, to prove its dice. */
  dice: (): Promise<Duty> => import('../dice/worker.ts'),
}

export type DutyName = keyof typeof duties

const duty = duties[self.name as DutyName]()
// A message that comes before the duty has loaded waits for it. A failure is told to the page as an error of the worker.
self.onmessage = ({ data }: MessageEvent<unknown>) => duty.then(({ hear }) => hear(data)).catch(reportError)
