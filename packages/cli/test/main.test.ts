import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { acheron, bin, refuses } from './run.ts'

test.each([[[]], [['--help']], [['help']]])('%j prints the help', args => {
  const { status, stdout, stderr } = acheron(args)
  expect(status).toBe(0)
  expect(stderr).toBe('')
  for (const command of [
    'games',
    'play',
    'simulate',
    'scenario',
    'replay',
    'analyse',
    'solve',
    'check-tables',
    'backup',
    'restore',
    'doctor',
    'serve',
  ])
    expect(stdout).toContain(`  ${command}`)
})

test('a command has a help of its own', () => {
  expect(acheron(['simulate', '--help']).stdout).toContain('--workers W')
  expect(acheron(['help', 'replay']).stdout).toContain('--verify')
})

test('an unknown command is answered with the known ones', () => {
  refuses(['dance'], /unknown command 'dance'; known: games, play, simulate, scenario, replay/)
})

test('a reader that has seen enough is no error', async () => {
  const child = spawn(process.execPath, [bin, 'play', 'nine-circles', '--seed', '1'])
  child.stdout.destroy()
  let errors = ''
  child.stderr.on('data', (text: Buffer) => {
    errors += text
  })
  child.stdin.on('error', () => {})
  child.stdin.end('1\n'.repeat(60))
  const [code] = await once(child, 'close')
  expect(errors).toBe('')
  expect(code).toBe(0)
})

test('games lists them for people and for programs', () => {
  expect(acheron(['games']).stdout).toMatch(/nine-circles +Nine Circles \/ Nueve círculos \/ Nio kretsar +1 +en es sv/)
  const [first] = JSON.parse(acheron(['games', '--json']).stdout)
  expect(first).toMatchObject({
    id: 'nine-circles',
    name: { en: 'Nine Circles', es: 'Nueve círculos', sv: 'Nio kretsar' },
    seats: { min: 1, max: 1 },
    languages: ['en', 'es', 'sv'],
    rulesVersion: expect.any(Number),
  })
})

test('games takes nothing else', () => {
  refuses(['games', '--verbose'], /unknown flag '--verbose'; games takes --json/)
  refuses(['games', 'chess'], /games takes flags only, got also 'chess'/)
})
