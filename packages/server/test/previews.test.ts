import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { Visitor } from './client.ts'
import { folder, server } from './help.ts'
import { onBothStores } from './stores.ts'

const plain = `<!doctype html><head><meta name="description" content="A house." />
<meta property="og:title" content="Acheron" />
<title>Acheron</title></head>`

function builtClient(): string {
  const webDir = join(folder(), 'web')
  mkdirSync(join(webDir, 'previews'), { recursive: true })
  writeFileSync(join(webDir, 'index.html'), plain)
  writeFileSync(join(webDir, 'previews/counting.jpg'), 'picture')
  return webDir
}

const two = { game: 'counting', seats: [{ kind: 'me' }, { kind: 'open' }] } as const

/** What a crawler reads: it has no cookie. */
async function tagsOf(address: string, id: string) {
  const { body, headers } = await new Visitor(address).request('GET', `/table/${id}`)
  expect(headers.getSetCookie()).toEqual([])
  const tags = [...String(body).matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)]
  return { body: String(body), tags: Object.fromEntries(tags.map(([, name, content]) => [name, content])) }
}

onBothStores('a link to a table shows its name, state and picture in the language of who opened it', async options => {
  const { address } = await server({ ...options, webDir: builtClient() })
  const [dante, virgil] = await Promise.all([Visitor.guest(address), Visitor.guest(address)])
  await dante!.send('PUT', '/api/me', { name: 'Dante', language: 'es' })
  const { id } = await dante!.open({ ...two, name: 'La "selva" <x> & $& más' })
  const { tags, body } = await tagsOf(address, id)
  expect(tags).toMatchObject({
    'og:title': 'La &quot;selva&quot; &lt;x&gt; &amp; $&amp; más',
    'og:description': expect.stringContaining('queda un asiento libre'),
    'og:locale': 'es_ES',
    'og:image': `${address.replace('localhost', '127.0.0.1')}/previews/counting.jpg`,
    'og:url': expect.stringMatching(new RegExp(`/table/${id}$`)),
  })
  expect(tags.description).toBe(tags['og:description'])
  expect(body.match(/og:title/g)).toHaveLength(1)
  expect(body).not.toContain('A house.')
  await virgil!.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
  expect((await tagsOf(address, id)).tags['og:description']).toContain('partida en juego')
})

onBothStores('a hidden table shows what one shows that does not exist: the house', async options => {
  const { address } = await server({ ...options, webDir: builtClient() })
  const dante = await Visitor.guest(address)
  const { id } = await dante.open({ ...two, visibility: 'invited', name: 'Secret' })
  for (const address_ of [id, 'none', 'x'.repeat(90)]) expect((await tagsOf(address, address_)).body).toBe(plain)
})

onBothStores('a Host that is none of ours breaks out of no tag', async options => {
  const { address } = await server({ ...options, webDir: builtClient() })
  const dante = await Visitor.guest(address)
  const { id } = await dante.open(two)
  const page = await new Visitor(address).request('GET', `/table/${id}`, undefined, {
    'x-forwarded-host': 'a"><script>',
  })
  expect(String(page.body)).not.toContain('<script>')
})
