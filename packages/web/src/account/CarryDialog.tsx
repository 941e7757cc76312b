import type { CarryCode } from '@acheron/protocol'
import { useState } from 'react'
import { useWords } from '../app/words.tsx'
import { Glyph } from '../icons/Glyph.tsx'
import { accountApi } from '../remote/account.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { moment } from '../ui/dates.ts'
import { useShare } from '../ui/useShare.ts'
import './account.css'
import { carryLink } from './carrying.ts'
import { Form } from './Form.tsx'
import { Qr } from './Qr.tsx'
import { useAccountWords } from './words.tsx'

/** Makes a link that makes another device this person: once, for ten minutes. */
export function CarryDialog({ onClose }: { onClose(): void }) {
  const t = useWords()
  const say = useAccountWords()
  const share = useShare()
  const [carry, setCarry] = useState<CarryCode | null>(null)
  const link = carry && carryLink(location.origin, location.pathname, carry.code)
  return (
    <Dialog title={say('carry')} onClose={onClose}>
      <div className="account-carry">
        <p>{say('carry.text')}</p>
        <p className="account-text">{say('carry.warning')}</p>
        {carry && link ? (
          <>
            <Qr text={link} label={say('carry.qr')} />
            <p className="account-code">
              <code>{carry.code}</code>
            </p>
            <p className="account-text">{say('carry.until', { time: moment(t.lang, carry.until) })}</p>
            <label className="field">
              <span>{say('carry.link')}</span>
              <input className="input" readOnly value={link} onFocus={event => event.target.select()} />
            </label>
            <button type="button" className="button" onClick={() => share('', link)}>
              <Glyph name="link" size={18} />
              {say('copy')}
            </button>
          </>
        ) : (
          <Form submit={say('carry.make')} onSubmit={async () => setCarry(await accountApi.carry())} />
        )}
      </div>
    </Dialog>
  )
}
