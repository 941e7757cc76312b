import type { JsonObject } from '@acheron/engine'
import type { Translate } from '@acheron/engine/words'
import type { CharonsObolView } from '../state.ts'
import type { Words } from '../words/compiled/keys.ts'

/** Why a touch of the board does nothing. The board's touches are intents: `{ touch: 'purse', viewer: 0 }`. */
export function explain(view: CharonsObolView, intent: JsonObject, t: Translate<Words>): string | null {
  const seat = view.flow.at(-1)?.seat
  if (seat === undefined) return t('why.over')
  if (intent.viewer !== seat) return t('why.turn')
  return intent.touch === 'purse' && view.hand === 0 ? t('why.empty') : null
}
