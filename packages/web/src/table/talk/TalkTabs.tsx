import type { Side } from '@acheron/protocol'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useWords } from '../../app/words.tsx'
import { Glyph } from '../../icons/Glyph.tsx'
import { unreadIn } from '../../remote/talk.ts'
import type { TablePageState } from '../useTablePage.ts'
import { Chat } from './Chat.tsx'
import { Unread } from './Unread.tsx'
import type { Talk } from './useTalk.ts'
import './Talk.css'

interface Props {
  readonly page: Pick<TablePageState, 'table'>
  readonly talk: Talk
  /** The log. */
  readonly children: ReactNode
}

type Tab = Side | 'chronicle'

const tabKey = 'acheron.talk.tab'

function keptTab(): Tab {
  const kept = sessionStorage.getItem(tabKey)
  return kept === 'players' || kept === 'watchers' ? kept : 'chronicle'
}

/** What is said and what happened, one beside the other. */
export function TalkTabs({ page, talk, children }: Props) {
  const t = useWords()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<Tab>(keptTab)
  const { state } = talk
  const tabs = (['players', 'chronicle', 'watchers'] as const).filter(tab => tab === 'chronicle' || state[tab])
  const chosen = tabs.includes(wanted) ? wanted : 'chronicle'
  const choose = (tab: Tab) => {
    sessionStorage.setItem(tabKey, tab)
    setWanted(tab)
  }
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const next = tabs[(tabs.indexOf(chosen) + by + tabs.length) % tabs.length]!
    choose(next)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <section className="talk" aria-label={t('talk')}>
      <div ref={list} className="talk-tabs" role="tablist" aria-label={t('talk')} onKeyDown={onKey}>
        {tabs.map(tab => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            data-tab={tab}
            aria-selected={tab === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => choose(tab)}
          >
            {tab === 'players' && <Glyph name="chat" size={18} />}
            {t(`talk.tab.${tab}`)}
            {tab !== 'chronicle' && tab !== chosen && <Unread count={unreadIn(state, tab)} />}
          </button>
        ))}
        {chosen === 'players' && <span className="talk-for muted">{t('talk.playersOnly')}</span>}
      </div>
      <div id={`${id}-panel`} className="talk-panel" role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        {chosen === 'chronicle' ? children : <Chat key={chosen} page={page} talk={talk} side={chosen} />}
      </div>
    </section>
  )
}
