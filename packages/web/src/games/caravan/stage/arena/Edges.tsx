import { areaOf, type FightingView, type ObjectId } from '@acheron/games/caravan/board.ts'
import { type CSSProperties, type RefObject, useEffect, useState } from 'react'
import { objectName } from '../../names.ts'
import { Icon } from '../Icon.tsx'
import type { FightStage } from '../useFight.ts'
import { edgeOf } from './inSight.ts'
import { sigilOf } from './sigil.ts'
import './edges.css'

interface Props {
  readonly root: RefObject<HTMLElement | null>
  readonly stage: FightStage
  readonly near: boolean
  readonly turn: number
}

type Edge = NonNullable<ReturnType<typeof edgeOf>> & { readonly id: ObjectId }

/** Who fights and is out of sight while the arena is seen near: a sign at that edge, which leads there. */
export function Edges({ root, stage, near, turn }: Props) {
  const { view, voice } = stage
  const edges = useEdges(root, view, near, turn)
  return (
    <ul className="cv-edges">
      {edges.map(({ id, x, y, side }) => {
        const sigil = sigilOf(view, { id, kind: id in view.fight.malefactors ? 'malefactor' : 'champion' })
        return (
          <li key={id} data-side={side} data-champion={id} style={{ '--x': x, '--y': y } as CSSProperties}>
            <button type="button" onClick={() => scrollTo(root.current, id)}>
              {sigil && <Icon name={sigil} />}
              <span className="visually-hidden">{objectName(view, id, voice)} </span>
              {areaOf(view, id)}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function scrollTo(root: HTMLElement | null, id: ObjectId): void {
  root?.querySelector(`[data-object="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'center', inline: 'center' })
}

function useEdges(root: Props['root'], view: FightingView, near: boolean, turn: number): readonly Edge[] {
  const [edges, setEdges] = useState<readonly Edge[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places change with the view, the lens and the turn
  useEffect(() => {
    const scroll = root.current?.querySelector<HTMLElement>('.cv-scroll')
    if (!scroll) return
    const look = () => setEdges(edgesIn(scroll, view))
    look()
    scroll.addEventListener('scroll', look, { passive: true })
    const watch = new ResizeObserver(look)
    watch.observe(scroll)
    return () => {
      scroll.removeEventListener('scroll', look)
      watch.disconnect()
    }
  }, [root, view, near, turn])
  return edges
}

function edgesIn(scroll: HTMLElement, { fight }: FightingView): readonly Edge[] {
  const window = scroll.getBoundingClientRect()
  return [...fight.track, ...Object.keys(fight.malefactors)].flatMap(id => {
    const piece = scroll.querySelector(`[data-object="${CSS.escape(id)}"]`)
    const edge = piece && edgeOf(piece.getBoundingClientRect(), window)
    return edge ? [{ ...edge, id }] : []
  })
}
