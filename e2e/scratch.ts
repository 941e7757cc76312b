import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** A copy of the project to make changes in: its sources, and the installed packages by links. */
export class Scratch {
  readonly folder = mkdtempSync(join(tmpdir(), 'acheron-scratch-'))

  constructor() {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
    for (const file of String(listed).split('\0').filter(Boolean)) {
      if (!existsSync(join(root, file))) continue
      mkdirSync(dirname(join(this.folder, file)), { recursive: true })
      copyFileSync(join(root, file), join(this.folder, file))
    }
    this.#link('node_modules')
    for (const name of readdirSync(join(root, 'packages'))) this.#link(join('packages', name, 'node_modules'))
  }

  /** What an npm command prints; it throws where the command fails. */
  npm(...args: string[]): string {
    return execFileSync('npm', ['run', '-s', ...args], {
      cwd: this.folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Links every installed package but our own, which npm has linked to its folder already. */
  #link(modules: string): void {
    if (!existsSync(join(root, modules))) return
    mkdirSync(join(this.folder, modules))
    for (const entry of readdirSync(join(root, modules), { withFileTypes: true })) {
      const [from, to] = [join(root, modules, entry.name), join(this.folder, modules, entry.name)]
      if (entry.name === '@acheron') cpSync(from, to, { recursive: true, verbatimSymlinks: true })
      else if (entry.isFile()) copyFileSync(from, to)
      else if (!entry.name.startsWith('.vite')) symlinkSync(from, to)
    }
  }
}
