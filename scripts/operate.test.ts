// docs/operate.md and the files it tells to copy: what they name exists, and they fit each other. Programs that npm cannot install
// (systemd, nginx, Caddy, Prometheus) read their files where they are; no test is missing elsewhere, docs/operate.md says so.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { commands } from '../packages/cli/src/commands.ts'
import { Metrics } from '../packages/server/src/metrics.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const place = 'docs/operate'
const page = read('docs/operate.md')
const manifest = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const blocks = [...page.matchAll(/^```(\w*)\n(.*?)^```$/gms)]
/** The lines of all blocks that are typed, comments apart. */
const typed = blocks
  .flatMap(([, , block = '']) => block.split('\n'))
  .filter(line => line !== '' && !line.startsWith('#'))

/** The settings of the server: those that its process reads, and no others. */
const settings = new Set(
  [...read('packages/server/src/main.ts').matchAll(/^const \{(.*)\} = process\.env$/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/\b[A-Z][A-Z_]{2,}\b/g)].map(([name]) => name),
  ),
)
/** What the blocks and compose.yaml set for others: the shell, PostgreSQL, Caddy. */
const others = new Set(['REPO', 'POSTGRES_PASSWORD', 'POSTGRES_USER', 'POSTGRES_DB', 'DOMAIN', 'UPSTREAMS'])
const unknownIn = (names: Iterable<string>) => [...names].filter(name => !settings.has(name) && !others.has(name))

test('the README of the server lists exactly the settings that it reads', () => {
  const rows = read('packages/server/README.md').split('\n| `requestsPerMinute`')[0]!
  const listed = [...rows.matchAll(/^\|(( `[A-Z_]+`,?)+) \|/gm)].flatMap(
    ([, cell = '']) => cell.match(/[A-Z_]+/g) ?? [],
  )
  expect(listed.sort()).toEqual([...settings].sort())
})

