import type { TableInfo } from '@acheron/protocol'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../app/words.tsx'
import type { TalkState } from '../../remote/talk.ts'
import { changesOf } from '../people/changes.ts'
import { comingsOf, type Happening, withNews } from './happenings.ts'

/** What has happened at the table beside the game since the page was opened, to stand among what is said. */
export function useHappenings(info: TableInfo, state: TalkState): readonly Happening[] {
  const t = useWords()
  const last = useRef(info)
  const said = useRef(state)
  said.current = state
  const [all, setAll] = useState<readonly Happening[]>([])
  useEffect(() => {
    const before = last.current
    last.current = info
    if (before.id !== info.id) return setAll([])
    const changes = changesOf(before, info, t).map(text => ({ text, gone: null, sat: null, back: null }))
    const news = [...changes, ...comingsOf(before, info, t)]
    if (news.length === 0) return
    const { players, watchers } = said.current
    const after = {
      ...(players ? { players: players.messages.at(-1)?.n ?? 0 } : {}),
      ...(watchers ? { watchers: watchers.messages.at(-1)?.n ?? 0 } : {}),
    }
    setAll(known => withNews(known, news, after, Date.now()))
  }, [info, t])
  return all
}
