import type { JsonObject, View } from '@acheron/engine'
import { seatMark, type Translate } from '@acheron/engine/words'
import type { Frame } from '../frames.ts'
import { phases } from '../phases/index.ts'
import type { FlorencePhase } from '../phases/phase.ts'
import type { FlorenceState } from '../state.ts'
import { decidersOf } from '../turn/deciders.ts'
import type { Words } from '../words/compiled/keys.ts'
import { means } from './means.ts'
import type { Intent } from './moment.ts'
import { whyNot } from './why-not.ts'

/**
 * Why a touch reached no legal move; null where it is possible.
 *
 * The things of the table that may be asked about, each an intent; the page adds `viewer`, the seat that asks:
 *
 * - `{ kind: 'shield', shield, soul? }`: a shield or the soul on it; with `soul` (as in `lead`: a shield's id or
 *   `graveyard:<sin>`) as the end of that soul's way
 * - `{ kind: 'grave', sin }`: the graveyard's souls of that sin, for Hell and for the Styx
 * - `{ kind: 'gate', gate }`: a gate of the Wall of Dis, for a disc; `{ kind: 'disc' }`: the own discs in hand
 * - `{ kind: 'guardian', guardian }`, `{ kind: 'circle', circle, guardian? }`: a guardian, and where it could go
 * - `{ kind: 'location', location, member? }`: to send somebody there, or just a noble or an urchin;
 *   `{ kind: 'accuse', location }`: to accuse there
 * - `{ kind: 'council' }`, `{ kind: 'exchange' }`, `{ kind: 'styx' }`: these actions
 * - `{ kind: 'guest', guest, seat? }`, `{ kind: 'barrel', barrel, seat? }`: in a tower, without `seat` in Palace or Market
 * - `{ kind: 'member', seat, member, at }`: a noble or an urchin; `at` is `home`, `reserve`, a location or a floor
 * - `{ kind: 'floor', seat, floor }`: a floor of a tower; `{ kind: 'panel', seat, barrel }`: a row of a supply panel
 * - `{ kind: 'card', card, seat? }`: a fraud card, with `seat` in that hand or played before that seat;
 *   `{ kind: 'deck' }`: the fraud deck; `{ kind: 'option', option }`: one of the two effects of the card in question
 * - `{ kind: 'cube', sin }`, `{ kind: 'track', sin }`, `{ kind: 'diploma', sin }`, `{ kind: 'tile', tile }`
 * - `{ kind: 'plague' }`, `{ kind: 'dante' }`, `{ kind: 'boat' }`, `{ kind: 'purse' }`, `{ kind: 'quarter' }`: these tell how
 *   they work
 * - `{ kind: 'end' }`: the end of the turn or of what is being done
 */
export function explain(view: View<FlorenceState>, intent: JsonObject, t: Translate<Words>): string | null {
  const frame = view.flow.at(-1)
  if (!frame) return t('why.over')
  const touch = intent as unknown as Intent
  const deciders = decidersOf(view, frame)
  const seat = typeof touch.viewer === 'number' ? touch.viewer : deciders[0]
  if (seat === undefined || !deciders.includes(seat)) return t('why.other', { who: seatMark(deciders[0] ?? 0) })
  // The legal moves depend only on what the deciding seat sees.
  const state = view as FlorenceState
  // A spectator sees no hand and has nothing to decide.
  if ((state.seats[seat]!.hand as (string | null)[]).includes(null)) return null
  // The table is keyed by kind, so the phase under a frame's kind takes that frame.
  const moves = (phases[frame.kind] as FlorencePhase<Frame>).moves(state, frame, seat)
  const moment = { state, frame, seat, me: state.seats[seat]!, moves, t }
  return moves.some(move => means(touch, move, moment)) ? null : whyNot(touch, moment)
}
