/** The worker that plays a whole game again, so that the page does not block. */
import { type Answer, prove, type Question } from './prove.ts'

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  const answer: Answer = await prove(data)
  self.postMessage(answer)
}
