import type { CaravanWords, ChampionCard } from '@acheron/games/caravan/board.ts'
import { explained } from '../../../../board/explain/help.ts'
import { Icon, tokenIcons } from '../../stage/Icon.tsx'

export const attributes = ['aggressiveness', 'prowess', 'willpower'] as const

interface Props {
  readonly card: ChampionCard
  readonly game: CaravanWords
  /** With their names beside them. */
  readonly named?: boolean
}

/** The three Attributes of a Champion card. */
export function Attributes({ card, game, named = false }: Props) {
  return (
    <ul className="chr-attributes" data-named={named}>
      {attributes.map(attr => (
        <li key={attr} {...explained(game(`attr.${attr}`))}>
          <Icon name={tokenIcons[attr]} />
          <span className={named ? undefined : 'visually-hidden'}>{game(`attr.${attr}`)}</span>
          <b>{card.attributes[attr]}</b>
        </li>
      ))}
    </ul>
  )
}
