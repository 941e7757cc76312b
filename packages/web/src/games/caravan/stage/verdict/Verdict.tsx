import { type CaravanEvent, isFighting } from '@acheron/games/caravan/board.ts'
import { useMemo, useState } from 'react'
import type { Decision } from '../../../../board/face.ts'
import { useEscape } from '../../../../board/useEscape.ts'
import { ordealIn } from '../../chronicle/ordeal/OrdealDice.tsx'
import type { RoadProps } from '../../chronicle/useTale.ts'
import { objectName } from '../../names.ts'
import { voiceOf } from '../../words.ts'
import { AttackVerdict } from './AttackVerdict.tsx'
import { attackNow, attackOver } from './attack.ts'
import { BewitchedVerdict, OrdealVerdict, TestVerdict } from './OtherVerdicts.tsx'
import { lastRoll, type Roll } from './rolls.ts'
import './dice.css'
import './verdict.css'
import './line.css'

const none: readonly Decision<CaravanEvent>[] = []

/** The last roll, held until it is closed or the next one takes its place; while an Attack is made, its state so far. */
export function Verdict({ view, lately = none, language }: RoadProps) {
  const voice = voiceOf(language)
  const roll = useMemo(() => lastRoll(lately), [lately])
  const [closed, setClosed] = useState(() => oldRoll(roll, lately))
  const fighting = isFighting(view) ? view : null
  const attack = roll?.kind === 'attack' ? roll : null
  const now = fighting && attackNow(fighting, attack)
  const held =
    roll !== null && roll.id !== closed && now === null && isHeld(roll, fighting !== null) && !isLeft(roll, lately)
  const close = () => {
    if (!held) return false
    setClosed(roll.id)
    return true
  }
  useEscape(close)
  if (now && fighting)
    return (
      <AttackVerdict
        key={now.id}
        sum={now}
        target={objectName(fighting, now.target, voice)}
        voice={voice}
        onClose={null}
      />
    )
  const step = ordealIn(view)?.step ?? null
  if (!held || (roll.kind === 'ordeal' && !roll.ended && step !== 'fate')) return null
  switch (roll.kind) {
    case 'attack': {
      const sum = attackOver(fighting, roll)
      return sum && <AttackVerdict key={roll.id} sum={sum} target={null} voice={voice} onClose={close} />
    }
    case 'ordeal':
      return <OrdealVerdict key={roll.id} roll={roll} step={step} voice={voice} onClose={close} />
    case 'test':
      return fighting && <TestVerdict key={roll.id} roll={roll} view={fighting} voice={voice} onClose={close} />
    case 'bewitched':
      return <BewitchedVerdict key={roll.id} roll={roll} voice={voice} onClose={close} />
  }
}

/** A page that is opened holds only what was rolled in the last decision. */
const oldRoll = (roll: Roll | null, lately: readonly Decision<CaravanEvent>[]): string | null =>
  roll && roll.entry !== lately.at(-1)?.entry ? roll.id : null

/** Rolls of a fight are held in the arena, those of an Ordeal on the road. */
const isHeld = (roll: Roll, fighting: boolean): boolean => (roll.kind === 'ordeal') !== fighting

/** On the road the story has gone on: a further question was answered since. */
const isLeft = (roll: Roll, lately: readonly Decision<CaravanEvent>[]): boolean =>
  roll.kind === 'ordeal' && lately.filter(({ entry }) => entry > roll.entry).length > 1
