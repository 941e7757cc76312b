import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Judged } from '../board/face.ts'
import { type Drawn, drawn, outOfSight } from './drawn.ts'
import './JudgedMoves.css'
import { useAnalysisWords } from './words.tsx'

/**
 * Over the board beside it: the better move in moss and whole, the one that was played dashed and red, each with its word; in moss
 * where nothing was better. What has no thing on the board stands in the list alone.
 */
export function JudgedMoves({ judged }: { readonly judged: Judged | null }) {
  const t = useAnalysisWords()
  const layer = useRef<SVGSVGElement>(null)
  const [marks, setMarks] = useState<readonly Drawn[]>([])
  const measure = useRef(() => {})
  measure.current = () => {
    const stage = layer.current?.parentElement
    setMarks(stage && judged ? drawn(stage) : [])
  }
  useLayoutEffect(() => {
    const stage = layer.current?.parentElement
    const board = stage?.querySelector('.board')
    const boxes = stage && judged ? drawn(stage).flatMap(mark => mark.boxes) : []
    if (board && board.scrollHeight > board.clientHeight) board.scrollTop += outOfSight(boxes, board.clientHeight)
    measure.current()
  }, [judged])
  // Boards come by pieces, and fit themselves to their place.
  useEffect(() => {
    const stage = layer.current?.parentElement
    if (!stage) return
    let frame = 0
    const again = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => measure.current())
    }
    const changes = new MutationObserver(all => {
      if (all.some(({ target }) => !layer.current?.contains(target))) again()
    })
    changes.observe(stage, { subtree: true, childList: true, attributeFilter: ['data-judged'] })
    const sizes = new ResizeObserver(again)
    sizes.observe(stage)
    stage.addEventListener('scroll', again, true)
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      sizes.disconnect()
      stage.removeEventListener('scroll', again, true)
    }
  }, [])
  return (
    <svg ref={layer} className="judged-moves" aria-hidden="true">
      {marks.map(({ which, boxes, way, label }) => (
        <g key={which} data-which={judged?.better ? which : 'better'}>
          <marker
            id={`judged-${which}`}
            viewBox="0 0 10 10"
            refX="6"
            refY="5"
            markerWidth="4"
            markerHeight="4"
            orient="auto"
          >
            <path d="M 0 0 L 10 5 L 0 10 z" />
          </marker>
          {boxes.map(({ x, y, width, height }) => (
            <rect key={`${x} ${y}`} {...{ x, y, width, height }} rx="8" />
          ))}
          {way && <path className="judged-way" d={way} markerEnd={`url(#judged-${which})`} />}
          <text {...label} textAnchor="middle">
            {t('board.mark', { which })}
          </text>
        </g>
      ))}
    </svg>
  )
}
