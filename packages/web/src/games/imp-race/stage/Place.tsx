import type { ComponentProps } from 'react'
import { Spot } from '../../../board/Spot.tsx'
import type { Stage } from './useStage.ts'

/** A spot of the race: it also shows whether something is taken up or laid down there. Tab stops only where it is of use. */
export function Place({ stage, thing, ...more }: ComponentProps<typeof Spot> & { readonly stage: Stage }) {
  return (
    <Spot
      thing={thing}
      stage={stage}
      tabIndex={stage.enabled(thing) ? 0 : -1}
      data-start={stage.starts(thing)}
      data-end={stage.ends(thing)}
      {...more}
    />
  )
}
