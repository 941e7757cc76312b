import { conservation, dualRun, legality, replays, secrecy, undo, views } from './checks.ts'
import { lasting } from './lasting.ts'
import { ordering } from './ordering.ts'
import { takingBack } from './taking-back.ts'

/** The properties that every game is put through, by what they say. */
export const checks = {
  'nothing is lost or made': conservation,
  'the listed moves are the legal ones': legality,
  'a saved copy has the same future': dualRun,
  'a seat cannot tell an imagined state from the real one': views,
  'what a viewer is told depends on nothing hidden': secrecy,
  'the log replays to the same hashes': replays,
  'undo then redo is identity': undo,
  'what is taken back by consent is gone': takingBack,
  'a line of the log never changes': lasting,
  'standing orders answer legally, and games end': ordering,
}

export { unreached } from './checks.ts'
export { transcript } from './transcript.ts'
export { isLong, plan } from './walk.ts'
