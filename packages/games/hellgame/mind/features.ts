import type { Feature, Seat } from '@acheron/engine'
import { indexOf, throne } from '../box/squares.ts'
import { countOn, factoriesOf } from '../square/contents.ts'
import type { HellgameState } from '../state.ts'
import { circles } from './ground.ts'
import { incomeRate } from './outlook.ts'
import { demonWorth, weights } from './weights.ts'

/** What players speak of: their own things, and those of each rival. In souls. */
export type OwnFeature =
  | 'souls'
  | 'income'
  | 'factories'
  | 'demons'
  | 'unlocked'
  | 'depth'
  | 'items'
  | 'tokens'
  | 'throne'
export type RivalFeature = 'rivalSouls' | 'rivalFactories' | 'rivalThrone'

/** Rounds for which an income counts. */
const rounds = 6
const perFactory = 2
const perUnlocking = 4
const perCircle = 1.5
const perItem = 3.5
/** What a rival's loss is worth beside one's own gain. */
const share = 0.4

export function features(state: HellgameState, seat: Seat): Feature[] {
  const me = state.seats[seat]!
  const own = (id: OwnFeature, amount: number, worth: number): Feature => ({ id, amount, worth })
  const holders = weights.holderLacking * 2
  const rivals = Array.from({ length: state.players }, (_, of) => of).flatMap(of => {
    const its = (id: RivalFeature, amount: number, worth: number): Feature => ({
      id,
      of,
      amount,
      worth: -worth * share,
    })
    if (of === seat) return []
    return [
      its('rivalSouls', state.seats[of]!.souls, 1),
      its('rivalFactories', factoriesOf(state, of).length, perFactory * 2),
      its('rivalThrone', countOn(state, throne, of), holders),
    ]
  })
  return [
    own('souls', me.souls, 1),
    own('income', incomeRate(state, seat), rounds),
    own('factories', factoriesOf(state, seat).length, perFactory),
    own('demons', me.demons, demonWorth(state)),
    own('unlocked', me.unlocked, perUnlocking),
    own('depth', circles[indexOf[me.at ?? '1-0']!]!, perCircle),
    own('items', me.items.length, perItem),
    own('tokens', me.mana + me.speed + me.curse, weights.mana),
    own('throne', countOn(state, throne, seat), holders),
    ...rivals,
  ]
}
