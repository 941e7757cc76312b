/** The keys of commands. Choices get the other letters. */
export const commands = { u: 'undo', r: 'rules', l: 'log', h: 'hint', '?': 'keys' } as const
export type Command = (typeof commands)[keyof typeof commands] | 'redo'

const letters = [...'abcdefghijklmnopqrstuvwxyz'].filter(letter => !(letter in commands))
const choiceKeys = [...'123456789', ...letters]

/** The key of the choice at a place in the list; null beyond the last letter. */
export function keyOf(place: number): string | null {
  return choiceKeys[place] ?? null
}

export interface Press {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

export type Meaning =
  | { readonly kind: 'choice'; readonly place: number }
  | { readonly kind: 'walk'; readonly by: 1 | -1 }
  | { readonly kind: 'command'; readonly command: Command }

/** What a key press means with that many choices listed; null when it means nothing here. */
export function meaningOf(press: Press, choices: number): Meaning | null {
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
  const place = choiceKeys.indexOf(key)
  return place >= 0 && place < choices ? { kind: 'choice', place } : null
}
