import { useRef, useState } from 'react'
import { BoardFrame } from '../../../board/BoardFrame.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { voiceOf } from '../words.ts'
import { Funnel } from './Funnel.tsx'
import { MiniFunnel } from './MiniFunnel.tsx'
import { useDiceMotion } from './motion.ts'
import { Plaque } from './Plaque.tsx'
import { Sheet } from './Sheet.tsx'
import { Tray } from './Tray.tsx'
import type { NineCirclesBoardProps } from './useStage.ts'
import { useStage } from './useStage.ts'
import './board.css'
import './dice.css'
import './funnel.css'
import './sheet.css'
import './small.css'

/** The stage of Nine Circles: the pit, the dice and the sheet. */
export function Board(props: NineCirclesBoardProps) {
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const stage = useStage(props)
  const voice = voiceOf(props.language)
  useDiceMotion(root, stage.dice, props.motion)
  const onWhyNot = () => props.onWhyNot({ kind: 'claim' })
  return (
    <>
      <BoardFrame
        className="nine-circles"
        ref={root}
        data-status={stage.view.status}
        motion={props.motion}
        data-preview={stage.preview}
        data-rest={stage.likely !== null && (stage.pointed ?? stage.likely) === stage.likely}
      >
        <div className="nc-grid">
          {!open && <Funnel stage={stage} voice={voice} onWhyNot={onWhyNot} />}
          <div className="nc-side">
            <div className="nc-head">
              <MiniFunnel stage={stage} voice={voice} onOpen={() => setOpen(true)} />
              <Plaque stage={stage} voice={voice} />
            </div>
            <Tray stage={stage} voice={voice} />
            <Sheet stage={stage} voice={voice} />
          </div>
        </div>
      </BoardFrame>
      {open && (
        <Dialog title={voice.t('funnel.title')} onClose={() => setOpen(false)} drawer>
          <div className="board-root nine-circles nc-pit" data-motion="false">
            <Funnel stage={stage} voice={voice} onWhyNot={onWhyNot} />
          </div>
        </Dialog>
      )}
    </>
  )
}
