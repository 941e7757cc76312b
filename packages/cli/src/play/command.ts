import { randomBytes } from 'node:crypto'
import { join, parse } from 'node:path'
import { makeBot } from '@acheron/bots'
import { configOf, InputError, keyedSeed } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { loadWords } from '../../words/compiled/load.ts'
import { onlyArgument, readArguments, readInteger, readLanguage, readOptions } from '../arguments.ts'
import { checkWritable } from '../files.ts'
import { seatNames } from '../words.ts'
import { type Host, type Mode, saveRecord } from './host.ts'
import { Session } from './session.ts'
import { stageOf } from './stages.ts'

/** `acheron play`: a game in the terminal, on the whole screen of a terminal, else line by line. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments('play', args, {
    players: { type: 'string' },
    bots: { type: 'string' },
    seed: { type: 'string' },
    lang: { type: 'string' },
    option: { type: 'string', multiple: true },
    record: { type: 'string' },
  })
  const entry = findGame(onlyArgument('play', 'game', positionals))
  const language = readLanguage(values.lang)
  const specs = values.bots === undefined ? [] : values.bots.split(',').map(bot => bot.trim())
  const options = { ...(specs.length > 0 && entry.meta.withBots), ...readOptions(values.option) }
  const { min, max } = entry.meta.seats
  const players = readInteger('players', values.players, min, max, Math.max(min, Math.min(max, specs.length + 1)))
  if (specs.length >= players)
    throw new InputError(
      `--bots: ${specs.length} for ${players} ${players === 1 ? 'seat' : 'seats'} leaves none for you; to watch bots play, use simulate`,
    )
  if (values.record !== undefined) checkWritable(values.record, '--record')
  const game = await entry.load()
  configOf(game, players, options)
  const bots = Array.from({ length: players }, (_, seat) => {
    // People take the first seats, bots the last.
    const spec = specs[seat - (players - specs.length)]
    return spec === undefined ? null : makeBot(game, spec)
  })
  const stage = await stageOf(entry.meta.id)
  const [say, words] = await Promise.all([loadWords(language), game.words(language), stage.load?.(language)])

  const names = seatNames(players, say)
  const mode = await openMode()
  try {
    for (let played = 0; ; played++) {
      const seed = (played === 0 ? values.seed : undefined) ?? newSeed()
      const host: Host = {
        session: new Session({ game, players, options, seed, bots, words, names }),
        stage,
        say,
        title: entry.meta.name[language],
        recordFile: values.record === undefined ? null : recordOfGame(values.record, played),
      }
      const next = await mode.play(host)
      // A game that is left early is saved too.
      if (host.recordFile !== null) saveRecord(host, host.recordFile)
      if (next === 'quit') return
    }
  } finally {
    mode.close()
  }
}

/** Each game of a session has its own file: game.json, game-2.json, .. */
function recordOfGame(file: string, played: number): string {
  if (played === 0) return file
  const { dir, name, ext } = parse(file)
  return join(dir, `${name}-${played + 1}${ext}`)
}

/** A seed short enough to tell a friend. */
function newSeed(): string {
  return keyedSeed(randomBytes(4).toString('hex'))
}

async function openMode(): Promise<Mode> {
  const screen = process.stdin.isTTY && process.stdout.isTTY && process.env.TERM !== 'dumb'
  return screen ? new (await import('./screen.ts')).ScreenMode() : new (await import('./lines.ts')).LineMode()
}
