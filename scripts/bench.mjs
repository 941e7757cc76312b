import { join } from 'node:path'
import { ensureInstalled, handOver, install, root } from './bootstrap.mjs'

const node = ensureInstalled()
const bench = join(root, 'bench')
install(bench) // the peers we measure against are no dependency of ours
handOver(node, [join(bench, 'run.ts'), ...process.argv.slice(2)])
