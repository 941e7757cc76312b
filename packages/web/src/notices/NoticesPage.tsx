import type { NoticeChoice, Notices } from '@acheron/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Page, Section } from '../account/Page.tsx'
import { Failed, Opening } from '../app/Opening.tsx'
import { explained } from '../app/refusals.ts'
import { setHash, useHash } from '../app/router.ts'
import { useTitle } from '../app/useTitle.ts'
import { useWords } from '../app/words.tsx'
import { noticesApi } from '../remote/notices.ts'
import { ownZone } from '../terms/clock.ts'
import { Notes, tellFailure } from '../ui/notes.tsx'
import { Calendar } from './Calendar.tsx'
import { Hours } from './Hours.tsx'
import { Kinds } from './Kinds.tsx'
import { Muted } from './Muted.tsx'
import './notices.css'
import { Places } from './Places.tsx'
import { useNoticeWords } from './words.tsx'

/** What reaches the visitor when they are not here: where, what, when. */
export default function NoticesPage() {
  const t = useWords()
  const say = useNoticeWords()
  const [notices, setNotices] = useState<Notices | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  /** What was chosen last, and how often something was. */
  const wishes = useRef<{ count: number; last: Promise<unknown> }>({ count: 0, last: Promise.resolve() })
  const letter = useLetter(setNotices)
  useEffect(() => void noticesApi.all().then(setNotices, setProblem), [])
  const title = say('title')
  useTitle(title)
  if (problem !== null) {
    const { text, detail } = explained(t, problem)
    return <Failed message={text} detail={detail} onAgain={() => location.reload()} />
  }
  if (!notices) return <Opening />
  const choose = async (change: Partial<NoticeChoice>) => {
    const choice = { ...notices.choice, zone: ownZone(), ...change }
    setNotices({ ...notices, choice })
    const number = ++wishes.current.count
    // One after the other: the last one holds, whatever the line does.
    const done = wishes.current.last.then(() => noticesApi.choose(choice))
    wishes.current.last = done.catch(() => {})
    const tell = (known: Notices) => number === wishes.current.count && setNotices(known)
    try {
      tell(await done)
    } catch (error) {
      tell(notices)
      tellFailure(t, error)
    }
  }
  const parts = { notices, onChange: setNotices }
  return (
    <Page title={title}>
      {letter && <Section title={letter.title} text={letter.text} />}
      <Places {...parts} />
      {notices.targets.length > 0 && (
        <>
          <Kinds choice={notices.choice} targets={notices.targets} onChoose={choose} />
          <Hours choice={notices.choice} targets={notices.targets} onChoose={choose} />
        </>
      )}
      <Muted {...parts} />
      <Calendar {...parts} />
      <Notes />
    </Page>
  )
}

interface Letter {
  readonly title: string
  readonly text: string
}

/** Somebody has followed a link in a letter: it does at once what it says, whoever is here. */
function useLetter(onChange: (notices: Notices) => void): Letter | null {
  const say = useNoticeWords()
  const hash = useHash()
  const [done, setDone] = useState<{ purpose: 'confirm' | 'stop' | 'void'; address: string } | null>(null)
  const follow = useCallback(
    async (purpose: 'confirm' | 'stop', code: string) => {
      try {
        const { address } = await noticesApi[purpose](code)
        setDone({ purpose, address })
        onChange(await noticesApi.all())
      } catch {
        setDone({ purpose: 'void', address: '' })
      }
    },
    [onChange],
  )
  useEffect(() => {
    const [, purpose, code] = /^#(confirm|stop)=([\w.-]{1,200})$/.exec(hash) ?? []
    if (!purpose || !code) return
    // The code leaves the address: a page that is loaded again does nothing again.
    setHash('')
    void follow(purpose as 'confirm' | 'stop', code)
  }, [hash, follow])
  if (!done) return null
  const { purpose, address } = done
  if (purpose === 'void') return { title: say('letter.void'), text: say('letter.void.text') }
  return { title: say(`letter.${purpose}`), text: say(`letter.${purpose}.text`, { address }) }
}
