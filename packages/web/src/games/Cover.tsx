import type { GameMeta } from '@acheron/engine'
import type { ComponentType } from 'react'
import { PlainCover } from '../board/plain/PlainCover.tsx'
import '../board/cover.css'

/** The covers that games draw themselves: `games/<id>/cover.tsx`. They are small enough to be there before the game is. */
const covers = import.meta.glob<ComponentType>('./*/cover.tsx', { eager: true, import: 'Cover' })

/** A game's picture on the home page; a plain one for a game that has none. */
export function Cover({ meta }: { readonly meta: GameMeta }) {
  const Own = covers[`./${meta.id}/cover.tsx`]
  return Own ? <Own /> : <PlainCover meta={meta} />
}
