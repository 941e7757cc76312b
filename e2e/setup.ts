import { ensureBuilt } from '../scripts/build-web.mjs'
import { chromiumOnDisk } from './chromium.ts'

/** Once for all test files: the client built, the browser unpacked; the files find it by CHROME. */
export default async function setup(): Promise<() => void> {
  // Vitest sets NODE_ENV=test, with which Vite would build for development.
  delete process.env.NODE_ENV
  ensureBuilt()
  process.env.NODE_ENV = 'test'
  const chromium = await chromiumOnDisk()
  process.env.CHROME = chromium.path
  return () => chromium.remove()
}
