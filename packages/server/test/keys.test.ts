import { chmodSync, copyFileSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Me } from '@acheron/protocol'
import { expect, test } from 'vitest'
import { fingerprint, keysFileOf, rotateKeys, type ServerOptions } from '../src/index.ts'
import { readKeys } from '../src/keys.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { Visitor } from './client.ts'
import { folder, server } from './help.ts'

const dataFile = () => join(folder(), 'data.sqlite')
const [one, two, three] = ['a', 'b', 'c'].map(letter => letter.repeat(43)) as [string, string, string]

/** A browser's cookies, by name. */
class Browser {
  readonly jar = new Map<string, string>()

  async load(address: string, path = '/api/me') {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(address + path, { headers: cookie ? { cookie } : {} })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(set) ?? []
      if (/Max-Age=0|Expires=Thu, 01 Jan 1970/.test(set)) this.jar.delete(name)
      else this.jar.set(name, value)
    }
    return { status: answer.status, set: answer.headers.getSetCookie(), body: (await answer.json()) as Me }
  }

  async id(address: string): Promise<string> {
    return (await this.load(address)).body.id
  }
}

/** Runs a server with these keys for as long as `what` takes. */
async function during<T>(options: Partial<ServerOptions>, what: (address: string) => Promise<T>): Promise<T> {
  const running = await server(options)
  try {
    return await what(running.address)
  } finally {
    await running.close()
  }
}

test('the keys lie beside the data, for their owner only, and not in it', async () => {
  const file = dataFile()
  await during({ file }, async () => {})
  const keys = keysFileOf(file)
  expect(keys).toBe(file.replace('.sqlite', '.keys'))
  expect(statSync(keys).mode & 0o777).toBe(0o600)
  const [key] = readKeys(keys)
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(readFileSync(file).includes(key)).toBe(false)
})

/** A data file as earlier versions left it, with the key in it. */
async function houseOfBefore(file: string, key: string): Promise<void> {
  const store = new SqliteStore({ file })
  await store.secret('cookie', () => key)
  await store.close()
}

test('a house of before: the key among its data moves into the file, and its cookies are good', async () => {
  const file = dataFile()
  await houseOfBefore(file, two)
  const browser = new Browser()
  const id = await during({ keys: two }, address => browser.id(address))
  expect(await during({ file }, address => browser.id(address))).toBe(id)
  expect(readKeys(keysFileOf(file))).toEqual([two])
  const store = new SqliteStore({ file })
  expect(await store.knownSecret('cookie')).toBeNull()
  await store.close()
})

test('a house of before that is restored where other keys are, or with keys given: its cookies are good', async () => {
  const file = dataFile()
  await houseOfBefore(file, two)
  const browsers = [new Browser(), new Browser()]
  const ids = await during({ keys: two }, address => Promise.all(browsers.map(browser => browser.id(address))))
  expect(await during({ file, keys: one }, address => browsers[0]!.id(address))).toBe(ids[0])
  writeFileSync(keysFileOf(file), `${three}\n`, { mode: 0o600 })
  expect(await during({ file }, address => browsers[1]!.id(address))).toBe(ids[1])
  expect(readKeys(keysFileOf(file))).toEqual([three, two])
})

test('rotated: old cookies are good, and signed by the newest key at the next page load', async () => {
  const file = dataFile()
  const browser = new Browser()
  const id = await during({ file }, address => browser.id(address))
  const before = browser.jar.get('acheron')
  const [oldest] = readKeys(keysFileOf(file))
  const keys = rotateKeys(keysFileOf(file), 4)
  expect(keys).toEqual([expect.any(String), oldest])
  expect(statSync(keysFileOf(file)).mode & 0o777).toBe(0o600)
  await during({ file }, async address => {
    // Anything else than a page load leaves the cookie alone.
    expect(await browser.load(address, '/api/tables')).toMatchObject({ status: 200, set: [] })
    expect(await browser.id(address)).toBe(id)
  })
  expect(browser.jar.get('acheron')).not.toBe(before)
  expect(browser.jar.has('acheron_kept')).toBe(false)
  // The old key is not needed any more.
  expect(await during({ keys: keys[0] }, address => browser.id(address))).toBe(id)
})

