/**
 * How much the long tests look at. `npm run proof` looks at everything; `npm test` at a part of it, drawn by the commit that
 * is checked out: every commit looks at another part, and the same commit always at the same one.
 */
import { execFileSync } from 'node:child_process'
import { Generator } from '../packages/engine/src/chance.ts'

/** True for `npm run proof`. */
export const isWhole = process.env.ACHERON_PROOF === 'whole'

/** The commit that is checked out; without git there is only one sample. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'no commit'
  }
}

/** What `npm test` draws its samples by; a failure names it, and `ACHERON_SAMPLE` draws the same sample again. */
export const sampleSeed = process.env.ACHERON_SAMPLE ?? commit()

/**
 * A number of the items, in their order: all of them for `npm run proof`. `purpose` keeps one sample from mirroring
 * another.
 */
export function sample<T>(items: readonly T[], count: number, purpose: string): readonly T[] {
  if (isWhole || count >= items.length) return items
  const random = Generator.seeded(`${sampleSeed} ${purpose}`)
  const drawn = new Set(random.shuffle([...items.keys()]).slice(0, count))
  return items.filter((_, index) => drawn.has(index))
}
