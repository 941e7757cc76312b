/** How far one is in the guided first game of a game, as this browser remembers it. */
export interface KeptLesson {
  /** The local table it is played on. */
  readonly id: string
  readonly at: number
  /** It was played to its end, or left by its way out: the table is one like any other. */
  readonly done: boolean
}

const keyOf = (game: string) => `acheron.lesson.${game}`

export function keptLesson(game: string): KeptLesson | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null') as KeptLesson | null
  } catch {
    return null // no storage: every visit is the first
  }
}

export function keepLessonAt(game: string, kept: KeptLesson): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(kept))
  } catch {
    // private windows may refuse: then a page that is loaded again begins anew
  }
}
