/** The keys of commands. Choices get the other letters. */
export const commands = { u: 'undo', r: 'rules', l: 'log', h: 'hint', ',': 'back', '.': 'on', '?': 'keys' } as const
export type Command = (typeof commands)[keyof typeof commands] | 'redo'

const letters = [...'abcdefghijklmnopqrstuvwxyz'].filter(letter => !(letter in commands))
const choiceKeys = [...'123456789', ...letters]

/** The keys of the list in order, without those that the board takes. */
export function listKeys(board: Readonly<Record<string, string>> = {}): readonly string[] {
  return choiceKeys.filter(key => !(key in board))
}

export interface Press {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

export type Meaning =
  | { readonly kind: 'choice'; readonly key: string }
  | { readonly kind: 'walk'; readonly by: 1 | -1 }
  | { readonly kind: 'command'; readonly command: Command }

/** What a key press means where the list has these keys; null when it means nothing here. */
export function meaningOf(press: Press, listed: readonly string[]): Meaning | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null
  switch (press.key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return { kind: 'walk', by: 1 }
    case 'ArrowUp':
    case 'ArrowLeft':
      return { kind: 'walk', by: -1 }
  }
  const key = press.key.toLowerCase()
  if (key === 'u' && press.shiftKey) return { kind: 'command', command: 'redo' }
  if (key in commands) return { kind: 'command', command: commands[key as keyof typeof commands] }
  return key !== '' && listed.includes(key) ? { kind: 'choice', key } : null
}
