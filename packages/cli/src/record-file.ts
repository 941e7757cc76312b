import { configOf, type GameDefinition, type GameRecord, InputError, parseRecord, replay } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { Failure } from './failure.ts'
import { readText } from './files.ts'

/** A recorded game and its rules. */
export interface RecordFile {
  readonly file: string
  readonly record: GameRecord
  readonly game: GameDefinition
}

/** Reads a record; an InputError says why it is not one, or not by these rules. */
export async function openRecord(file: string): Promise<RecordFile> {
  const text = readText(file)
  try {
    const record = parseRecord(text)
    const game = await findGame(record.game).load()
    if (record.rules !== game.meta.rulesVersion)
      throw new InputError(
        `the record was played by rules version ${record.rules}, this is version ${game.meta.rulesVersion}; use a release of that version`,
      )
    configOf(game, record.players, record.options)
    return { file, record, game }
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`${file}: ${error.message}`)
    throw error
  }
}

/** Replays it. */
export function playAgain(
  { file, game, record }: RecordFile,
  until = record.entries.length,
  onEntry?: Parameters<typeof replay>[3],
) {
  return holding(file, () => replay(game, record, until, onEntry))
}

/** Work that plays the record again. The engine checks each entry; an objection is a failed check of a well-formed file. */
export function holding<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof InputError) throw new Failure(`${file}: the record does not hold: ${error.message}`)
    throw error
  }
}
