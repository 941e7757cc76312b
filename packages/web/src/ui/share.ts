/** Copies a text to the clipboard; false when the browser refuses. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Shares by the device's own dialog where there is one (phones), else copies. Gives what happened. */
export async function share(text: string, url: string): Promise<'shared' | 'copied' | 'failed'> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ text, url })
      return 'shared'
    } catch {
      // closed without sharing, or not allowed: the text is copied instead
    }
  }
  return (await copy([text, url].filter(Boolean).join('\n'))) ? 'copied' : 'failed'
}

/** Saves a text as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
