// The server with the web client on it: see packages/server/README.md for its settings.
import { join } from 'node:path'
import { ensureInstalled, handOver, root } from './bootstrap.mjs'
import { ensureBuilt } from './build-web.mjs'

const node = ensureInstalled()
ensureBuilt()
handOver(node, [join(root, 'packages/server/src/main.ts')])
