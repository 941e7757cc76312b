/** One thing that was looked at. */
export interface Finding {
  /** What was looked at, in a word or two. */
  readonly about: string
  /** `note` is worth knowing, and nothing is wrong. */
  readonly state: 'good' | 'note' | 'wrong'
  /** One line; where something is wrong, with the way out. */
  readonly text: string
}

export const good = (about: string, text: string): Finding => ({ about, state: 'good', text })
export const note = (about: string, text: string): Finding => ({ about, state: 'note', text })
export const wrong = (about: string, text: string): Finding => ({ about, state: 'wrong', text })

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** An amount of bytes for people. */
export const size = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`

/** A moment for people. */
export const moment = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
