import { type DiceProof, InputError, type KeptPart, parseRecord, proveDice } from '@acheron/engine'
import { findGame } from '@acheron/games'

export interface Question {
  /** The record file's text. */
  readonly record: string
  readonly fingerprint: string
  /** What this device has kept of a seed that everybody added to. */
  readonly kept?: KeptPart
}

/** Why the dice are not proven: they do not belong together, or these rules cannot play the record again. */
export type Answer =
  | { readonly is: 'proven'; readonly proof: DiceProof }
  | { readonly is: 'refuted'; readonly why: string }
  | { readonly is: 'older' }

export async function prove({ record: text, fingerprint, kept }: Question): Promise<Answer> {
  try {
    const record = parseRecord(text)
    const game = await findGame(record.game).load()
    if (record.rules !== game.meta.rulesVersion) return { is: 'older' }
    return { is: 'proven', proof: proveDice(game, record, fingerprint, kept) }
  } catch (error) {
    if (error instanceof InputError) return { is: 'refuted', why: error.message }
    throw error
  }
}
