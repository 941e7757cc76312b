import { defineGame } from '@acheron/engine'
import { shown } from './board.ts'
import { migrate } from './campaign/older-rules.ts'
import { reseat } from './campaign/reseat.ts'
import { verify } from './campaign/verify.ts'
import { mind } from './mind/index.ts'
import { phases } from './phases/index.ts'
import { proof } from './proof.ts'
import { explain } from './reasons/index.ts'
import { progress, result } from './result.ts'
import { setup } from './setup.ts'

/** Four Champions go down through the nine circles: a Chronicle, then a Confrontation in each. */
export const caravan = defineGame({
  ...shown,
  setup,
  phases,
  result,
  progress,
  migrate,
  reseat,
  verify,
  explain,
  proof,
  mind,
})
