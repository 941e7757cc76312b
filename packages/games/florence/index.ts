import { defineGame } from '@acheron/engine'
import { dantePath } from './box/dante-path.ts'
import { describe } from './describe.ts'
import { meta } from './meta.ts'
import { mind } from './mind/index.ts'
import { phases } from './phases/index.ts'
import { proof } from './proof.ts'
import { result } from './scoring.ts'
import { fill, secrets } from './secrets.ts'
import { setup } from './setup.ts'
import { words } from './words.ts'

/** Families of Florence accuse sinners and lead their souls down to the circle that fits. */
export const florence = defineGame({
  meta,
  setup,
  phases,
  secrets,
  fill,
  result,
  progress: ({ dante, players, flow }) =>
    flow.length === 0 ? 100 : Math.min(99, Math.round((100 * dante) / dantePath(players).length)),
  explain: () => null,
  describe: (thing, _view, t) => describe(thing, t),
  words,
  proof,
  mind,
})
