import { join } from 'node:path'
import { type GameDefinition, type GameState, InputError } from '@acheron/engine'
import { checkWritable, writeBytes } from '../files.ts'
import { say } from '../output.ts'
import { progressBar } from '../progress.ts'

/** `--table`: the part of the solution that takes long, a file for each goal. */
export async function makeTables(
  { meta, mind }: GameDefinition,
  state: GameState,
  goals: readonly string[],
  folder: string,
): Promise<void> {
  const { table } = mind
  if (!table) throw new InputError(`--table: ${meta.id} has no solution to be kept`)
  const files = goals.map(goal => join(folder, table.nameOf(state, goal)))
  for (const file of files) checkWritable(file, '--table')
  for (const [i, goal] of goals.entries()) {
    const bar = progressBar(100, 'parts')
    const bytes = await table.make(state, goal, done => bar.progress(100 * done)).finally(() => bar.clear())
    writeBytes(files[i] as string, bytes)
    say(`${files[i]}: ${bytes.length} bytes`)
  }
}
