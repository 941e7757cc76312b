import { defineGame } from '@acheron/engine'
import { describe } from './describe.ts'
import { progress, result } from './ending.ts'
import { explain } from './explain.ts'
import { meta } from './meta.ts'
import { mind } from './mind/index.ts'
import { phases } from './phases/index.ts'
import { proof } from './proof.ts'
import { fill, secrets } from './secrets.ts'
import { setup } from './setup.ts'
import type { ImpRaceEvent, ImpRaceMove } from './state.ts'
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
  describeMove: (move: ImpRaceMove, view, t) => describe(move, view, t),
  tellEvent: (event: ImpRaceEvent, t, view) => describe(event, view, t),
  words: loadWords,
  proof,
  mind,
})
