import { InputError } from '@acheron/engine'
import { noArgument, readArguments } from './arguments.ts'
import { Failure } from './failure.ts'
import { counted, say, sayJson } from './output.ts'

/** `acheron check-tables`: lists the open tables whose moves new rules would change, before a server starts with them. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments('check-tables', args, {
    data: { type: 'string' },
    json: { type: 'boolean' },
  })
  noArgument('check-tables', positionals)
  const { checkTables, defaultFile, sourceName, StartError } = await import('@acheron/server')
  const { DATABASE_URL, DATA = defaultFile } = process.env
  const source = values.data ?? (DATABASE_URL || DATA)
  const { tables, findings } = await checkTables(source).catch(error => {
    throw error instanceof StartError ? new InputError(error.message) : error
  })
  if (values.json) sayJson({ file: sourceName(source), tables, findings })
  else {
    for (const { problem, table, game, version, rules, now, detail } of findings)
      say(`${game} ${table} at step ${version}, rules ${rules} -> ${now ?? 'none'}: ${meanings[problem]}: ${detail}`)
    say(`${counted(tables, 'running table')}: ${tables - findings.length} as before, ${findings.length} listed`)
  }
  if (findings.length > 0) throw new Failure(`${counted(findings.length, 'running table')} would be changed, or may be`)
}

const meanings = {
  'cannot-go-on': 'cannot go on',
  'moves-change': 'legal moves change',
  unknown: 'nobody can tell',
} as const
