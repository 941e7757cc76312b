#!/usr/bin/env node
import module from 'node:module'

// Older versions cannot read TypeScript and would end in a trace.
if (Number.parseInt(process.versions.node, 10) < 24) {
  process.stderr.write(
    `acheron: this is Node ${process.versions.node}, Node 24 is needed; 'npm run -s acheron --' brings its own\n`,
  )
  process.exit(2)
}
// Set before the first import of TypeScript: a cached start is three times as fast.
module.enableCompileCache()
const { main } = await import('../src/main.ts')
await main(process.argv.slice(2))
