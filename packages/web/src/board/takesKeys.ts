/** Whether what has the focus takes letters itself. */
export const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]')
