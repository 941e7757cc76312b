import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { acheron, bin, folder, refuses } from './run.ts'

const play = (...args: string[]) => ['play', 'nine-circles', '--seed', 'dante', ...args]

/** Always the first move of the list: a claim where there is one, else a roll. It ends within 47 moves. */
const firstMoves = '1\n'.repeat(60)

test.each([
  ['en', 'You enter circle 1', 'The inferno keeps you', 'play again'],
  ['es', 'Entras en el círculo 1', 'El infierno se queda contigo', 'jugar otra vez'],
  ['sv', 'Du går in i krets 1', 'Infernot behåller dig', 'spela igen'],
])('a whole game line by line in %s', (lang, opening, ending, again) => {
  const { status, stdout, stderr } = acheron(play('--lang', lang), { input: firstMoves })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  for (const text of [opening, ending, again]) expect(stdout).toContain(text)
  expect(stdout).not.toContain('\u001b')
})

test('the record of a game can be verified, and the same seed is the same game', () => {
  const file = join(folder, 'game.json')
  const first = acheron(play('--record', file), { input: firstMoves })
  expect(first.stdout).toContain(`The record is in ${file}.`)
  expect(acheron(play(), { input: firstMoves }).stdout).toBe(first.stdout.replace(`The record is in ${file}.\n`, ''))
  expect(acheron(['replay', file, '--verify'])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Verified'),
  })
})

test('every command of the line mode answers', () => {
  const { status, stdout } = acheron(play(), { input: '4\nu\nr\n?\nl\nfly\n999\n\nq\nn\nq\ny\n' })
  expect(status).toBe(0)
  expect(stdout).toContain('Nothing can be taken back here.')
  expect(stdout).toContain('There is nothing to play again.')
  expect(stdout).toContain('Nine circles, one after the other')
  expect(stdout).toContain('“fly” is neither a move')
  expect(stdout).toContain('“999” is neither a move')
  expect(stdout.match(/Leave this game\?/g)).toHaveLength(2)
  expect(stdout).toMatch(/Farewell\.\n$/)
})

test('undo and redo take a Virgil pip back and spend it again', () => {
  const { stdout } = acheron(play('--option', 'sheet.start=9'), { input: '4\n' })
  const virgil = /^ *(\d+) {2}(?:Raise|Lower|Flip) /m.exec(stdout)?.[1]
  expect(virgil).toBeDefined()
  const story = acheron(play('--option', 'sheet.start=9'), { input: `4\n${virgil}\nu\nr\n` }).stdout
  expect(story.match(/9 Virgil =/g)).toHaveLength(3)
  expect(story.match(/8 Virgil =/g)).toHaveLength(2)
  expect(story).toContain('Taken back; r plays it again.')
})

test('when the lines end the game ends politely, and what was played is kept', () => {
  const file = join(folder, 'broken-off.json')
  const { status, stdout } = acheron(play('--record', file), { input: '4\n' })
  expect(status).toBe(0)
  expect(stdout).toMatch(/The game is broken off here\. Farewell\.\n$/)
  expect(JSON.parse(readFileSync(file, 'utf8')).entries).toHaveLength(1)
})

test('another game after the first, kept in a file of its own', () => {
  const file = join(folder, 'evening.json')
  const { status } = acheron(play('--record', file), { input: `5\nn\n5\ns ${join(folder, 'extra.json')}\nq\n` })
  expect(status).toBe(0)
  for (const name of ['evening', 'evening-2', 'extra'])
    expect(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')).entries).toHaveLength(1)
})

test.each<[string, string[], RegExp]>([
  ['an unknown game', ['play', 'chess'], /unknown game 'chess'/],
  ['an unknown language', play('--lang', 'it'), /--lang must be one of en, es, sv, got 'it'/],
  ['an unknown option', play('--option', 'x=1'), /option 'x' is unknown/],
  ['a bot in the only seat', play('--bots', 'random'), /leaves none for you/],
  ['a record in no folder', play('--record', 'nowhere/x.json'), /--record: there is no folder/],
])('refuses %s', (_, args, message) => refuses(args, message))

/** The program of util-linux that runs a command in a terminal of its own. */
const pty = 'script'
const hasPty = process.platform === 'linux' && spawnSync(pty, ['--version']).status === 0

test.skipIf(!hasPty)('a whole game on the screen of a real terminal, which is given back afterwards', async () => {
  const command = `stty rows 24 cols 80; '${process.execPath}' '${bin}' play nine-circles --seed dante`
  const child = spawn(pty, ['-qec', command, '/dev/null'], {
    env: { ...process.env, TERM: 'xterm-256color', NO_COLOR: undefined, FORCE_COLOR: undefined },
  })
  let screen = ''
  let frame = ''
  child.stdout.on('data', (sent: Buffer) => {
    screen += sent
    frame += sent
    if (!frame.includes('\u001b[?2026l')) return
    // Always the line under the cursor, until the end; then quit.
    child.stdin.write(frame.includes('play again') ? 'q' : '\r')
    frame = ''
  })
  const code = await new Promise(resolve => child.on('close', resolve))
  expect(code).toBe(0)
  expect(screen).toContain('\u001b[?1049h')
  expect(screen).toContain('Treachery')
  expect(screen).toContain('The inferno keeps you')
  expect(screen).toMatch(/\[\?25h[^\n]*\[\?1049l\s*$/)
})
