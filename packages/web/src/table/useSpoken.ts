import { withNames } from '@acheron/engine/words'
import type { OpenTable } from '@acheron/protocol'
import { useEffect, useRef } from 'react'
import { useWords } from '../app/words.tsx'
import type { GameFace, Prompt } from '../board/face.ts'
import { play } from '../sound/sound.ts'
import { interrupt, say } from '../ui/announce.tsx'
import { isShared, toldNames } from './seats.ts'
import { linesOf } from './story.ts'
import type { Fresh } from './useFresh.ts'

/** Tells what has happened to those who hear the page instead of seeing it, and makes its sounds. */
export function useSpoken(table: OpenTable, face: GameFace, fresh: Fresh, prompt: Prompt | null): void {
  const t = useWords()
  const spoken = useRef(-1)
  const asked = useRef(-1)
  const language = useRef(t.lang)
  const { now } = table
  // In another language the question is said anew; what was said before is taken away (see `LiveRegions`).
  useEffect(() => {
    if (face.t.lang === language.current) return
    language.current = face.t.lang
    if (prompt) say(prompt.title)
  }, [face, prompt])
  useEffect(() => {
    const { version } = fresh
    const happened = spoken.current !== version
    // While one looks back or watches a playback nothing is asked: the question is due when it is shown.
    const due = prompt !== null && asked.current !== version
    if (!happened && !due) return
    const first = asked.current < 0
    spoken.current = version
    if (due) asked.current = version
    const names = toldNames(table.info.seats, t)
    const lines = happened ? linesOf(face, table, fresh.events).map(line => withNames(line, names)) : []
    const undone = happened && fresh.steps.at(-1)?.kind === 'undo'
    const byOther = fresh.steps.length > 0 && fresh.steps.at(-1)?.seat !== now.seat
    const title = due ? prompt.title : ''
    // It is news that it is my turn when somebody else has just played; after my own move it is only the next question.
    const news = due && (first || byOther)
    say([undone ? t('spoken.undone') : '', ...lines, news ? '' : title].filter(Boolean).join(' '))
    const who = now.seat !== null && isShared(table.info.seats) ? names[now.seat] : undefined
    if (news) interrupt(who === undefined ? t('spoken.turn', { title }) : t('spoken.turnOf', { who, title }))

    // Games share few verbs, and an event is named after what happens: that is enough for a sound.
    if (!happened) {
      if (byOther && news) play('turn')
    } else if (now.result && fresh.steps.length > 0) {
      play(now.result.winners.some(seat => table.info.seats[seat]?.you) ? 'win' : 'loss')
    } else if (fresh.events.some(event => /roll/i.test(event.e))) play('roll')
    else if (fresh.events.some(event => /clear|claim|gain|won/i.test(event.e))) play('claim')
    else if (byOther && news) play('turn')
  }, [face, fresh, now, prompt, t, table])
}
