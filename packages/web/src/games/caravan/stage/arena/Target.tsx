import type { ReactNode } from 'react'
import type { Help } from '../../../../board/explain/help.ts'
import type { Key } from '../../../../board/gestures.ts'
import { SpotMark } from '../../../../board/Spot.tsx'
import type { FightStage } from '../useFight.ts'

interface Props {
  readonly thing: Key
  readonly stage: FightStage
  readonly className: string
  readonly label: string
  readonly help?: () => Help | null
  /** The keyboard reaches it although it is of no use now, because it can be read. */
  readonly worth?: boolean
  /** It lets touches through around its picture: what lies behind is meant. */
  readonly thin?: boolean
  /** Told when it is pointed at. */
  onLook?(at: boolean): void
  readonly children: ReactNode
}

/** Something in the arena that can be touched. */
export function Target({ thing, stage, thin, onLook, ...more }: Props) {
  const look: FightStage['look'] = key => {
    stage.look(key)
    onLook?.(key !== null)
  }
  return (
    <SpotMark
      thing={thing}
      stage={{ ...stage, look }}
      data-thin={thin && !stage.lit(thing) && !stage.held(thing)}
      {...more}
    />
  )
}
