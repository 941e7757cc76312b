const key = 'acheron.finished'

/** Whether somebody has played a game to its end on this device. */
export function hasFinished(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function noteFinished(): void {
  try {
    localStorage.setItem(key, 'yes')
  } catch {
    // no storage: the next visit counts as the first
  }
}
