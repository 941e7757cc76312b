import type { Advice, Question } from './advise.ts'
import type { Answered, Asked } from './worker.ts'

let worker: Worker | null = null
let calls = 0

/** Asks for a hint; null when there is none. The worker starts with the first question and stays. */
export function askVirgil(question: Question): Promise<Advice | null> {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'acheron-virgil' })
  const asked = worker
  const call = ++calls
  return new Promise(resolve => {
    const done = (advice: Advice | null) => {
      asked.removeEventListener('message', hear)
      asked.removeEventListener('error', fail)
      resolve(advice)
    }
    const hear = ({ data }: MessageEvent<Answered>) => data.call === call && done(data.advice)
    // The worker could not be loaded: the next question tries again.
    const fail = () => {
      asked.terminate()
      if (worker === asked) worker = null
      done(null)
    }
    asked.addEventListener('message', hear)
    asked.addEventListener('error', fail)
    asked.postMessage({ call, question } satisfies Asked)
  })
}
