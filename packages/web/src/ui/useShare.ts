import { useWords } from '../app/words.tsx'
import { tell } from './notes.tsx'
import { share } from './share.ts'

/** Shares a text with an address, and says what has become of it. */
export function useShare(): (text: string, url: string) => Promise<void> {
  const t = useWords()
  return async (text, url) => {
    const how = await share(text, url)
    if (how === 'copied') tell(t('share.copied'))
    if (how === 'failed') tell(t('share.failed', { text: [text, url].filter(Boolean).join(' · ') }))
  }
}
