import type { View } from '@acheron/engine'
import type { Translate } from '@acheron/engine/words'
import type { HellgameEvent, HellgameState } from '../state.ts'
import type { Words } from '../words/compiled/keys.ts'

export type T = Translate<Words>
export type Table = View<HellgameState>
/** The events of these names. */
export type Of<E extends HellgameEvent['e']> = Extract<HellgameEvent, { e: E }>
