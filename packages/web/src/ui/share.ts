/** Puts a text on the clipboard; false when the browser will not. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Shares the device's own way where it has one (phones), else copies. Says how it went. */
export async function share(text: string, url: string): Promise<'shared' | 'copied' | 'failed'> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ text, url })
      return 'shared'
    } catch {
      // closed without sharing, or not allowed: the clipboard is left
    }
  }
  return (await copy([text, url].filter(Boolean).join('\n'))) ? 'copied' : 'failed'
}

/** Gives the browser a text to keep as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
