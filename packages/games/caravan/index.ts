import { defineGame } from '@acheron/engine'
import { describe } from './describe.ts'
import { explain } from './explain.ts'
import { fill } from './imagining.ts'
import { meta } from './meta.ts'
import { mind } from './mind/index.ts'
import { phases } from './phases/index.ts'
import { proof } from './proof.ts'
import { progress, result } from './result.ts'
import { secrets } from './secrets.ts'
import { setup } from './setup.ts'
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
  describe,
  words,
  proof,
  mind,
})
