import { done } from '@acheron/engine'
import type { NewsFrame, NewsSteps } from '../frames.ts'
import { announce } from '../reactions/windows.ts'
import { fightSequence } from './phase.ts'

/** An event is announced, and nothing depends on its outcome. */
export const news = fightSequence<NewsFrame, NewsSteps>({
  announce: (state, frame) =>
    announce(state, frame, 'end', { name: frame.name, subject: frame.subject, cause: frame.cause }),
  end: state => done(state),
})
