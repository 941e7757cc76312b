/** The duty of the worker that plays a whole game again. */
import { type Answer, prove, type Question } from './prove.ts'

export async function hear(question: Question): Promise<void> {
  const answer: Answer = await prove(question)
  self.postMessage(answer)
}
