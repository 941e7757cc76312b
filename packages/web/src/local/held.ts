import {
  type Action,
  fingerprintOf,
  type GameDefinition,
  type GameEvent,
  InputError,
  isHarmless,
  LiveTable,
  type Seat,
  type ShownStep,
  takeOver,
} from '@acheron/engine'
import { findGame } from '@acheron/games'
import type { OpenTable, TableInfo, TableSummary } from '@acheron/protocol'
import { LocalProblem } from './problem.ts'
import type { LocalRow, Origin, StoredTable } from './store.ts'

/** A local table in a list. `lasting` is false where the browser has no storage: closing the page loses the table. */
export interface LocalSummary extends TableSummary {
  readonly lasting: boolean
}

/** The info of a local table; `lasting` as in the list. `recorded` is false where there is no record. */
export interface LocalInfo extends TableInfo {
  readonly lasting: boolean
  readonly recorded: boolean
  /** The table of which it is another attempt; null for all others. */
  readonly origin: Origin | null
  /** The other seats of mine that may decide now, also by taking back that they have passed. */
  readonly reach: readonly Seat[]
}

export interface LocalOpenTable extends OpenTable {
  readonly info: LocalInfo
}

/** A table in memory: what is stored of it, and the engine's table made of that. */
export interface Held {
  row: LocalRow
  readonly live: LiveTable
  readonly opening: readonly GameEvent[]
  readonly seedHash: string
  /** The seat of mine that was chosen to decide next, before others that may; null: the first of them. */
  chosen: Seat | null
  /** The steps as they were last shown, and to which seat. */
  shown: { readonly seat: Seat | null; readonly steps: ShownStep[] }
}

export async function hold({ row, steps }: StoredTable): Promise<Held> {
  const { live, row: now } = play(await findGame(row.game).load(), { row, steps })
  return {
    row: now,
    live,
    opening: row.opening ?? live.opening,
    seedHash: fingerprintOf(row.settings.seed),
    chosen: null,
    shown: { seat: null, steps: [] },
  }
}

function play(game: GameDefinition, kept: StoredTable): Pick<Held, 'row' | 'live'> {
  const { rulesVersion } = game.meta
  const rules = kept.row.rest?.rules ?? kept.row.rules
  try {
    return restored(game, kept, rules)
  } catch (error) {
    if (error instanceof InputError) throw new LocalProblem('table-unreadable', error.message)
    if (rules === rulesVersion) throw error
    throw new LocalProblem(
      'table-unreadable',
      `the table was played by rules version ${rules} and cannot go on by version ${rulesVersion}: remove it`,
    )
  }
}

/** Newer rules take over from the last state. The result is stored with the next step; until then it can be computed again. */
function restored(game: GameDefinition, { row, steps }: StoredTable, rules: number): Pick<Held, 'row' | 'live'> {
  const { settings, snapshot, rest, version } = row
  const texts = steps.map(step => JSON.stringify(step))
  const parked = rest?.state ? { version, state: rest.state } : null
  if (rules === game.meta.rulesVersion || settings.chance)
    return { row, live: new LiveTable(game, settings, { snapshot, parked, steps: texts }) }
  const kept = parked ?? snapshot
  const { live, taken } = takeOver(game, settings, { kept, rules, steps: texts })
  return { live, row: { ...row, snapshot: taken } }
}

/** Whether a replay could confirm the game: not with scripted chance, nor from a state that the game takes from nobody. */
export function isRecorded({ settings: { chance, start } }: LocalRow, { meta }: GameDefinition): boolean {
  return !chance && (!start || meta.saves === true)
}

/** The list entry of the table as it stands. */
export function glanceOf(live: LiveTable): LocalRow['glance'] {
  const actors = live.actors()
  return { over: actors.length === 0, progress: live.game.progress(live.state), actors }
}

/** The seats of the one who holds the device. */
export function mine(row: LocalRow): Seat[] {
  return row.seats.flatMap((who, seat) => (who === 'me' ? [seat] : []))
}

/**
 * The seat whose view the page shows: the chosen one, else mine that is to decide, else mine that decided last. Null where only
 * bots play.
 */
export function viewer({ row, live, chosen }: Held): Seat | null {
  if (chosen !== null) return chosen
  const seats = mine(row)
  const deciding = live.actors().find(seat => seats.includes(seat))
  return deciding ?? live.findLastStep(step => seats.includes(step.entry.seat))?.entry.seat ?? seats[0] ?? null
}

