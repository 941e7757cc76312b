import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useEscape } from '../../../../board/useEscape.ts'
import { Journal } from '../journal/Journal.tsx'
import type { Tale } from '../useTale.ts'
import { Leaf } from './Leaf.tsx'
import { toldIn } from './passages.ts'
import { useBookKeys } from './useBookKeys.ts'
import './book.css'

/** What the book is open at. */
export type Side = 'passage' | 'journal' | 'map'

interface Props {
  readonly tale: Tale
  readonly side: Side
  onTurn(side: Side): void
  readonly scrolls: boolean
  readonly motion: boolean
  /** The map, large. */
  readonly map: ReactNode
  /** The decision. */
  readonly children: ReactNode
}

/** The book is the stage: its tabs at the spine, and the leaf that is open. */
export function Book({ tale, side, onTurn, scrolls, motion, map, children }: Props) {
  const { t, game } = tale.voice
  const { passages } = useMemo(() => toldIn(tale.view, game), [tale.view, game])
  const tab = (of: Side, label: string, key: string | null) => (
    <button type="button" className="chr-tab" aria-pressed={side === of} onClick={() => onTurn(of)}>
      <span>{label}</span>
      {key !== null && <kbd>{key}</kbd>}
    </button>
  )
  return (
    <section className="chr-book" aria-label={t('page')}>
      <nav className="chr-tabs" aria-label={t('tabs')}>
        {tab('passage', t('tab.passage'), null)}
        {tab('journal', t('tab.journal', { count: passages }), 'J')}
        {tab('map', t('tab.map'), 'M')}
      </nav>
      <div className="chr-page" data-side={side}>
        {side === 'map' ? (
          map
        ) : side === 'journal' ? (
          <div className="chr-leaf">
            <Journal view={tale.view} names={tale.names} language={t.lang} />
          </div>
        ) : (
          <Leaf tale={tale} scrolls={scrolls} motion={motion}>
            {children}
          </Leaf>
        )}
      </div>
    </section>
  )
}

/** The side that the book is open at: a new passage opens it there, Escape too. */
export function useSide(entry: string | null): readonly [Side, (side: Side) => void] {
  const [side, setSide] = useState<Side>('passage')
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each passage
  useEffect(() => setSide('passage'), [entry])
  const turn = (to: Side) => setSide(now => (now === to ? 'passage' : to))
  useBookKeys(turn)
  useEscape(() => {
    if (side === 'passage') return false
    setSide('passage')
    return true
  })
  return [side, turn]
}
