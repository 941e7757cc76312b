import type {
  ActionCard,
  Chapter,
  Confrontation,
  EventCard,
  EventDeck,
  Malefactor,
  MinionType,
  Treasure,
} from '../vocabulary.ts'
import { fraud } from './fraud/index.ts'
import { gluttony } from './gluttony/index.ts'
import { greed } from './greed/index.ts'
import { heresy } from './heresy/index.ts'
import { limbo } from './limbo/index.ts'
import { lust } from './lust/index.ts'
import { treachery } from './treachery/index.ts'
import { violence } from './violence/index.ts'
import { wrath } from './wrath/index.ts'

/** Everything of one circle: its Chronicle, its Treasures, its Confrontation. */
export type Circle = {
  chronicle: Chapter
  treasures: readonly Treasure[]
  confrontation: Confrontation
  malefactors: readonly Malefactor[]
  minions: readonly MinionType[]
  actions: readonly ActionCard[]
  eventDecks: readonly EventDeck[]
  events: readonly EventCard[]
}

/** From the first to the ninth. */
export const circles: readonly Circle[] = [limbo, lust, gluttony, greed, wrath, heresy, violence, fraud, treachery]
