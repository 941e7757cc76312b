import { createHmac } from 'node:crypto'
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Me, TableLists } from '@acheron/protocol'
import { expect, test } from 'vitest'
import { fingerprint, keysFileOf, rotateKeys, type ServerOptions } from '../src/index.ts'
import { readKeys } from '../src/keys.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import type { Person } from '../src/store/store.ts'
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

/** A cookie of earlier versions: the id of a guest, signed. */
const oldCookie = (id: string, key: string) =>
  `${id}.${createHmac('sha256', key).update(id).digest('base64').replace(/=+$/, '')}`

/** A guest of earlier versions, who has done something. */
const dante = { id: 'aaaabbbbccccdddd', name: 'Dante', language: 'es' } as const

async function houseWith(...people: Person[]): Promise<string> {
  const file = dataFile()
  const store = new SqliteStore({ file })
  for (const person of people) await store.savePerson(person)
  await store.close()
  return file
}

function browserOf(cookie: string, name = 'acheron'): Browser {
  const browser = new Browser()
  browser.jar.set(name, encodeURIComponent(cookie))
  return browser
}

test('a house of before: the key among its data moves into the file, and its cookies are good', async () => {
  const file = await houseWith(dante)
  await houseOfBefore(file, two)
  const browser = browserOf(oldCookie(dante.id, two))
  expect(await during({ file }, address => browser.id(address))).toBe(dante.id)
  expect(readKeys(keysFileOf(file))).toEqual([two])
  const store = new SqliteStore({ file })
  expect(await store.knownSecret('cookie')).toBeNull()
  await store.close()
})

test('a house of before that is restored where other keys are, or with keys given: its cookies are good', async () => {
  const file = await houseWith(dante)
  await houseOfBefore(file, two)
  const browsers = [browserOf(oldCookie(dante.id, two)), browserOf(oldCookie(dante.id, two))]
  expect(await during({ file, keys: one }, address => browsers[0]!.id(address))).toBe(dante.id)
  writeFileSync(keysFileOf(file), `${three}\n`, { mode: 0o600 })
  expect(await during({ file }, address => browsers[1]!.id(address))).toBe(dante.id)
  expect(readKeys(keysFileOf(file))).toEqual([three, two])
})

test('a cookie of before is good until the page is loaded; then it is a session, which no key has signed', async () => {
  const file = await houseWith(dante)
  const browser = browserOf(oldCookie(dante.id, one))
  await during({ file, keys: `${two},${one}` }, async address => {
    expect(await browser.load(address, '/api/tables')).toMatchObject({ status: 200, set: [] })
    const { body, set } = await browser.load(address)
    expect(body).toEqual({ ...dante, account: null })
    expect(set.join()).not.toContain(dante.id)
  })
  expect([...browser.jar.keys()]).toEqual(['acheron_session'])
  expect(await during({ file, keys: three }, address => browser.id(address))).toBe(dante.id)
})

test('two pages that are loaded at once by a cookie of before are both that guest', async () => {
  const file = await houseWith(dante)
  await during({ file, keys: one }, async address => {
    const pages = [1, 2].map(() => browserOf(oldCookie(dante.id, one)).id(address))
    expect(await Promise.all(pages)).toEqual([dante.id, dante.id])
  })
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

test('wrong keys: the cookie of before is refused and stays; with the right keys it is good, also after a visit between', async () => {
  const file = await houseWith(dante)
  const browser = browserOf(oldCookie(dante.id, one))
  const cookie = browser.jar.get('acheron')
  await during({ file, keys: two }, async address => {
    const refused = await browser.load(address, '/api/tables')
    expect(refused).toMatchObject({ status: 401, set: [], body: { error: { code: 'unknown-cookie' } } })
    const guest = await browser.id(address)
    expect(guest).not.toBe(dante.id)
    expect(browser.jar.get('acheron')).toBe(cookie)
    expect(await browser.id(address)).toBe(guest)
    expect((await browser.load(address, '/api/tables')).status).toBe(200)
  })
  expect(await during({ file, keys: one }, address => browser.id(address))).toBe(dante.id)
  expect([...browser.jar.keys()]).toEqual(['acheron_session'])
})

test('the right keys come back after the guest of between has opened a table: both sets of tables are together', async () => {
  const file = dataFile()
  const visitor = new Visitor('')
  const open = (address: string, cookie: string) => {
    const there = new Visitor(address)
    there.cookie = cookie
    return there.open({ game: 'counting' }).then(({ id }) => ({ id, cookie: there.cookie }))
  }
  visitor.cookie = `acheron=${encodeURIComponent(oldCookie(dante.id, one))}`
  const before = await during({ file, keys: one }, address => open(address, visitor.cookie))
  const between = await during({ file, keys: two }, async address => {
    const guest = new Visitor(address)
    guest.cookie = visitor.cookie
    await guest.me()
    return open(address, guest.cookie)
  })
  await during({ file, keys: one }, async address => {
    const back = new Visitor(address)
    back.cookie = between.cookie
    const me = await back.me()
    const mine = async () => (await back.get<TableLists>('/api/tables')).mine.map(({ id }) => id).toSorted()
    expect(await mine()).toEqual([before.id, between.id].toSorted())
    expect((await back.me()).id).toBe(me.id)
    expect(back.cookie).not.toContain(dante.id)
    // The cookie of before is good for nothing any more.
    const thief = new Visitor(address)
    thief.cookie = visitor.cookie
    expect((await thief.request('GET', '/api/tables')).status).toBe(401)
    expect((await thief.me()).id).not.toBe(dante.id)
  })
})

test('a cookie that an earlier version has put aside is good when its key is; others stay', async () => {
  const file = await houseWith(dante)
  const other = oldCookie('eeeeffffgggghhhh', two)
  const browser = browserOf(`${other}~${oldCookie(dante.id, one)}!`, 'acheron_kept')
  expect(await during({ file, keys: one }, address => browser.id(address))).toBe(dante.id)
  expect(decodeURIComponent(browser.jar.get('acheron_kept')!)).toBe(other)
  const thief = browserOf(`${dante.id}.${'A'.repeat(43)}~${dante.id}~<script>`, 'acheron_kept')
  expect(await during({ file, keys: one }, address => thief.id(address))).not.toBe(dante.id)
})

test('a guest who does nothing is not stored, and needs no key; at another house the guest is another only there', async () => {
  const [file, elsewhere] = [dataFile(), dataFile()]
  const browser = new Browser()
  const id = await during({ file, keys: one }, address => browser.id(address))
  expect(browser.jar.get('acheron_session')).toMatch(/^[\w-]{43}$/)
  expect(await during({ file: elsewhere, keys: two }, address => browser.id(address))).toBe(id)
  expect(await during({ file, keys: three }, address => browser.id(address))).toBe(id)
  const db = new DatabaseSync(file, { readOnly: true })
  const rows = ['person', 'session'].map(table => db.prepare(`select count(*) as n from ${table}`).get()!.n)
  expect(rows).toEqual([0, 0])
  db.close()
})

test('a session whose house is away is back with its house', async () => {
  const file = await houseWith(dante)
  const browser = browserOf(oldCookie(dante.id, one))
  expect(await during({ file, keys: one }, address => browser.id(address))).toBe(dante.id)
  expect(await during({ keys: one }, address => browser.id(address))).not.toBe(dante.id)
  expect(await during({ file, keys: two }, address => browser.id(address))).toBe(dante.id)
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
