import { join } from 'node:path'
import { ensureInstalled, handOver, root } from './bootstrap.mjs'

handOver(ensureInstalled(), [join(root, 'scripts/new-game.ts'), ...process.argv.slice(2)])
