import { Generator } from '../chance.ts'
import type { GameDefinition } from '../game.ts'
import { clone, equal } from '../json.ts'
import { LiveTable } from '../live.ts'
import type { Step } from '../steps.ts'
import type { TableSettings } from '../table.ts'
import { takeOver } from '../take-over.ts'
import { languages } from '../words.ts'
import type { Check } from './checks.ts'
import { BatteryError } from './walk.ts'

/** Decisions of a game that are looked at. */
const most = 400

/**
 * A line of the log never changes: what is told of an event when it happens is told of it at the end, in every language, to
 * every seat and to spectators, also at the table that is opened again from what was stored, and at the one that newer rules
 * took over.
 */
export const lasting: Check = async (game, settings) => {
  const voices = await Promise.all(languages.map(language => game.words(language)))
  /** What every viewer is told of a step, in every language. */
  const linesOf = (live: LiveTable, step: Step) =>
    [null, ...Array(live.settings.players).keys()].map(viewer =>
      live.show(step, viewer).events.map(event => voices.map(t => live.game.tellEvent(event, t))),
    )
  for (const each of settings) {
    const live = new LiveTable(game, each)
    const { texts, told } = playOut(live, step => linesOf(live, step))
    const tables = { 'at the end': live, ...opened(game, each, live, texts) }
    for (const [when, table] of Object.entries(tables)) {
      for (const [i, step] of table.steps.entries()) {
        const now = linesOf(table, step)
        if (equal(now, told[i])) continue
        const what = JSON.stringify({ events: step.events, told: told[i], now })
        throw new BatteryError(
          `${game.meta.id}, ${JSON.stringify(each)}: a line of the log is another ${when}: ${what}`,
        )
      }
    }
  }
}

/** Plays at random; gives the steps as they are stored and what was told of each when it happened. */
function playOut<T>(live: LiveTable, tell: (step: Step) => T): { texts: string[]; told: T[] } {
  const random = Generator.seeded(`${live.settings.seed}/lasting`)
  const [texts, told]: [string[], T[]] = [[], []]
  for (let actors = live.actors(); actors.length > 0 && texts.length < most; actors = live.actors()) {
    const seat = actors[random.index(actors.length)]!
    const moves = live.moves(seat)
    const playable = moves.filter(move => !live.game.concedes(move))
    const outcome = live.act({ kind: 'move', seat, move: random.pick(playable.length > 0 ? playable : moves) })
    if (!outcome.ok) throw new BatteryError(`listed and refused: ${outcome.message}`)
    texts.push(outcome.text)
    told.push(tell(outcome.step))
  }
  return { texts, told }
}

/** The table opened again from what was stored, by the same rules and by newer ones. */
function opened(
  game: GameDefinition,
  settings: TableSettings,
  { version, state }: LiveTable,
  steps: readonly string[],
) {
  const { rulesVersion } = game.meta
  const newer = { ...game, meta: { ...game.meta, rulesVersion: rulesVersion + 1 } }
  const kept = { version, state: JSON.parse(JSON.stringify(state)) }
  return {
    'after a reload': new LiveTable(game, settings, { snapshot: clone(kept), steps }),
    'after a change of rules': takeOver(newer, settings, { kept, rules: rulesVersion, steps }).live,
  }
}
