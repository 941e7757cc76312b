import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offline } from './src/offline/plugin.config.ts'

/** Where `npm run dev` finds the server. */
const server = process.env.ACHERON_SERVER ?? 'http://localhost:8080'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), offline()],
  worker: { format: 'es' },
  build: {
    // The first ones with light-dark(), on which both themes rest.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // A strict content policy allows no data: scripts or styles, and fonts are better cached as files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
