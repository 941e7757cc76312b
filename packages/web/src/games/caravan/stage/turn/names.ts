import { type CaravanWords, type FightingView, type Id, nameOf } from '@acheron/games/caravan/board.ts'

/** Whose deck it is; a Malefactor with several decks names each of them, and an Event deck has a name of its own. */
export function deckTitle({ fight }: FightingView, deck: Id, game: CaravanWords): string {
  const owner = fight.decks[deck]?.owner ?? null
  const several = Object.values(fight.decks).filter(each => each.owner === owner).length > 1
  return owner === null || several ? nameOf(game, 'deck', deck) : nameOf(game, 'malefactor', owner)
}
