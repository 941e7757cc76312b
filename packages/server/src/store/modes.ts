import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'

/** The data file and its neighbours hold keys, seeds and names: they are for the user of the server alone. */
const parts = ['', '-wal', '-shm', '.lock']
export const partsOf = (file: string) => parts.map(part => `${file}${part}`)

/** Makes the folder where it is missing, for its owner alone. A folder that is there may hold other things, and stays as it is. */
export function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (first !== undefined) chmodSync(folder, 0o700)
}

/** Makes an empty file for its owner alone, whatever the umask, or takes the one that is there. */
export function touchPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
}

/** Takes from others what they may do with the data file and its neighbours; returns a line for each that stays as it is. */
export function tighten(file: string): string[] {
  // Windows has no such modes.
  if (process.platform === 'win32') return []
  return partsOf(file).flatMap(name => {
    const mode = wideModeOf(name)
    if (mode === null) return []
    try {
      chmodSync(name, mode & 0o700)
      return []
    } catch (error) {
      return [
        `${name} can be read by other users of this machine (mode ${shown(mode)}) and cannot be closed to them: ${(error as Error).message}; run \`chmod go= ${name}\` as its owner`,
      ]
    }
  })
}

/** The mode of a file that others may read or write; null where nobody else may, or there is no such file. */
export function wideModeOf(name: string): number | null {
  const mode = statSync(name, { throwIfNoEntry: false })?.mode
  return mode !== undefined && mode & 0o077 && process.platform !== 'win32' ? mode & 0o777 : null
}

export const shown = (mode: number) => mode.toString(8).padStart(4, '0')
