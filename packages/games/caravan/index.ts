import { defineGame } from '@acheron/engine'
import { describe } from './describe.ts'
import type { CaravanEvent } from './events.ts'
import { explain } from './explain.ts'
import { fill } from './imagining.ts'
import { meta } from './meta.ts'
import { mind } from './mind/index.ts'
import { phases } from './phases/index.ts'
import { proof } from './proof.ts'
import { progress, result } from './result.ts'
import { secrets } from './secrets.ts'
import { setup } from './setup.ts'
import type { CaravanMove } from './state.ts'
import { words } from './words.ts'

/** Four Champions go down through the nine circles: a Chronicle, then a Confrontation in each. */
export const caravan = defineGame({
  meta,
  setup,
  phases,
  secrets,
  fill,
  result,
  progress,
  explain,
  describeMove: (move: CaravanMove, view, t) => describe(move, view, t),
  tellEvent: (event: CaravanEvent, t, view) => describe(event, view, t),
  words,
  proof,
  mind,
})
