import { defineGame, noSecrets } from '@acheron/engine'
import { tellEvent } from './log/index.ts'
import { meta } from './meta.ts'
import { mind } from './mind/index.ts'
import { phases } from './phases/index.ts'
import { tellReason } from './prompt/advice.ts'
import { describeMove } from './prompt/index.ts'
import { proof } from './proof.ts'
import { explain } from './reasons/index.ts'
import { progress, result } from './result.ts'
import { setup } from './setup.ts'
import { loadWords } from './words/compiled/load.ts'

/** Nine dice, one sheet, nine targets in a row: a solo descent. */
export const nineCircles = defineGame({
  meta,
  setup,
  phases,
  // Everything lies open; only the generator is hidden, from every view.
  secrets: noSecrets,
  fill() {},
  result,
  progress,
  explain,
  describeMove,
  tellEvent,
  tellReason,
  words: loadWords,
  concedes: move => move.do === 'concede',
  proof,
  mind,
})
