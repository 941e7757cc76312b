import { nameOf, treasure, treasureText } from '@acheron/games/caravan/board.ts'
import { kindIcons } from '../belongings/kinds.ts'
import { RoadPicture } from '../Icon.tsx'
import { Lit } from '../Lit.tsx'
import type { Tale } from '../useTale.ts'
import type { Packing } from './usePacking.ts'

interface Props {
  readonly tale: Tale
  readonly packing: Packing
  readonly id: string
}

/** A Treasure somewhere in the Caravan with its whole text; it is touched or dragged to its next owner. */
export function Treasure({ tale, packing, id }: Props) {
  const { voice } = tale
  const card = treasure(id)
  // While one is held, only where it could go is gold.
  const may = packing.may(id) && (packing.held === null || packing.held === id)
  return (
    <span className="chr-drag" {...packing.dragging(id)}>
      <Lit
        tale={tale}
        move={null}
        className="chr-treasure"
        name={id}
        pressed={packing.may(id) ? packing.held === id : undefined}
        onTouch={may ? () => packing.touch(id) : undefined}
      >
        <b>
          <RoadPicture name={kindIcons[card.type]} />
          {nameOf(voice.game, 'treasure', id)}
          {card.sacred && <small>{'✦'.repeat(card.sacred.rank)}</small>}
        </b>
        {treasureText(id, voice.game).map(line => (
          <span key={line}>{line}</span>
        ))}
      </Lit>
    </span>
  )
}
