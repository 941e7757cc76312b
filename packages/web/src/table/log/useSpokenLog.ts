import { withNames } from '@acheron/engine/words'
import type { OpenTable } from '@acheron/protocol'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../app/words.tsx'
import type { GameFace, Prompt } from '../../board/face.ts'
import { say } from '../../ui/announce.tsx'
import { isShared, toldNames } from '../players/seats.ts'
import { useNewSteps } from '../replay/useNewSteps.ts'
import { Gathered } from './gathered.ts'
import { linesOf } from './passages.ts'
import { turnText } from './turnText.ts'

/** Tells a screen reader what has happened and what is asked. */
export function useSpokenLog(table: OpenTable, face: GameFace, prompt: Prompt | null): void {
  const t = useWords()
  const fresh = useNewSteps(table)
  const [gathered] = useState(() => new Gathered(say))
  useEffect(() => () => gathered.drop(), [gathered])
  const spoken = useRef(-1)
  /** The version and the seat of the last question. */
  const asked = useRef<string | null>(null)
  const language = useRef(t.lang)
  const { now } = table
  // After a change of language the question is said again; `LiveRegions` removes what was said before.
  useEffect(() => {
    if (face.t.lang === language.current) return
    language.current = face.t.lang
    if (prompt) say(prompt.title)
  }, [face, prompt])
  useEffect(() => {
    const { version } = fresh
    const happened = spoken.current !== version
    // Nothing is asked during a look back or a playback: the question is due when it is shown.
    const question = `${version} ${now.seat}`
    const due = prompt !== null && asked.current !== question
    if (!happened && !due) return
    const first = asked.current === null
    spoken.current = version
    if (due) asked.current = question
    const names = toldNames(table.info.seats, t)
    const lines = happened ? linesOf(face, fresh.events).map(line => withNames(line, names)) : []
    const undone = happened && fresh.steps.at(-1)?.kind === 'undo'
    const byOther = fresh.steps.length > 0 && fresh.steps.at(-1)?.seat !== now.seat
    const title = due ? prompt.title : ''
    // "Your turn" is news after somebody else's move; after my own it is only the next question.
    const news = due && (first || byOther)
    const who = now.seat !== null && isShared(table.info.seats) ? names[now.seat] : undefined
    // One message in one region: what others did is heard before the turn is.
    const asks = news ? turnText(title, who, t) : title
    gathered.add([undone ? t('spoken.undone') : '', ...lines, asks], due)
  }, [face, fresh, now, prompt, t, table, gathered])
}
