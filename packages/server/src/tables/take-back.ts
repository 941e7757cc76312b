import type { GameState } from '@acheron/engine'
import type { Share } from '../bots/queue.ts'
import { ApiFailure } from '../errors.ts'
import type { Done } from '../history/historian.ts'
import type { AgreedBack } from '../seating/back.ts'
import type { Acted } from './actions.ts'
import type { Room } from './room.ts'

/** Takes back what everybody agrees to take back. `stateAt` finds the state after an entry. */
export async function takeBack(
  room: Room,
  { person, seat, to, version, agreed }: AgreedBack,
  share: Share,
  stateAt: (entry: number) => Promise<Done<'state'>>,
): Promise<void> {
  const { result } = await stateAt(to)
  if (result.kind !== 'seen')
    throw new ApiFailure(
      409,
      'not-so-far',
      'the rules have changed since then; the table cannot go back as far as that',
    )
  const state = JSON.parse(result.json) as GameState
  const outcome = await new Promise<Acted>(resolve =>
    room.act({ person, share }, { kind: 'takeBack', seat, to, agreed, state }, version, resolve),
  )
  if (outcome.kind === 'failed') throw outcome.error
  if (outcome.kind === 'refused') throw new ApiFailure(409, outcome.refused.why, outcome.refused.message)
}
