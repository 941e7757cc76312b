import { phrases, reactions, type SaidMessage } from '@acheron/protocol'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Say, useWords } from '../../app/words.tsx'
import { socket } from '../../remote/socket.ts'
import { RemoteTalk, type TalkState } from '../../remote/talk.ts'
import { say } from '../../ui/announce.tsx'
import { createStore, useStore } from '../../ui/store.ts'
import { heldSeat, personName } from '../players/seats.ts'
import type { TableProps } from '../useTablePage.ts'
import type { Happening } from './happenings.ts'
import { useHappenings } from './useHappenings.ts'

/** What is said at the table, as the page shows it. */
export interface Talk {
  readonly line: RemoteTalk
  readonly state: TalkState
  /** What has happened in between. */
  readonly happened: readonly Happening[]
}

const nothing = createStore<TalkState>({})

/** Whether people talk at the table: where several play, where the viewer watches, and after the end. */
export function isTalkedAt({ source, table }: Pick<TableProps, 'source' | 'table'>): boolean {
  const { people, daily } = table.info
  if (source.kind !== 'remote' || daily !== null || !people) return false
  // The owner of a silent table may let people talk again.
  const isOpen = people.talk !== 'none' || people.may.includes('talk')
  return isOpen && (people.shared || heldSeat(table) === null || table.now.result !== null)
}

/** The talk of the table; null where there is none. */
export function useTalk(props: Pick<TableProps, 'source' | 'table'>): Talk | null {
  const t = useWords()
  const words = useRef(t)
  words.current = t
  const { source, table } = props
  const isOn = isTalkedAt(props)
  const [line, setLine] = useState<RemoteTalk | null>(null)
  useEffect(() => {
    if (!isOn) return
    const made = new RemoteTalk(source.id, socket(), message => say(spoken(message, words.current)))
    setLine(made)
    return () => {
      made.close()
      setLine(null)
    }
  }, [isOn, source.id])
  // Whoever sits down, leaves, or sees the end may read something else.
  const isWatching = heldSeat(table) === null
  const isOver = table.now.result !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may be read depends on them
  useEffect(() => {
    void line?.load()
  }, [line, isWatching, isOver])
  const state = useStore(line?.state ?? nothing)
  const happened = useHappenings(table.info, state)
  return useMemo(() => line && { line, state, happened }, [line, state, happened])
}

/** The text of a message in the viewer's language; null for a phrase that this page does not know. */
export function textOf({ words, phrase }: Pick<SaidMessage, 'words' | 'phrase'>, t: Say): string | null {
  if (words !== null) return words
  const ready = phrases.find(id => id === phrase)
  if (ready) return t(`talk.phrase.${ready}`)
  const done = reactions.find(id => id === phrase)
  return done ? t(`talk.reaction.${done}`) : null
}

export const isReaction = ({ phrase }: Pick<SaidMessage, 'phrase'>): boolean => reactions.some(id => id === phrase)

/** A message as a reader hears it. */
function spoken(message: SaidMessage, t: Say): string {
  const text = textOf(message, t)
  const who = personName(message.name, t)
  if (text === null) return ''
  return isReaction(message) ? `${who} ${text}` : `${who}: ${text}`
}
