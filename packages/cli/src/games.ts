import { languages } from '@acheron/engine/words'
import { games } from '@acheron/games'
import { noArgument, readArguments } from './arguments.ts'
import { say, sayJson } from './output.ts'

/** `acheron games`: lists the games. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments('games', args, { json: { type: 'boolean' } })
  noArgument('games', positionals)
  const list = games.map(({ meta: { id, name, seats, minutes, stage, rulesVersion } }) => ({
    id,
    name,
    seats,
    languages: Object.keys(name).filter(key => languages.some(language => language === key)),
    minutes,
    stage,
    rulesVersion,
  }))
  if (values.json) return sayJson(list)
  const head = ['id', 'name', 'seats', 'languages', 'minutes', 'stage', 'rules']
  const rows = list.map(game => [
    game.id,
    Object.values(game.name).join(' / '),
    game.seats.min === game.seats.max ? `${game.seats.min}` : `${game.seats.min}-${game.seats.max}`,
    game.languages.join(' '),
    `${game.minutes}`,
    game.stage,
    `${game.rulesVersion}`,
  ])
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map(row => row[i]?.length ?? 0)))
  for (const row of [head, ...rows])
    say(
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}