test('so many older keys are kept; a key has a name that does not tell it', () => {
  const file = join(folder(), 'some.keys')
  writeFileSync(file, `# mine\n\n${one}\n${two}\n${three}\n`)
  const kept = rotateKeys(file, 2)
  expect(kept.slice(1)).toEqual([one, two])
  expect(readKeys(file)).toEqual(kept)
  expect(rotateKeys(file, 0)).toHaveLength(1)
  expect(fingerprint(one)).toMatch(/^[0-9a-f]{12}$/)
  expect(fingerprint(one)).not.toBe(fingerprint(two))
  expect(one).not.toContain(fingerprint(one))
})

test('several keys are given: the newest signs, all are accepted', async () => {
  const browsers = [new Browser(), new Browser()]
  const ids = [
    await during({ keys: one }, address => browsers[0]!.id(address)),
    await during({ keys: `${two}, ${one}` }, address => browsers[1]!.id(address)),
  ]
  await during({ keys: two }, async address => {
    expect(await browsers[0]!.load(address, '/api/tables')).toMatchObject({ status: 401 })
    expect(await browsers[1]!.id(address)).toBe(ids[1])
  })
  expect(await during({ keys: `${three},${two},${one}` }, address => browsers[0]!.id(address))).toBe(ids[0])
})

test('wrong keys: the cookie is refused and stays; a page load makes a guest and keeps it; with the right keys it is good', async () => {
  const browser = new Browser()
  const id = await during({ keys: one }, address => browser.id(address))
  const cookie = browser.jar.get('acheron')
  const between = await during({ keys: two }, async address => {
    const refused = await browser.load(address, '/api/tables')
    expect(refused).toMatchObject({ status: 401, set: [], body: { error: { code: 'unknown-cookie' } } })
    expect(browser.jar.get('acheron')).toBe(cookie)
    const guest = await browser.id(address)
    expect(guest).not.toBe(id)
    expect(browser.jar.get('acheron_kept')).toBe(cookie)
    // The guest is somebody from now on.
    expect(await browser.id(address)).toBe(guest)
    expect((await browser.load(address, '/api/tables')).status).toBe(200)
    return guest
  })
  expect(await during({ keys: one }, address => browser.id(address))).toBe(id)
  // Now the guest of between is the one that is kept.
  expect(decodeURIComponent(browser.jar.get('acheron_kept')!)).toMatch(new RegExp(`^${between}\\.`))
  expect(await during({ keys: one }, address => browser.id(address))).toBe(id)
  // It does not take its place again, though its key is back.
  expect(await during({ keys: `${one},${two}` }, address => browser.id(address))).toBe(id)
  // Who has lost the cookie since is the guest of between, not somebody new.
  browser.jar.delete('acheron')
  expect(await during({ keys: `${one},${two}` }, address => browser.id(address))).toBe(between)
})

test('both the old cookie and that of the time between are good: the old one is back for good, the other is put aside', async () => {
  const browser = new Browser()
  const id = await during({ keys: one }, address => browser.id(address))
  const between = await during({ keys: two }, address => browser.id(address))
  await during({ keys: `${two},${one}` }, async address => {
    for (let i = 0; i < 3; i++) expect(await browser.id(address)).toBe(id)
    expect(decodeURIComponent(browser.jar.get('acheron_kept')!)).toContain(`${between}.`)
    browser.jar.delete('acheron')
    expect(await browser.id(address)).toBe(between)
  })
})

