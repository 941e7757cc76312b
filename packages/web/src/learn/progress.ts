/** How far the guided first game of a game has got in this browser. */
export interface LessonProgress {
  /** Its local table. */
  readonly id: string
  readonly at: number
  /** The lesson was finished or left: its table is an ordinary one now. */
  readonly done: boolean
}

const keyOf = (game: string) => `acheron.lesson.${game}`

export function lessonProgress(game: string): LessonProgress | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null') as LessonProgress | null
  } catch {
    return null // no storage: every visit is the first
  }
}

export function keepLessonProgress(game: string, kept: LessonProgress): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(kept))
  } catch {
    // private windows may refuse: a reload then begins the lesson again
  }
}
