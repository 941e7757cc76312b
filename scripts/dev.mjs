// For whoever works on the code: the server, restarted when its files change, and the page with hot reload in front of it.
// PORT is the page's (default 8080), SERVER_PORT the server's (default one more), DATA the server's file.
import { spawn, spawnSync } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, onEnd, root } from './bootstrap.mjs'

const node = ensureInstalled()
const { PORT = '8080', SERVER_PORT = String(Number(PORT) + 1), DATA = join(root, 'data/dev.sqlite') } = process.env

/**
 * @param {string[]} args
 * @param {Record<string, string>} settings
 */
const run = (args, settings) =>
  spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...settings },
  })

const server = run(['--watch', '--watch-preserve-output', join(root, 'packages/server/src/main.ts')], {
  PORT: SERVER_PORT,
  DATA,
})
const page = run(
  [join(root, 'node_modules/vite/bin/vite.js'), join(root, 'packages/web'), '--port', PORT, '--strictPort'],
  { ACHERON_SERVER: `http://localhost:${SERVER_PORT}` },
)
const both = [server, page]

/** Both end together, with the exit code of the first that ended. */
const end = () => {
  for (const child of both) child.kill('SIGTERM')
}
const ended = both.map(child => new Promise(resolve => child.once('exit', code => resolve(code ?? 0))))
Promise.race(ended).then(async code => {
  end()
  await Promise.all(ended)
  process.exit(code)
})
onEnd(end)

/** A changed text is compiled at once; page and server then see the compiled words change. */
let compiling = setTimeout(() => {}, 0)
watch(join(root, 'packages'), { recursive: true }, (_, file) => {
  if (!file || !/[\\/]words[\\/]\w+\.json$/.test(file) || file.includes('node_modules')) return
  clearTimeout(compiling)
  compiling = setTimeout(() => spawnSync(node, [join(root, 'scripts/words.ts')], { cwd: root, stdio: 'inherit' }), 100)
})
