import { startWorker } from '../workers/start.ts'
import type { Advice, Question } from './advise.ts'
import type { AccountQuestion } from './exact/answers.ts'
import type { Account } from './exact/solve.ts'
import type { Answered, Asked } from './worker.ts'

let worker: Worker | null = null
let calls = 0

/** Asks for a hint: `hear` gets each answer, null when there is none, and `onProgress` how far a long work has come. */
export function askVirgil(
  question: Question,
  hear: (advice: Advice | null) => void,
  onProgress: (done: number) => void,
): void {
  ask(question, answer => {
    if (answer === null) return hear(null)
    if ('done' in answer) onProgress(answer.done)
    if ('advice' in answer) hear(answer.advice)
  })
}

/** Luck and skill of a game so far, by goal; null where the worker failed. */
export function askAccounts(question: AccountQuestion): Promise<readonly Account[] | null> {
  return new Promise(resolve =>
    ask(question, answer => resolve(answer !== null && 'accounts' in answer ? answer.accounts : null)),
  )
}

/** The worker starts with the first question and stays. Null: it could not be loaded. */
function ask(question: Asked['question'], hear: (answer: Answered | null) => void): void {
  worker ??= startWorker('virgil')
  const asked = worker
  const call = ++calls
  const done = () => {
    asked.removeEventListener('message', onAnswer)
    asked.removeEventListener('error', onFailure)
  }
  const onAnswer = ({ data }: MessageEvent<Answered>) => {
    if (data.call !== call) return
    if (isLast(data)) done()
    hear(data)
  }
  // The next question tries again.
  const onFailure = () => {
    asked.terminate()
    if (worker === asked) worker = null
    done()
    hear(null)
  }
  asked.addEventListener('message', onAnswer)
  asked.addEventListener('error', onFailure)
  asked.postMessage({ call, question } satisfies Asked)
}

function isLast(answer: Answered): boolean {
  if ('advice' in answer) return answer.advice?.final !== false
  return 'accounts' in answer
}
