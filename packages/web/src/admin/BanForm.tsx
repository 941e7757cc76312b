import { type FormEvent, useState } from 'react'
import { adminApi } from './api.ts'
import type { Loaded } from './useLoaded.ts'
import { useOrderWords } from './words.tsx'

interface Props {
  readonly person: string
  readonly name: string
  readonly act: Loaded<unknown>['act']
}

/** Keeps somebody from opening tables, sitting down and talking, until a day and for a reason that they can read. */
export function BanForm({ person, name, act }: Props) {
  const t = useOrderWords()
  const [days, setDays] = useState(7)
  const [reason, setReason] = useState('')
  const [address, setAddress] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    void act(adminApi.ban({ person, address, days, reason: reason.trim() }))
  }
  return (
    <details className="admin-act">
      <summary>{t('ban', { who: name })}</summary>
      <form onSubmit={send}>
        <label>
          {t('ban.days')}
          <input
            className="input"
            type="number"
            min={1}
            max={3650}
            value={days}
            onChange={({ target }) => setDays(Number(target.value))}
          />
        </label>
        <input
          className="input"
          aria-label={t('reason')}
          placeholder={t('reason')}
          required
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <label>
          <input type="checkbox" checked={address} onChange={({ target }) => setAddress(target.checked)} />
          {t('ban.address')}
        </label>
        <button type="submit" className="button">
          {t('ban', { who: name })}
        </button>
      </form>
    </details>
  )
}
