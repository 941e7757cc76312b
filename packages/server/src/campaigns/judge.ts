import { randomBytes } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { type CampaignFile, campaignStates, Generator, InputError, tryOut } from '@acheron/engine'
import type { GameEntry } from '@acheron/games'
import type { Ready, Verdict } from './verifier.ts'

/** Random moves that are played on from where the campaign stands, and from each of its saves. */
const triedMoves = { now: 200, save: 10 }

/** The thread's side: checks the file that it was started with. */
export async function judge(games: readonly GameEntry[]): Promise<void> {
  parentPort?.postMessage(await verdictOn(workerData as CampaignFile, games))
}

async function verdictOn(file: CampaignFile, games: readonly GameEntry[]): Promise<Verdict> {
  const entry = games.find(({ meta }) => meta.id === file.game)
  if (!entry) return { refused: `there is no game '${file.game.slice(0, 40)}' here` }
  const game = await entry.load()
  parentPort?.postMessage({ ready: true } satisfies Ready)
  // The unseen cards are dealt anew; nobody may foresee how.
  const random = Generator.seeded(randomBytes(16).toString('hex'))
  try {
    const states = campaignStates(game, file, random)
    const tried =
      tryOut(game, states.now, triedMoves.now) ??
      states.saves.reduce<string | null>((wrong, { state }) => wrong ?? tryOut(game, state, triedMoves.save), null)
    return tried ? { refused: `the campaign cannot go on: ${tried}` } : { states }
  } catch (error) {
    if (error instanceof InputError) return { refused: error.message }
    throw error
  }
}
