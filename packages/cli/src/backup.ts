import { resolve } from 'node:path'
import { onlyArgument, readArguments } from './arguments.ts'
import { checkWritable } from './files.ts'
import { counted, say, sayJson } from './output.ts'
import { dataFlags, orInputError, placeOf } from './place.ts'

/** `acheron backup`: writes a checked copy of a server's data while it runs. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments('backup', args, { ...dataFlags, json: { type: 'boolean' } })
  const file = onlyArgument('backup', 'file', positionals)
  checkWritable(file, 'backup')
  const { backUp, sourceName } = await import('@acheron/server')
  const source = await placeOf(values)
  const { tables, steps, people, format } = await orInputError(
    backUp(source, resolve(file), process.env.KEYS_FILE || undefined),
  )
  if (values.json) return sayJson({ file, source: sourceName(source), tables, steps, people, format })
  say(`${file}: ${contents({ tables, steps, people })} of ${sourceName(source)}, checked`)
}

/** What a backup holds, in words. */
export const contents = ({ tables, steps, people }: { tables: number; steps: number; people: number }) =>
  `${counted(tables, 'table')}, ${counted(steps, 'step')}, ${people === 1 ? '1 person' : `${people} people`}`
