import { defineGame, noSecrets } from '@acheron/engine'
import { tellEvent } from './log/index.ts'
import { meta } from './meta.ts'
import { mind } from './mind/index.ts'
import { phases } from './phases/index.ts'
import { describeMove } from './prompt/index.ts'
import { proof } from './proof.ts'
import { explain } from './reasons/index.ts'
import { progress, result } from './result.ts'
import { setup } from './setup.ts'
import { loadWords } from './words/compiled/load.ts'

/** Who pays the ferryman first: throw on, or keep what you have. */
export const charonsObol = defineGame({
  meta,
  setup,
  phases,
  // Everything lies open. A game with hands declares their places: see `Secrets` of the engine.
  secrets: noSecrets,
  fill() {},
  result,
  progress,
  explain,
  describeMove,
  tellEvent,
  words: loadWords,
  proof,
  mind,
})
