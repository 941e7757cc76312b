import { InputError } from '@acheron/engine'
import { noArgument, readArguments } from './arguments.ts'
import { Failure } from './failure.ts'
import { counted, say, sayJson } from './output.ts'

/** `acheron check-tables`: lists open tables whose moves new rules would change, and saves that they cannot open, before a server starts with them. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments('check-tables', args, {
    data: { type: 'string' },
    json: { type: 'boolean' },
  })
  noArgument('check-tables', positionals)
  const { checkTables, defaultFile, sourceName, StartError } = await import('@acheron/server')
  const { DATABASE_URL, DATA = defaultFile } = process.env
  const source = values.data ?? (DATABASE_URL || DATA)
  const { tables, findings, saves, lost } = await checkTables(source).catch(error => {
    throw error instanceof StartError ? new InputError(error.message) : error
  })
  if (values.json) sayJson({ file: sourceName(source), tables, findings, saves, lost })
  else {
    for (const { problem, table, game, version, rules, now, detail } of findings)
      say(`${game} ${table} at step ${version}, rules ${rules} -> ${now ?? 'none'}: ${meanings[problem]}: ${detail}`)
    for (const { game, table, n, rules, detail } of lost)
      say(`${game} ${table}, save ${n}, rules ${rules}: cannot be opened: ${detail}`)
    say(`${counted(tables, 'running table')}: ${tables - findings.length} as before, ${findings.length} listed`)
    if (saves > 0) say(`${counted(saves, 'save')}: ${saves - lost.length} can be opened, ${lost.length} listed`)
  }
  if (findings.length > 0) throw new Failure(`${counted(findings.length, 'running table')} would be changed, or may be`)
  if (lost.length > 0) throw new Failure(`${counted(lost.length, 'save')} could not be opened any more`)
}

const meanings = {
  'cannot-go-on': 'cannot go on',
  'moves-change': 'legal moves change',
  unknown: 'nobody can tell',
} as const
