import { join } from 'node:path'
import { ensureInstalled, handOver, root } from './bootstrap.mjs'
import { fetchNatsServer } from './nats-server.mjs'

const node = ensureInstalled()
// Several processes need it.
if (process.argv.includes('--processes')) fetchNatsServer()
handOver(node, [join(root, 'ops/load/main.ts'), ...process.argv.slice(2)])
