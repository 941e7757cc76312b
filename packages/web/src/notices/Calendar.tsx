import { useState } from 'react'
import { Section } from '../account/Page.tsx'
import { noticesApi } from '../remote/notices.ts'
import { useShare } from '../ui/useShare.ts'
import { type PartProps, useChange } from './useChange.ts'
import { useNoticeWords } from './words.tsx'

/** The private address of a calendar with the turns that wait. It is shown once; another one ends it. */
export function Calendar({ notices, onChange }: PartProps) {
  const say = useNoticeWords()
  const shareIt = useShare()
  const { busy, run } = useChange({ onChange })
  const [address, setAddress] = useState('')
  const make = () =>
    run(async () => {
      const { path } = await noticesApi.newFeed()
      setAddress(location.origin + path)
      return { ...notices, feed: true }
    })
  const end = () =>
    run(() => {
      setAddress('')
      return noticesApi.endFeed()
    })
  return (
    <Section title={say('calendar')} text={say('calendar.text')}>
      {address && (
        <>
          <p className="account-code notice-address">
            <code>{address}</code>
          </p>
          <button type="button" className="button" onClick={() => shareIt('', address)}>
            {say('calendar.copy')}
          </button>
        </>
      )}
      <div className="account-buttons">
        <button type="button" className="button" disabled={busy} onClick={make}>
          {say(notices.feed ? 'calendar.anew' : 'calendar.make')}
        </button>
        {notices.feed && (
          <button type="button" className="button" disabled={busy} onClick={end}>
            {say('calendar.end')}
          </button>
        )}
      </div>
    </Section>
  )
}
