import { type CaravanEvent, type FightingView, isFighting } from '@acheron/games/caravan/board.ts'
import { useMemo, useRef, useState } from 'react'
import type { Decision } from '../../../../board/face.ts'
import { useEscape } from '../../../../board/useEscape.ts'
import type { RoadProps } from '../../chronicle/useTale.ts'
import { voiceOf } from '../../words.ts'
import { OutcomePage } from './OutcomePage.tsx'
import { decidedSince, outcomeOf } from './outcome.ts'
import './outcome.css'

const none: readonly Decision<CaravanEvent>[] = []

/** What the viewer has done with the page of an end. */
interface Turned {
  /** Which end, and how much was decided since. */
  readonly at: string
  readonly open: boolean
}

/** The page of an end lies open until the viewer goes on or decides something; it can be opened again. */
export function Ending(props: RoadProps) {
  const { view, lately = none, seat, language } = props
  const voice = voiceOf(language)
  const before = useRef<FightingView | null>(null)
  if (isFighting(view)) before.current = view
  const outcome = useMemo(() => outcomeOf(view, lately), [view, lately])
  const [turned, setTurned] = useState<Turned | null>(null)
  const decided = outcome ? decidedSince(outcome, lately, seat) : 0
  const at = outcome && `${outcome.key} ${decided}`
  const open = outcome !== null && (turned?.at === at ? turned.open : decided === 0)
  const close = () => {
    if (at) setTurned({ at, open: false })
    return open
  }
  useEscape(() => open && close())
  if (!outcome || (outcome.kind === 'chapter' && decided > 0)) return null
  if (open) return <OutcomePage props={props} outcome={outcome} voice={voice} before={before.current} onClose={close} />
  return (
    <button type="button" className="cvo-again" onClick={() => at && setTurned({ at, open: true })}>
      {voice.t('outcome.again')}
    </button>
  )
}
