import type { Circle } from '../index.ts'
import { actions } from './actions.ts'
import { chronicle } from './chronicle.ts'
import { confrontation } from './confrontation.ts'
import { eventDecks, events } from './events.ts'
import { malefactors, minions } from './malefactors.ts'
import { treasures } from './treasures.ts'

export const greed: Circle = { chronicle, treasures, confrontation, malefactors, minions, actions, eventDecks, events }
