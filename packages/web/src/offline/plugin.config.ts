import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'

/**
 * Left out of the offline copy: source maps, compressed twins, the worker itself, which the browser keeps, and tables of
 * solutions, which are kept once they have been wanted.
 */
const leftOut = [/\.map$/, /\.(br|gz|zst|bin)$/, /^\/sw\.js$/]

/** Vite plugin: builds the service worker with the list of all built files, and tells the page of its manifest. */
export function offline(): Plugin {
  let out = ''
  return {
    name: 'acheron-offline',
    apply: 'build',
    configResolved({ root, build }) {
      out = resolve(root, build.outDir)
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icon-180.png' }, injectTo: 'head' },
    ],
    // Runs after everything is written, public files too, so that the list is complete.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        writeFileSync(join(out, 'sw.js'), await serviceWorker(out))
      },
    },
  }
}

async function serviceWorker(out: string): Promise<string> {
  const path = join(import.meta.dirname, 'sw.ts')
  const source = readFileSync(path, 'utf8')
  const { code } = await transformWithOxc(source, path)
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => `/${relative(out, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter(name => !leftOut.some(pattern => pattern.test(name)))
    .sort()
  const hash = createHash('sha256').update(source)
  for (const name of files) hash.update(name).update(readFileSync(join(out, name)))
  const addresses = files.map(name => (name === '/index.html' ? '/' : name))
  const constants = { VERSION: hash.digest('hex').slice(0, 12), FILES: addresses }
  const lines = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)}\n`)
  // `export {}` makes it a module for the compiler; the browser takes it as a plain script.
  return lines.join('') + code.replace(/^export \{\s*\};?$/m, '')
}
