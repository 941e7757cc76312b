import { defineGame } from '@acheron/engine'
import { describe } from './describe.ts'
import { meta } from './meta.ts'
import { mind } from './mind/index.ts'
import { demons } from './phases/demons.ts'
import { event } from './phases/event.ts'
import { ferry } from './phases/ferry.ts'
import { lantern } from './phases/lantern.ts'
import { movement } from './phases/movement.ts'
import { pandora } from './phases/pandora.ts'
import { purchase } from './phases/purchase.ts'
import { recall } from './phases/recall.ts'
import { round } from './phases/round.ts'
import { shield } from './phases/shield.ts'
import { spell } from './phases/spell.ts'
import { square } from './phases/square.ts'
import { start } from './phases/start.ts'
import { trader } from './phases/trader.ts'
import { turn } from './phases/turn.ts'
import { upkeep } from './phases/upkeep.ts'
import { progress } from './progress.ts'
import { proof } from './proof.ts'
import { result } from './ranking.ts'
import { fill, secrets } from './secrets.ts'
import { setup } from './setup.ts'
import { words } from './words.ts'

/** Nine circles, one throne: a race of demon lords to the middle of the pit, and a fight to hold it. */
export const hellgame = defineGame({
  meta,
  setup,
  phases: {
    start,
    round,
    turn,
    movement,
    square,
    lantern,
    trader,
    ferry,
    event,
    recall,
    spell,
    shield,
    purchase,
    demons,
    upkeep,
    pandora,
  },
  secrets,
  fill,
  result,
  progress,
  explain: () => null,
  describe,
  words,
  proof,
  mind,
})
