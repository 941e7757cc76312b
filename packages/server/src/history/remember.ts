import { setImmediate } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import {
  campaignFile,
  type GameDefinition,
  type GameState,
  InputError,
  isHarmless,
  outcomeOf,
  Past,
  type Step,
  takenBy,
} from '@acheron/engine'
import type { GameEntry } from '@acheron/games'
import { CampaignFile, GameRecord, PastViews } from '@acheron/protocol/schemas'
import type { SaveRow } from '../store/store.ts'
import { todays } from '../tables/restore.ts'
import { checkOutgoing } from '../validation.ts'
import type { Answer, CampaignOf, Job, Look, Looked, Place, Question, Results } from './messages.ts'

/** The entries of all tables whose past is kept, and the tables: many small ones must not push a long one out. */
const mostEntries = 100_000
const mostTables = 500

interface Kept {
  readonly past: Past
  version: number
}

const writeMoments = checkOutgoing({ schema: PastViews, url: 'a look back' })
const writeCampaign = checkOutgoing({ schema: CampaignFile, url: 'a campaign' })
const writeRecord = checkOutgoing({ schema: GameRecord, url: 'a record' })

/** The thread's side: answers questions about these games until the thread ends. */
export function remember(games: readonly GameEntry[]): void {
  const loaded = new Map<string, Promise<GameDefinition>>()
  /** The one looked at longest ago comes first. */
  const kept = new Map<string, Kept>()

  const rulesOf = (id: string): Promise<GameDefinition> => {
    const entry = games.find(({ meta }) => meta.id === id)
    if (!entry) throw new Error(`there is no game '${id}'`)
    const rules = loaded.get(id) ?? entry.load()
    loaded.set(id, rules)
    return rules
  }

  const keptOf = (game: GameDefinition, { table, settings }: Place): Kept => {
    const one = kept.get(table) ?? { past: new Past(game, settings, []), version: 0 }
    kept.delete(table)
    kept.set(table, one)
    return one
  }

  /** Lets go of those looked at longest ago, but never of the last. */
  const forgetSome = () => {
    let entries = [...kept.values()].reduce((sum, { past }) => sum + past.length, 0)
    for (const [table, { past }] of kept) {
      if (kept.size === 1 || (entries <= mostEntries && kept.size <= mostTables)) return
      kept.delete(table)
      entries -= past.length
    }
  }

  /** The table's past up to now, or why there is none. */
  const pastOf = async (asked: Place): Promise<Past | Looked> => {
    const game = await rulesOf(asked.game)
    let one: Kept
    try {
      one = keptOf(game, asked)
    } catch (error) {
      // Today's rules cannot even set it up.
      return { kind: 'differs', problem: String(error) }
    }
    const first = asked.version - asked.steps.length
    for (const text of asked.steps.slice(Math.max(0, one.version - first))) {
      const step = JSON.parse(text) as Step
      if (step.version !== one.version + 1) break
      const taken = takenBy(step)
      if (taken > 0) one.past.pop(taken)
      else one.past.push(step.entry)
      one.version++
    }
    if (one.version < asked.version) return { kind: 'behind', at: one.version }
    forgetSome()
    return one.past
  }

  const orWhyNot = async (asked: Place, use: (past: Past) => string): Promise<Looked> => {
    const past = await pastOf(asked)
    if (!(past instanceof Past)) return past
    try {
      // A long way there is gone bit by bit, so that short questions come in between.
      for (const _ of past.towards(asked.entry)) await setImmediate()
      return { kind: 'seen', json: use(past) }
    } catch (error) {
      return { kind: 'differs', problem: String(error) }
    }
  }

  const work: { [K in Job['kind']]: (job: Extract<Job, { kind: K }>) => Promise<Results[K]> } = {
    undo: async ({ game, doubt }) => isHarmless(await rulesOf(game), doubt),
    look: asked => orWhyNot(asked, past => momentsOf(past, asked)),
    state: asked => orWhyNot(asked, past => JSON.stringify(past.stateAt(asked.entry))),
    record: async ({ head, steps }) =>
      writeRecord({ ...head, entries: outcomeOf(steps.map(text => JSON.parse(text) as Step)).entries }),
    campaign: async ({ game, ...campaign }) => writeCampaign(fileOf(await rulesOf(game), campaign)),
  }

  const answer = async ({ id, job }: Question): Promise<Answer> => {
    const started = performance.now()
    const spent = () => performance.now() - started
    try {
      const result = await (work[job.kind] as (job: Job) => Promise<Results[keyof Results]>)(job)
      return { id, milliseconds: spent(), result }
    } catch (error) {
      return { id, milliseconds: spent(), problem: String(error) }
    }
  }

  parentPort?.on('message', (question: Question) => {
    void answer(question).then(message => parentPort?.postMessage(message))
  })
}

/** Saves that today's rules cannot have stay where they are. */
function fileOf(game: GameDefinition, { about, now, saves }: CampaignOf) {
  const known = saves.flatMap(({ at, event, ...save }: SaveRow) => {
    try {
      const state = todays(game, save) as unknown as GameState
      return [{ at: new Date(at).toISOString(), event, state }]
    } catch (error) {
      if (error instanceof InputError) return []
      throw error
    }
  })
  return campaignFile(game, { ...about, now: now as unknown as GameState, saves: known })
}

/** The moments from an entry on. */
function momentsOf(past: Past, { entry, count, seat }: Look): string {
  const moments = [past.viewAt(entry, seat)]
  try {
    for (let at = entry + 1; at < entry + count && at <= past.length; at++) moments.push(past.viewAt(at, seat))
  } catch {
    // A request for that moment itself is answered with the reason.
  }
  return writeMoments({ moments })
}
