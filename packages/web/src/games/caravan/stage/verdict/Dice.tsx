import type { CSSProperties } from 'react'
import type { Voice } from '../../words.ts'
import { Die } from '../Die.tsx'
import type { Thrown } from './rolls.ts'

interface Props {
  readonly dice: readonly Thrown[]
  readonly voice: Voice
}

/** Dice on the table, the best first as they fell. One that is rolled again is another element: it alone turns. */
export function Dice({ dice, voice }: Props) {
  return (
    <p className="cvv-dice" style={{ '--dice': dice.length } as CSSProperties}>
      {dice.map(({ face, turns }, i) => (
        <span key={`${i} ${turns}`} style={{ '--at': i } as CSSProperties}>
          <Die face={face} turned={turns > 0} voice={voice} />
        </span>
      ))}
    </p>
  )
}
