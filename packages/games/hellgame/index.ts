import { defineGame } from '@acheron/engine'
import { fill } from './fill.ts'
import { tellEvent } from './log/index.ts'
import { meta } from './meta.ts'
import { mind } from './mind/index.ts'
import { orders } from './orders.ts'
import { phases } from './phases/index.ts'
import { tellReason } from './prompt/advice.ts'
import { describeMove } from './prompt/index.ts'
import { proof } from './proof/index.ts'
import { explain } from './reasons/index.ts'
import { progress, result } from './result.ts'
import { secrets } from './secrets.ts'
import { setup } from './setup.ts'
import { loadWords } from './words/compiled/load.ts'

/** Nine circles, one throne: a race of demon lords to the middle of the pit, and a fight to hold it. */
export const hellgame = defineGame({
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
