import { Generator } from '../chance.ts'
import type { GameDefinition } from '../game.ts'
import { hash } from '../hash.ts'
import { LiveTable, type Snapshot } from '../live.ts'
import { parseRecord, replay } from '../record.ts'
import type { TableSettings } from '../table.ts'
import type { Check } from './checks.ts'
import { BatteryError } from './walk.ts'

/** Steps of a game that are looked at. */
const most = 80

/**
 * What everybody agrees to take back is gone: the table stands where it stood, plays on by other dice, and is the same table
 * when it is opened again, from its steps alone or from a stored state. Its record replays to the same hashes.
 */
export const takingBack: Check = (game, settings) => {
  for (const each of settings) {
    const fail = (what: string): never => {
      throw new BatteryError(`${game.meta.id}, ${JSON.stringify(each)}: ${what}`)
    }
    const { live, texts, kept } = playOut(game, each, fail)
    const tables = {
      'from its steps': new LiveTable(game, each, { steps: texts }),
      'from a stored state': new LiveTable(game, each, {
        ...{ snapshot: kept, steps: texts.slice(kept.version), before: kept.version },
      }),
    }
    for (const [how, again] of Object.entries(tables)) {
      if (hash(again.state) !== hash(live.state)) fail(`another table ${how}`)
      if (again.entryCount !== live.entryCount || again.retaken !== live.retaken) fail(`other counts ${how}`)
    }
    const { players, options, seed } = each
    const about = { format: 'acheron-record-1', game: game.meta.id, rules: game.meta.rulesVersion, players, seed }
    const record = parseRecord(JSON.stringify({ ...about, options: options ?? {}, entries: live.entries }))
    const replayed = replay(game, record)
    if (live.steps.at(-1)?.kind === 'move' && hash(replayed.state) !== hash(live.state))
      fail('the record ends in another state')
  }
}

/** Plays at random, and goes back now and then; gives the steps as they are stored, and the last state to store. */
function playOut(game: GameDefinition, settings: TableSettings, fail: (what: string) => never) {
  const random = Generator.seeded(`${settings.seed}/back`)
  const live = new LiveTable(game, settings)
  const texts: string[] = []
  const hashes = [hash(game.view(live.state, null))]
  let kept: Snapshot = { version: 0, state: live.stateAt(0), counts: { entries: 0, retaken: 0 } }
  const steps = random.die(most)
  for (let actors = live.actors(); actors.length > 0 && texts.length < steps; actors = live.actors()) {
    const isBack = live.entryCount > 0 && random.die(8) === 1
    const seat = actors[random.index(actors.length)]!
    const to = random.index(Math.max(1, live.entryCount))
    const outcome = isBack
      ? live.act({ kind: 'takeBack', seat, to, agreed: [seat], state: live.stateAt(to) })
      : live.act({ kind: 'move', seat, move: random.pick(live.moves(seat)) })
    if (!outcome.ok) return fail(`refused: ${outcome.message}`)
    texts.push(outcome.text)
    hashes.length = isBack ? to + 1 : live.entryCount
    const seen = hash(game.view(live.state, null))
    if (isBack && (live.entryCount !== to || seen !== hashes[to])) fail('the table does not stand where it stood')
    hashes[live.entryCount] = seen
    if (isBack || random.die(16) === 1) kept = structuredClone(live.snapshot())
  }
  return { live, texts, kept }
}
