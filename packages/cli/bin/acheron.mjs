#!/usr/bin/env node
import module from 'node:module'

// Older ones do not read TypeScript: they would end in a trace.
if (Number.parseInt(process.versions.node, 10) < 24) {
  process.stderr.write(
    `acheron: this is Node ${process.versions.node}, Node 24 is needed; 'npm run -s acheron --' brings its own\n`,
  )
  process.exit(2)
}
// Before the first import of TypeScript: what was stripped and compiled once starts three times as fast the next time.
module.enableCompileCache()
const { main } = await import('../src/main.ts')
await main(process.argv.slice(2))
