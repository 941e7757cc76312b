import type { CampaignFile } from '@acheron/engine'
import { type ChangeEvent, useState } from 'react'
import { go } from '../app/router.ts'
import { useWords } from '../app/words.tsx'
import { tellFailure } from '../ui/notes.tsx'
import { CampaignDialog } from './CampaignDialog.tsx'
import { campaignIn } from './campaignIn.ts'
import './ImportButton.css'

/** Opens a record file as a table of this device, and a campaign file where it is wanted. */
export function ImportButton({ server }: { readonly server: boolean }) {
  const t = useWords()
  const [campaign, setCampaign] = useState<CampaignFile | null>(null)
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    try {
      const text = await file.text()
      const found = campaignIn(text)
      if (found) setCampaign(found)
      else {
        const { importLocal } = await import('../local/index.ts')
        go({ page: 'local', id: await importLocal(text) })
      }
    } catch (error) {
      tellFailure(t, error)
    }
    target.value = ''
  }
  return (
    <>
      <label className="import">
        <input type="file" accept=".json,application/json" className="visually-hidden" onChange={open} />
        <span className="text-link">{t('home.import')}</span>
      </label>
      {campaign && <CampaignDialog file={campaign} server={server} onClose={() => setCampaign(null)} />}
    </>
  )
}
