import { join } from 'node:path'
import { ensureInstalled, handOver, root } from './bootstrap.mjs'
import { fetchNatsServer } from './nats-server.mjs'

const node = ensureInstalled()
fetchNatsServer()
handOver(node, [join(root, 'ops/chaos/main.ts'), ...process.argv.slice(2)])
