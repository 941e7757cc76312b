import { join } from 'node:path'
import { ensureInstalled, handOver, root } from './bootstrap.mjs'

handOver(ensureInstalled(), [join(root, 'packages/cli/bin/acheron.mjs'), ...process.argv.slice(2)])
