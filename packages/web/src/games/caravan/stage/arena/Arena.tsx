import type { CaravanEvent, Id } from '@acheron/games/caravan/board.ts'
import { type CSSProperties, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { isPlaceLit } from '../gestures.ts'
import type { FightStage } from '../useFight.ts'
import { AreaBlock } from './AreaBlock.tsx'
import { touchBehind } from './behind.ts'
import { frameOf, type Turn } from './iso.ts'
import { HiddenSpaces, Outlines } from './Outlines.tsx'
import { Glow, Hatching, Letters } from './Slab.tsx'
import { StandeeView } from './StandeeView.tsx'
import { inDepth, levelsOf, scene } from './scene.ts'
import { useTravel } from './useTravel.ts'
import { WalkMarks } from './WalkMarks.tsx'
import { WalkPlate } from './WalkPlate.tsx'
import './marks.css'

interface Props {
  readonly stage: FightStage
  readonly turn: Turn
  readonly events: readonly CaravanEvent[]
  readonly motion: boolean
  /** What is drawn over everything. */
  readonly children?: ReactNode
}

/** The arena: fifteen Areas of stone, what stands on them, and what can be touched there. */
export function Arena({ stage, turn, events, motion, children }: Props) {
  const { view } = stage
  const id = useId()
  const root = useRef<SVGSVGElement>(null)
  const [seen, setSeen] = useState<Id | null>(null)
  const grounds = useMemo(() => scene(view, turn), [view, turn])
  const frame = useMemo(() => frameOf(levelsOf(view)), [view])
  const travellers = useTravel(root, { view, grounds, events, motion, turn })
  const drawn = useMemo(() => inDepth(grounds, travellers), [grounds, travellers])
  const thin = isPlaceLit(stage.gestures) || stage.walks.length > 0
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with buttons in it */}
      <svg
        ref={root}
        className="cv-arena"
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        role="group"
        aria-label={stage.voice.t('arena')}
        data-turn={turn}
        onClickCapture={event => touchBehind(event, stage)}
        style={{ '--cv-hatch': `url(#${id}-hatch)`, '--cv-wide': frame.width } as CSSProperties}
      >
        <Hatching id={id} />
        <Glow turn={turn} id={id} />
        {drawn.map(each =>
          'ground' in each ? (
            <AreaBlock key={each.ground.area} ground={each.ground} stage={stage} turn={turn} seen={seen} />
          ) : (
            <StandeeView
              key={each.standee.id}
              standee={each.standee}
              stage={stage}
              turn={turn}
              thin={thin}
              onLook={at => setSeen(at && each.standee.kind === 'malefactor' ? each.standee.id : null)}
            />
          ),
        )}
        <Letters turn={turn} />
        <HiddenSpaces drawn={drawn} stage={stage} turn={turn} />
        <Outlines drawn={drawn} stage={stage} turn={turn} />
        <WalkMarks stage={stage} turn={turn} />
        {children}
      </svg>
      <WalkPlate stage={stage} turn={turn} drawing={root} />
    </>
  )
}