/** My seats that may decide now, without the one that the page shows. */
export function reach(held: Held): Seat[] {
  const { row, live } = held
  if (row.continued !== undefined) return []
  const shown = viewer(held)
  return mine(row).filter(seat => seat !== shown && mayDecide(live, seat))
}

function mayDecide({ game, state }: LiveTable, seat: Seat): boolean {
  if (game.actors(state).includes(seat)) return true
  return game.others(state).includes(seat) && game.moves(state, seat).length > 0
}

/** After a step: the chosen seat stays as long as it is to decide, and while others do as long as it may. */
export function stillChosen({ live, chosen }: Held, by: Seat): Seat | null {
  if (chosen === null) return null
  const stays = by === chosen ? live.actors().includes(chosen) : mayDecide(live, chosen)
  return stays ? chosen : null
}

export function summaryOf(row: LocalRow, lasting: boolean): LocalSummary {
  const { id, game, name, glance } = row
  return {
    id,
    game,
    name,
    status: glance.over ? 'over' : 'playing',
    seats: row.seats.map((who, seat) =>
      who === 'me'
        ? { kind: 'person', name: row.names?.[seat] ?? null, you: true, online: true }
        : { kind: 'bot', name: who.bot, you: false, online: true },
    ),
    progress: glance.progress,
    yourTurn: row.continued === undefined && mine(row).some(seat => glance.actors.includes(seat)),
    changed: new Date(row.changed).toISOString(),
    daily: null,
    options: row.settings.options,
    result: glance.over ? (row.rest?.result ?? null) : null,
    pace: null,
    lasting,
  }
}

/** Everything the page needs. */
export function openTable(held: Held, lasting: boolean): LocalOpenTable {
  const { row, live, opening, seedHash } = held
  findOut(live)
  const seat = viewer(held)
  if (held.shown.seat !== seat) held.shown = { seat, steps: [] }
  const { steps } = held.shown
  for (const step of live.stepsSince(steps.length)) steps.push(live.show(step, seat, mine(row)))
  const { rules, settings, glance } = row
  const recorded = isRecorded(row, live.game)
  // Without a record the seed proves nothing.
  const seed = glance.over && recorded ? settings.seed : null
  const now = live.viewFor(seat, mine(row))
  // The stored result counts, whatever today's rules say.
  const result = row.rest ? row.rest.result : now.result
  const ofMine = mine(row).map(each => live.sharedViewFor(each))
  const any = (can: 'canUndo' | 'canRedo') => ofMine.some(each => each[can])
  const undos = Math.max(0, ...ofMine.map(each => each.undos ?? 0))
  return {
    info: {
      ...summaryOf(row, lasting),
      rules,
      options: settings.options,
      seedHash,
      seed,
      campaign: campaignInfo(held),
      people: null,
      clock: null,
      recorded,
      origin: row.origin ?? null,
      reach: reach(held),
    },
    now: {
      ...now,
      result,
      canUndo: now.canUndo || any('canUndo'),
      canRedo: now.canRedo || any('canRedo'),
      ...(undos > 0 && { undos }),
    },
    steps: [...steps],
    before: 0,
    opening: opening.map(event => live.game.viewEvent(event, seat)),
  }
}

/** Null at a game without saves, and in a lesson, which goes forward only. On a device one alone decides to go back. */
function campaignInfo({ row, live }: Held): TableInfo['campaign'] {
  if (!live.game.meta.saves || row.lesson) return null
  return { continued: row.continued ?? null, mayGoBack: true, wishes: [], needed: 1 }
}

/** Finds out which of the last steps can be taken back. Nobody else waits for this thread. */
function findOut(live: LiveTable): void {
  for (let doubt = live.doubt(); doubt; doubt = live.doubt()) live.resolve(isHarmless(live.game, doubt), doubt.back)
}

/** All my seats are one person, who may undo what any of them did last. */
export function forAnyOfMine(held: Held, action: Action): Action {
  if (action.kind === 'move') return action
  findOut(held.live)
  const can = action.kind === 'undo' ? 'canUndo' : 'canRedo'
  const seat = mine(held.row).find(each => held.live.sharedViewFor(each)[can])
  return { ...action, seat: seat ?? action.seat }
}
