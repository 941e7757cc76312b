import { nameOf, treasure } from '@acheron/games/caravan/board.ts'
import { explained } from '../../../../board/explain/help.ts'
import { treasureCard } from '../champions/help.ts'
import { RoadPicture } from '../Icon.tsx'
import { Lit } from '../Lit.tsx'
import type { Tale } from '../useTale.ts'
import { kindIcons } from './kinds.ts'

/** A Treasure somewhere in the Caravan: in the Transition it is touched first, then its new owner. */
export function TreasureItem({ tale, id }: { readonly tale: Tale; readonly id: string }) {
  const { moves, held, voice } = tale
  const card = treasure(id)
  const gives = moves.some(move => move.do === 'assign' && move.card === id)
  const stored = tale.options.find(option => isStoring(option, id))
  const move = stored === undefined ? null : tale.moveFor(stored)
  return (
    <Lit
      tale={tale}
      move={move}
      className="chr-treasure"
      name={id}
      label={nameOf(voice.game, 'treasure', id)}
      pressed={gives ? held === id : undefined}
      help={() => treasureCard(tale, id)}
      onTouch={gives ? () => tale.hold(id) : undefined}
    >
      <RoadPicture name={kindIcons[card.type]} />
      <span>{nameOf(voice.game, 'treasure', id)}</span>
      {card.sacred && (
        <small {...explained(voice.t('sacred', { rank: card.sacred.rank }))}>{'✦'.repeat(card.sacred.rank)}</small>
      )}
    </Lit>
  )
}

/** R17.9: the card that an answer would STORE next. */
function isStoring(option: unknown, id: string): boolean {
  if (typeof option !== 'object' || option === null || !('store' in option)) return false
  return Array.isArray(option.store) && option.store.at(-1) === id
}