test('every block says where it is run', () => {
  expect(blocks.length).toBeGreaterThan(20)
  for (const [, language, block] of blocks) expect([language, block]).toEqual(['sh', expect.stringMatching(/^# \w/)])
})

test('every npm command on the page exists', () => {
  const named = typed.flatMap(line =>
    [...line.matchAll(/\bnpm (?:run (?:-s )?)?([\w-]+)/g)].map(([, name = '']) => name),
  )
  expect(named.length).toBeGreaterThan(10)
  for (const name of named) expect(Object.keys(manifest.scripts)).toContain(name)
})

test('every acheron command on the page exists, with its flags', () => {
  const calls = typed.flatMap(line => [...line.matchAll(/(?:^|-- |app1 |acheron )acheron ([a-z][a-z-]*)(.*)/g)])
  const runs = typed.flatMap(line => [...line.matchAll(/npm run -s acheron -- ([a-z][a-z-]*)(.*)/g)])
  expect(calls.length).toBeGreaterThan(8)
  expect(runs.length).toBeGreaterThan(8)
  for (const [line, name, rest = ''] of [...calls, ...runs]) {
    const command = commands.find(each => each.name === name)
    expect(command, line).toBeDefined()
    const flags = command!.flags.map(([flag]) => flag.split(' ')[0])
    for (const flag of rest.match(/--[\w-]+/g) ?? []) expect(flags, line).toContain(flag)
  }
})

test('every setting on the page exists', () => {
  const assigned = typed.flatMap(line => [...line.matchAll(/(?:^|[ '])([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name))
  const inWords = [...page.matchAll(/`([A-Z][A-Z_]{2,})(?:=[^`]*)?`/g)].map(([, name = '']) => name)
  expect(assigned.length + inWords.length).toBeGreaterThan(30)
  expect(unknownIn([...assigned, ...inWords])).toEqual([])
})

test('every path and every section that the page names exists', () => {
  for (const [, target = ''] of page.matchAll(/\]\(([^)]+)\)/g)) {
    const [path = '', anchor] = target.split('#')
    expect(existsSync(join(root, 'docs', path)), target).toBe(true)
    if (anchor !== undefined) expect(anchors(path === '' ? page : read(join('docs', path)))).toContain(anchor)
  }
  const copied = typed.flatMap(line => [...line.matchAll(/(?:\/opt\/acheron\/| )(docs\/operate\/[\w.]+)/g)])
  expect(copied.length).toBeGreaterThan(5)
  for (const [, path = ''] of copied) expect(existsSync(join(root, path)), path).toBe(true)
})

/** The anchors of a page's headings, as forges make them. */
const anchors = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )

test('what it says the server says, the server says', () => {
  const server = join(root, 'packages/server/src')
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => readFileSync(join(server, file), 'utf8'))
    .join('\n')
  const table = page.split('| it says |')[1]!.split('\n\n')[0]!
  const messages = [...table.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) => cell.match(/[^`]{3,}/g) ?? [])
  expect(messages.length).toBeGreaterThan(12)
  for (const part of messages.flatMap(text => text.split('…')).map(text => text.trim()))
    if (part !== ',') expect(sources, part).toContain(part)
})

const unit = read(`${place}/acheron.service`)
const keys = new Map([...unit.matchAll(/^(\w+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]))

test('the service is hardened, starts again, and starts the real process', () => {
  for (const key of ['ProtectHome', 'PrivateTmp', 'PrivateDevices', 'NoNewPrivileges', 'RestrictSUIDSGID'])
    expect([key, keys.get(key)]).toEqual([key, 'yes'])
  expect(keys.get('ProtectSystem')).toBe('strict')
  expect(keys.get('CapabilityBoundingSet')).toBe('')
  expect(keys.get('SystemCallFilter')).toBe('@system-service')
  // V8 could not compile anything.
  expect(keys.has('MemoryDenyWriteExecute')).toBe(false)
  expect(keys.get('Restart')).toBe('on-failure')
  expect(Number(keys.get('TimeoutStopSec'))).toBeGreaterThan(5)
  const [node = '', , main = ''] = keys.get('ExecStart')!.split(' ')
  expect(node).toBe(`${keys.get('WorkingDirectory')}/node_modules/.bin/node`)
  expect(existsSync(join(root, main))).toBe(true)
})

test('its settings exist, and lie where the service may write', () => {
  const env = read(`${place}/acheron.env.example`)
  const assigned = new Map([...env.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))
  expect(unknownIn(assigned.keys())).toEqual([])
  expect(assigned.get('DATA')).toMatch(new RegExp(`^/var/lib/${keys.get('StateDirectory')}/`))
  expect(`-${assigned.get('BACKUPS')}`).toBe(keys.get('ReadWritePaths'))
  const script = read(`${place}/acheron.sh`)
  expect(script).toContain(keys.get('EnvironmentFile'))
  expect(script).toContain(`runuser -u ${keys.get('User')} `)
})

const image = read('Containerfile')
const compose = read(`${place}/compose.yaml`)

test('the image is built from what there is, runs as nobody special and holds no secret', () => {
  for (const [, script = ''] of image.matchAll(/npm run ([\w-]+)/g))
    expect(Object.keys(manifest.scripts)).toContain(script)
  const own = [...image.matchAll(/(?:^CMD .*"|\/acheron\/)(packages\/[\w./]+\.(?:ts|mjs))/gm)].map(([, path]) => path)
  expect(own).toEqual(['packages/cli/bin/acheron.mjs', 'packages/server/src/main.ts'])
  for (const path of own) expect(existsSync(join(root, path!))).toBe(true)
  expect(image.split(/^FROM /m).at(-1)).toMatch(/^USER node$/m)
  expect(
    unknownIn([...image.matchAll(/^ENV (\w+)=/gm)].map(([, name = '']) => name).filter(n => n !== 'NODE_ENV')),
  ).toEqual([])
  expect(image).toMatch(/HEALTHCHECK (?:.*\n)*?.*\/livez/)
  const ignored = read('.dockerignore').split('\n')
  for (const name of ['.git', '**/node_modules', '**/data', '**/*.keys', '**/*.sqlite*', '**/*.env'])
    expect(ignored).toContain(name)
})

test('compose.yaml fits the image, the Caddyfile and the settings', () => {
  const [context, file] = ['context', 'dockerfile'].map(key => new RegExp(`${key}: (\\S+)`).exec(compose)![1]!)
  expect(join(place, context!, file!)).toBe('Containerfile')
  const names = [...compose.matchAll(/^ {4,6}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(9)
  expect(unknownIn(names)).toEqual([])
  const port = /^EXPOSE (\d+)$/m.exec(image)![1]
  const services = [...compose.matchAll(/^ {2}(\w+): \*app$/gm)].map(([, name]) => name)
  expect(/UPSTREAMS: (.*)/.exec(compose)![1]).toBe(services.map(name => `${name}:${port}`).join(' '))
  expect(/TRUST_PROXY: (\S+)/.exec(compose)![1]).toBe(/subnet: (\S+)/.exec(compose)![1])
  // The volume of backups belongs to the user of the image because the image has made its folder.
  expect(image).toContain(/BACKUPS: (\S+)/.exec(compose)![1])
  const caddy = read(`${place}/Caddyfile`)
  for (const name of ['DOMAIN', 'UPSTREAMS']) expect(caddy).toContain(`{$${name}:`)
  // Every process tells its figures to all; so the proxy must not.
  expect(compose).toContain('METRICS: public')
  expect(caddy).toMatch(/@figures path \/metrics\n\trespond @figures 404/)
})

test('nginx passes on sockets and the right address, and no figures', () => {
  const nginx = read(`${place}/nginx.conf`)
  for (const header of [
    'X-Forwarded-For $remote_addr',
    'X-Forwarded-Proto $scheme',
    'Host $http_host',
    'Upgrade $http_upgrade',
  ])
    expect(nginx).toContain(`proxy_set_header ${header};`)
  expect(nginx).toMatch(/location = \/metrics \{\n {4}return 404;/)
})

test('alerts and questions of the page ask for metrics that exist', () => {
  const metrics = new Metrics()
  onTestFinished(() => metrics.close())
  const text = metrics.text({
    ...{ tables: 0, bots: { waiting: 0, thinking: 0 }, hearsOthers: true, crashes: 0, games: [] },
    disk: { free: 0, files: new Map() },
  })
  const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const asked = [...`${read(`${place}/alerts.yml`)}${page}`.matchAll(/\bacheron_[a-z_]+/g)].map(([name]) => name)
  expect(asked.length).toBeGreaterThan(12)
  for (const name of asked) expect(known).toContain(name.replace(/_(bucket|count|sum)$/, ''))
})

/** A program of this machine; null where there is none. */
function find(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map(folder => join(folder, name)).find(file => existsSync(file)) ?? null
}

/** Has a program look at files in a folder of the test's; fails with what it says. */
function looks(program: string, args: readonly string[], files: (folder: string) => Record<string, string>): void {
  const folder = mkdtempSync(join(tmpdir(), 'acheron-operate-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files(folder))) writeFileSync(join(folder, name), text)
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' })
  expect(`${stdout}${stderr}`).not.toMatch(/unknown (key|lvalue|section)/i)
  expect(status, `${stdout}${stderr}`).toBe(0)
}

const systemd = find('systemd-analyze')
if (systemd)
  test('systemd can read the service', () => {
    // It looks whether the program is there.
    const here = unit.replaceAll('/opt/acheron/node_modules/.bin/node', process.execPath)
    looks(systemd, ['verify', './acheron.service'], () => ({ 'acheron.service': here }))
  })

const nginx = find('nginx')
const openssl = find('openssl')
if (nginx && openssl)
  test('nginx can read its file', () => {
    looks(nginx, ['-t', '-p', '.', '-c', 'nginx.conf'], folder => {
      const made = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
      spawnSync(openssl, ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', ...made])
      const site = read(`${place}/nginx.conf`)
        .replaceAll('/etc/letsencrypt/live/play.example.org/', `${folder}/`)
        // Even a look at its file makes nginx listen.
        .replaceAll(/listen (\d+)/g, `listen unix:${folder}/$1.sock`)
      const whole = `pid nginx.pid; error_log stderr; events {} http { access_log off; include ${folder}/site.conf; }`
      return { 'nginx.conf': whole, 'site.conf': site }
    })
  })

const caddy = find('caddy')
if (caddy)
  test('Caddy can read its file', () => {
    looks(caddy, ['adapt', '--config', 'Caddyfile'], () => ({ Caddyfile: read(`${place}/Caddyfile`) }))
  })

const promtool = find('promtool')
if (promtool)
  test('Prometheus can read its files', () => {
    const files = ['prometheus.yml', 'alerts.yml'].map(name => [name, read(`${place}/${name}`)] as const)
    looks(promtool, ['check', 'config', 'prometheus.yml'], () => Object.fromEntries(files))
  })
