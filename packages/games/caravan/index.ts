import { defineGame } from '@acheron/engine'
import type { Language, Translate, WordMap } from '@acheron/engine/words'
import { migrate } from './campaign/older-rules.ts'
import { reseat } from './campaign/reseat.ts'
import { verify } from './campaign/verify.ts'
import { fill } from './fill.ts'
import { tellEvent } from './log/index.ts'
import { meta } from './meta.ts'
import { mind } from './mind/index.ts'
import { phases } from './phases/index.ts'
import { describeMove } from './prompt/index.ts'
import { proof } from './proof.ts'
import { explain } from './reasons/index.ts'
import { progress, result } from './result.ts'
import { secrets, toldPlan } from './secrets.ts'
import { setup } from './setup.ts'
import { words } from './texts/words.ts'
import { loadWords } from './words/compiled/load.ts'

/** Four Champions go down through the nine circles: a Chronicle, then a Confrontation in each. */
export const caravan = defineGame({
  meta,
  setup,
  phases,
  secrets,
  fill,
  result,
  progress,
  migrate,
  reseat,
  verify,
  explain,
  describeMove,
  tellEvent,
  words,
  optionWords: loadWords as (language: Language) => Promise<Translate<WordMap>>,
  toldPlan,
  proof,
  mind,
})
