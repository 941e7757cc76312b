import { onlyArgument, readArguments } from './arguments.ts'
import { contents } from './backup.ts'
import { say, sayJson } from './output.ts'
import { dataFlags, orInputError, placeOf } from './place.ts'

/** `acheron restore`: puts a backup where a server's data is to be. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments('restore', args, {
    ...dataFlags,
    replace: { type: 'boolean' },
    json: { type: 'boolean' },
  })
  const file = onlyArgument('restore', 'file', positionals)
  const { restoreBackup, sourceName } = await import('@acheron/server')
  const target = await placeOf(values)
  const restored = await orInputError(restoreBackup(file, target, values.replace ?? false))
  const place = sourceName(target)
  if (values.json) return sayJson({ file, target: place, ...restored })
  say(`${place}: ${contents(restored)} from ${file}`)
  if (restored.aside !== null) say(`what was there is now ${restored.aside}`)
}
