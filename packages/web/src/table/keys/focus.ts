/**
 * The next step of the player, best first. What ends something or comes to nothing, and leaving the lesson, never get the
 * focus by themselves.
 */
const steps = [
  '.lesson-foot button',
  '.prompt [role="spinbutton"]',
  '.choice:not(.ends, .vain)',
  '.group-title:not(.ends)',
  '.watch-on',
  '.prompt-actions button:not(:disabled)',
  '.prompt-title[tabindex]',
]

let taking = false

/**
 * Puts the focus on the player's next step: "Go on" in a lesson, the first number or choice of a question, the button of a
 * panel. Where a pointer led there, nothing is ringed and nothing scrolls.
 */
export function focusNextStep(byKeyboard: boolean): void {
  const found = steps.map(step =>
    [...document.querySelectorAll<HTMLElement>(`.ask ${step}`)].find(each => each.checkVisibility()),
  )
  taking = true
  found
    .find(each => each !== undefined)
    ?.focus({ focusVisible: byKeyboard, preventScroll: !byKeyboard } as FocusOptions)
  taking = false
}

/** Whether the focus comes from here and not from the player. */
export function isTakingFocus(): boolean {
  return taking
}

/** Whether nothing has the focus. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/**
 * Whether a new question may take the focus: after an act of the player's own always, else where it is lost or where the game
 * is played, on the board or in the prompt. The bar keeps it: who takes back twice presses the same button twice.
 */
export function isFocusFree(own: boolean): boolean {
  if (document.querySelector('dialog[open]')) return false
  if (document.activeElement?.closest('.bar')) return false
  return own || isFocusLost() || document.activeElement?.closest('.ask, main.stage') != null
}
