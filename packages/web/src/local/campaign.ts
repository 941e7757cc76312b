import type { SeatPlan } from '@acheron/protocol'
import type { CampaignSource } from '../table/source.ts'
import type { ask } from './client.ts'
import type { LocalSeat } from './store.ts'

/** The campaign of a table in this browser, behind the worker. */
export function localCampaign(id: string, worker: typeof ask): CampaignSource {
  return {
    saves: () => worker('saves', id),
    back: to => worker('back', id, to),
    // One alone decides here, so that a wish is never left open.
    stay: async () => {},
    branch: ({ seats, ...wish }) => worker('branch', id, { ...wish, seats: localSeats(seats) }),
    file: () => worker('campaign', id),
  }
}

/** Whoever is no bot sits at this device. */
export function localSeats(plans: readonly SeatPlan[]): LocalSeat[] {
  return plans.map(plan => (plan.kind === 'bot' ? { bot: plan.bot } : 'me'))
}
