import { relative, sep } from 'node:path'
import { type GameDefinition, InputError, parseScenarios, runScenario, type Scenario } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { readArguments } from './arguments.ts'
import { Failure } from './failure.ts'
import { filesBelow, isFolder, readText } from './files.ts'
import { counted, say, sayJson } from './output.ts'
import { safeText } from './safe-text.ts'

interface Case {
  readonly file: string
  readonly scenario: Scenario
  readonly game: GameDefinition
}

interface FailedCase {
  readonly file: string
  readonly title: string
  readonly rule: string
  readonly failures: readonly string[]
}

/** `acheron scenario`: rule cases as data. All files are read first, so a broken one stops the run before it starts. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments('scenario', args, { json: { type: 'boolean' } })
  if (positionals.length === 0)
    throw new InputError('scenario needs a file or folder: acheron scenario <file or folder>..')
  const files = [...new Set(positionals.flatMap(filesAt))]
  const cases: Case[] = []
  for (const file of files) cases.push(...(await readCases(file)))

  const failed: FailedCase[] = []
  for (const { file, scenario, game } of cases) {
    const failures = runScenario(game, scenario)
    if (failures.length > 0) failed.push({ file, title: scenario.title, rule: scenario.rule, failures })
  }
  const passed = cases.length - failed.length
  if (values.json) {
    sayJson({ files: files.length, cases: cases.length, passed, failed: failed.length, failures: failed })
  } else {
    for (const failure of failed) say(`${failureText(failure)}\n`)
    say(
      `${counted(cases.length, 'case')} in ${counted(files.length, 'file')}: ${passed} passed, ${failed.length} failed`,
    )
  }
  const [first] = failed
  if (first)
    throw new Failure(
      `${failed.length} of ${counted(cases.length, 'case')} failed; the first: ${first.file}, '${first.title}' (${first.rule}): ${first.failures[0]}`,
    )
}

/**
 * The scenario files of a path: the file itself, or those below the folder. Where there are folders called `scenarios`, only
 * their files count, because a game's folder also holds words and other JSON.
 */
function filesAt(path: string): string[] {
  if (!isFolder(path)) return [path]
  const files = filesBelow(path, '.json')
  if (files.length === 0) throw new InputError(`no scenario file (*.json) in '${path}'`)
  const named = files.filter(file => relative(path, file).split(sep).includes('scenarios'))
  return named.length > 0 ? named : files
}

async function readCases(file: string): Promise<Case[]> {
  const text = readText(file)
  try {
    const scenarios = parseScenarios(text)
    return await Promise.all(
      scenarios.map(async scenario => ({ file, scenario, game: await findGame(scenario.game).load() })),
    )
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`${file}: ${error.message}`)
    throw error
  }
}

/** A failure for people: where, what and which rule, then each difference as - expected, + found. */
function failureText({ file, title, rule, failures }: FailedCase): string {
  return [`FAIL ${file}`, `     ${title} (${rule})`, ...failures.flatMap(differenceLines)].map(safeText).join('\n')
}

function differenceLines(failure: string): string[] {
  const [, where, expected, found] = /^(.*?): expected (.*), found (.*)$/s.exec(failure) ?? []
  if (where === undefined) return [`     ${failure}`]
  return [`     ${where}`, `       - ${expected}`, `       + ${found}`]
}
