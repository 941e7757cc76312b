// There is no page yet: the table is the terminal.
import { join } from 'node:path'
import { ensureInstalled, handOver, root } from './bootstrap.mjs'

handOver(ensureInstalled(), [
  join(root, 'packages/cli/bin/acheron.mjs'),
  'play',
  'nine-circles',
  ...process.argv.slice(2),
])
