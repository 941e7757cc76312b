import { defineGame } from '@acheron/engine'
import { describe } from './prompt/index.ts'
import { explain } from './reasons/index.ts'
import { meta } from './meta.ts'
import { mind } from './mind/index.ts'
import { phases } from './phases/index.ts'
import { progress } from './progress.ts'
import { proof } from './proof/index.ts'
import { result } from './result.ts'
import { fill, secrets } from './secrets.ts'
import { setup } from './setup.ts'
import type { HellgameEvent, HellgameMove } from './state.ts'
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
  describeMove: (move: HellgameMove, view, t) => describe(move, view, t),
  tellEvent: (event: HellgameEvent, t, view) => describe(event, view, t),
  words: loadWords,
  proof,
  mind,
})
