import type { CardKind } from '@acheron/games/imp-race/board.ts'
import { cardIcons, Icon } from './Icon.tsx'
import { Pips } from './Pips.tsx'

interface Props {
  readonly kind: CardKind
  readonly strength: number
  readonly name: string
}

/** The front of a card: its strength, its picture, its name. */
export function CardFace({ kind, strength, name }: Props) {
  return (
    <span className="ir-card" data-kind={kind}>
      <b className="ir-strength" data-count={strength} />
      <CardPicture kind={kind} />
      <span className="ir-card-name">{name}</span>
    </span>
  )
}

/** The picture alone, for small places. */
export function CardPicture({ kind }: { readonly kind: CardKind }) {
  const icon = cardIcons[kind]
  return (
    <span className="ir-picture" data-kind={kind}>
      {icon ? <Icon name={icon} /> : <Pips value={Number(kind.at(-1))} />}
    </span>
  )
}

/** The back of a card. */
export function CardBack() {
  return (
    <span className="ir-card ir-card-back">
      <Icon name="daemon-skull" />
    </span>
  )
}
