import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { gallery } from './gallery/plugin.config.ts'
import { offline } from './src/offline/plugin.config.ts'

/** Where `npm run dev` finds the server. */
const server = process.env.ACHERON_SERVER ?? 'http://localhost:8080'

/** Writes a compressed twin beside every text file, so that the server need not compress while people wait. */
function compressed(): Plugin {
  let out = ''
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  return {
    name: 'acheron-compressed',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      out = resolve(root, build.outDir)
    },
    closeBundle() {
      for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue
        const file = join(out, name)
        const text = readFileSync(file)
        writeFileSync(`${file}.br`, brotliCompressSync(text, options))
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
      }
    },
  }
}

/** The fonts of the first sight (`theme/fonts.ts`) are asked for with the page, so that nobody waits for them after it. */
function fontsFirst(): Plugin {
  const first = /(alegreya-sans-latin-[47]00|eb-garamond-latin-400|im-fell-english-sc-latin-400)-normal.*\.woff2$/
  return {
    name: 'acheron-fonts-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter(name => first.test(name))
          .map(name => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          })),
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), fontsFirst(), offline(), compressed(), gallery()],
  worker: { format: 'es' },
  build: {
    // The first ones with light-dark(), on which both themes rest.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // A strict content policy allows no data: scripts or styles, and fonts are better cached as files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // How long each plugin took is nothing to whoever starts the server.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
