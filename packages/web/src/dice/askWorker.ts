import { startWorker } from '../workers/start.ts'
import type { Answer, Question } from './prove.ts'

/** Asks a worker of its own, which ends with the answer. */
export function askWorker(question: Question): Promise<Answer> {
  const worker = startWorker('dice')
  const answered = new Promise<Answer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data)
    worker.onerror = event => reject(new Error(event.message || 'the dice could not be checked'))
  })
  worker.postMessage(question)
  return answered.finally(() => worker.terminate())
}
