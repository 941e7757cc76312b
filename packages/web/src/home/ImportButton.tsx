import type { ChangeEvent } from 'react'
import { go } from '../app/router.ts'
import { useWords } from '../app/words.tsx'
import { tellFailure } from '../ui/notes.tsx'
import './ImportButton.css'

/** Opens a record file as a table of this device. */
export function ImportButton() {
  const t = useWords()
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    try {
      const { importLocal } = await import('../local/index.ts')
      go({ page: 'local', id: await importLocal(await file.text()) })
    } catch (error) {
      tellFailure(t, error)
    }
    target.value = ''
  }
  return (
    <label className="import">
      <input type="file" accept=".json,application/json" className="visually-hidden" onChange={open} />
      <span className="text-link">{t('home.import')}</span>
    </label>
  )
}