test('several kept cookies that are good again: the oldest is back, and the visitor stays who it is', async () => {
  const browser = new Browser()
  const ids: string[] = []
  for (const keys of [one, two, three]) ids.push(await during({ keys }, address => browser.id(address)))
  await during({ keys: `${three},${two},${one}` }, async address => {
    for (let i = 0; i < 4; i++) expect(await browser.id(address)).toBe(ids[0])
    const kept = decodeURIComponent(browser.jar.get('acheron_kept')!)
    for (const other of ids.slice(1)) expect(kept).toContain(`${other}.`)
  })
  // The third key had signed it: without that key the second guest is there, and with it the first one is back.
  expect(await during({ keys: two }, address => browser.id(address))).toBe(ids[1])
  expect(await during({ keys: `${three},${two}` }, address => browser.id(address))).toBe(ids[0])
})

test('what is kept aside has an end, and nobody gets an id by writing it there', async () => {
  const browser = new Browser()
  const first = await during({ keys: one }, address => browser.id(address))
  for (const key of 'defghi') await during({ keys: key.repeat(43) }, address => browser.id(address))
  const kept = decodeURIComponent(browser.jar.get('acheron_kept')!).split('~')
  expect(kept).toHaveLength(4)
  expect(kept[0]).toMatch(new RegExp(`^${first}\\.`))
  await during({ keys: three }, async address => {
    const thief = new Browser()
    thief.jar.set('acheron_kept', `${first}.${'A'.repeat(43)}~${first}~<script>`)
    expect(await thief.id(address)).not.toBe(first)
  })
})

test('restored from a backup: with its keys every cookie is good, without them every cookie is kept until they come', async () => {
  const [file, elsewhere] = [dataFile(), dataFile()]
  const browser = new Browser()
  const id = await during({ file }, async address => {
    const me = await browser.id(address)
    const dante = new Visitor(address)
    dante.cookie = `acheron=${browser.jar.get('acheron')}`
    await dante.send('PUT', '/api/me', { name: 'Dante', language: 'es' })
    return me
  })
  const backup = new DatabaseSync(file)
  backup.exec(`vacuum into '${elsewhere}'`)
  backup.close()
  expect(await during({ file: elsewhere }, address => browser.id(address))).not.toBe(id)
  expect(existsSync(keysFileOf(elsewhere))).toBe(true)
  rmSync(keysFileOf(elsewhere))
  copyFileSync(keysFileOf(file), keysFileOf(elsewhere))
  const { body } = await during({ file: elsewhere }, address => browser.load(address))
  expect(body).toEqual({ id, name: 'Dante', language: 'es' })
})

test('what cannot be a key is refused in one line', async () => {
  const keysFile = join(folder(), 'k.keys')
  const starts = (options: Partial<ServerOptions>) => server(options)
  await expect(starts({ keys: 'short' })).rejects.toThrow(
    /^a key in ACHERON_KEYS is shorter than 32 characters; [^\n]*$/,
  )
  await expect(starts({ keys: one, keysFile })).rejects.toThrow(/^ACHERON_KEYS and KEYS_FILE both name keys; [^\n]*$/)
  writeFileSync(keysFile, '\n# nothing\n')
  await expect(starts({ keysFile })).rejects.toThrow(/^the keys file .*k\.keys holds no key; [^\n]*$/)
  const nowhere = join(folder(), 'none/k.keys')
  await expect(starts({ keysFile: nowhere })).rejects.toThrow(
    /^the keys file .*k\.keys cannot be .*; [^\n]*KEYS_FILE=$/,
  )
})

test('a keys file that others may read is used, and the log says so', async () => {
  const keysFile = join(folder(), 'k.keys')
  writeFileSync(keysFile, one)
  chmodSync(keysFile, 0o644)
  const lines: string[] = []
  await during({ keysFile, logLevel: 'warn', logStream: { write: line => void lines.push(line) } }, async () => {})
  expect(lines.join('')).toMatch(/the keys file may be read by others/)
})
