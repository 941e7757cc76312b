import { defineGame } from '@acheron/engine'
import { fill } from './fill.ts'
import { tellEvent } from './log/index.ts'
import { meta } from './meta.ts'
import { mind } from './mind/index.ts'
import { orders } from './orders.ts'
import { phases } from './phases/index.ts'
import { tellReason } from './prompt/advice.ts'
import { describeMove } from './prompt/index.ts'
import { proof } from './proof.ts'
import { explain } from './reasons/index.ts'
import { progress, result } from './result.ts'
import { secrets } from './secrets.ts'
import { setup } from './setup.ts'
import { loadWords } from './words/compiled/load.ts'

/** A race of imps down the nine circles to Lucifer's throne. */
export const impRace = defineGame({
  meta,
  setup,
  phases,
  secrets,
  fill,
  result,
  progress,
  explain,
  describeMove,
  orders,
  tellEvent,
  tellReason,
  words: loadWords,
  proof,
  mind,
})
