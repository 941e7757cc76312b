import type { Result } from '@acheron/engine'
import { lastChapter } from './campaign/chapters.ts'
import { points, roundsPlayed } from './campaign/records.ts'
import type { CampaignFrame } from './frames.ts'
import type { CaravanState } from './state.ts'

/** Section 6: all seats share the result. The Campaign is won by its ending, a Quick Combat by its last fight. */
export function result(state: CaravanState): Result | null {
  const { end, flow, players, record } = state
  if (!end || flow.length > 0) return null
  const seats = [...Array(players).keys()]
  const won = end.cause === 'ending' || (end.cause === 'quick' && record.at(-1)?.result === 'victory')
  return {
    winners: won ? seats : [],
    ranking: [seats],
    scores: seats.map(() => points(state)),
    cause: end.cause,
    ending: end.ending,
    rounds: roundsPlayed(state),
  }
}

/** How far into its chapter the game is at each step, in hundredths; a fight takes its time. */
const reached: { [step in CampaignFrame['step']]: number } = {
  draft: 0,
  chapter: 2,
  decks: 2,
  exchange: 2,
  decide: 2,
  skip: 2,
  change: 2,
  chronicle: 5,
  transition: 5,
  fight: 35,
  result: 40,
  rewards: 90,
  outcome: 92,
  next: 95,
  retry: 95,
  onward: 95,
}
const usualRounds = 7

/** Percent of the game played, roughly. */
export function progress({ end, flow, fight, chapter, options }: CaravanState): number {
  if (end && flow.length === 0) return 100
  const [campaign] = flow
  const step = campaign?.kind === 'campaign' ? campaign.step : 'draft'
  const share = reached[step] + (fight ? 50 * Math.min(1, fight.round / usualRounds) : 0)
  return Math.floor(options.mode === 'quick' ? share : ((chapter - 1) * 100 + share) / lastChapter)
}
