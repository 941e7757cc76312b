import type { Secrets } from '@acheron/engine'
import type { ImpRaceState } from './state.ts'

/** Section 5. Nobody may look at a tile that was never face up, not even the one whose imp stands on it. */
export const secrets: Secrets<ImpRaceState> = {
  state: [
    { place: 'seats.$.hand.*', seenBy: 'owner' },
    { place: 'deck.*', seenBy: 'nobody' },
    { place: 'route.*.tile', seenBy: (state, _seat, [square]) => state.route[Number(square)]!.seen },
    { place: 'removed.*', seenBy: state => state.flow.length === 0 },
  ],
  events: [{ match: { e: 'cardDrawn' }, hide: ['card'] }],
  moves: [],
}
