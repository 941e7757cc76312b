import { takenBy } from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import type { OpenTable } from '@acheron/protocol'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../app/words.tsx'
import type { GameFace, Prompt } from '../../board/face.ts'
import { say } from '../../ui/announce.tsx'
import type { Place } from '../moments/moments.ts'
import { usePageInSight } from '../moments/usePageInSight.ts'
import type { Playback } from '../moments/usePlayback.ts'
import { isShared, toldNames } from '../players/seats.ts'
import { useNewSteps } from '../replay/useNewSteps.ts'
import { Gathered } from './gathered.ts'
import { isCaughtUp, rewound, textsOf, toBeSaid } from './spoken.ts'
import { turnText } from './turnText.ts'

/** Tells a screen reader what has happened, when it is shown, and then what is asked. */
export function useSpokenLog(table: OpenTable, face: GameFace, playback: Playback, prompt: Prompt | null): void {
  const t = useWords()
  const fresh = useNewSteps(table)
  const [gathered] = useState(() => new Gathered(say))
  useEffect(() => () => gathered.drop(), [gathered])
  const inSight = usePageInSight()
  /** The version whose steps are known, and the last moment that was said. */
  const known = useRef(-1)
  const said = useRef<Place | null>(null)
  /** The version and the seat of the last question. */
  const asked = useRef<string | null>(null)
  const language = useRef(t.lang)
  const { now } = table
  const { moments, shown, current } = playback
  const caughtUp = isCaughtUp(playback)
  // After a change of language the question is said again; `LiveRegions` removes what was said before.
  useEffect(() => {
    if (face.t.lang === language.current) return
    language.current = face.t.lang
    if (prompt) say(prompt.title)
  }, [face, prompt])
  useEffect(() => {
    if (!inSight) return
    const { version } = fresh
    const happened = known.current !== version
    if (happened) said.current = rewound(said.current, fresh.steps, now.entries)
    known.current = version
    // Nothing is asked during a look back, nor while something is watched: the question is due when it is shown.
    const question = `${version} ${now.seat}`
    const due = prompt !== null && caughtUp && asked.current !== question
    const first = asked.current === null
    if (due) asked.current = question
    const { news, ...after } = toBeSaid({ moments, shown, current }, said.current, due)
    said.current = after.said
    const names = toldNames(table.info.seats, t)
    const lines = textsOf(news).map(line => withNames(line, names))
    const last = fresh.steps.at(-1)
    const undone = happened && last !== undefined && takenBy(last) > 0
    if (!due && !undone && lines.length === 0) return
    const byOther = fresh.steps.length > 0 && fresh.steps.at(-1)?.seat !== now.seat
    const title = due ? prompt.title : ''
    // "Your turn" is news after somebody else's move; after my own it is only the next question.
    const isNews = due && (first || byOther)
    const who = now.seat !== null && isShared(table.info.seats) ? names[now.seat] : undefined
    // One message in one region: what others did is heard before the turn is.
    const asks = isNews ? turnText(title, who, t) : title
    const standing = due ? (prompt.standing ?? '') : ''
    gathered.add([undone ? t('spoken.undone') : '', ...lines, standing, asks], due)
  }, [fresh, now, prompt, t, table, gathered, inSight, caughtUp, moments, shown, current])
}
