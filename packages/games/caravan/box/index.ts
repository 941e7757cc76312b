import { arcana } from './arcana.ts'
import { championCards } from './champions.ts'
import { circles } from './circles/index.ts'
import { companionSides } from './companions.ts'
import { findings } from './findings.ts'
import { capybaraWeapons, heirlooms } from './heirlooms.ts'
import { artist } from './maneuvers/artist.ts'
import { capybara } from './maneuvers/capybara.ts'
import { devotee } from './maneuvers/devotee.ts'
import { mercenary } from './maneuvers/mercenary.ts'
import { outlaw } from './maneuvers/outlaw.ts'
import { memories } from './memories.ts'
import { sacredTreasures } from './sacred-treasures.ts'
import { sins } from './sins.ts'
import type { Ability, Archetype, Confrontation, Id, Malefactor, Maneuver, Treasure } from './vocabulary.ts'
import { wounds } from './wounds.ts'

/** A table of cards by their ids; a card that is not there is a mistake in the rules. */
function byId<C extends { readonly id: Id }>(what: string, cards: readonly C[]): (id: Id) => C {
  const table = new Map(cards.map(card => [card.id, card]))
  return id => {
    const card = table.get(id)
    if (!card) throw new Error(`there is no ${what} '${id}' in the box`)
    return card
  }
}

/** Each card as often as there are copies of it. */
export const copies = <C extends { readonly id: Id; readonly copies?: number }>(cards: readonly C[]): Id[] =>
  cards.flatMap(({ id, copies = 1 }) => Array<Id>(copies).fill(id))

export const maneuvers: readonly Maneuver[] = [...mercenary, ...devotee, ...outlaw, ...artist, ...capybara]
export const maneuver = byId('Maneuver', maneuvers)
/** R2.3: a Champion's Maneuvers of a level; level 1 is its first deck. */
export const maneuversOf = (owner: Archetype | 'capybara', level: Maneuver['level']): readonly Maneuver[] =>
  maneuvers.filter(card => card.owner === owner && card.level === level)

export { championCards, circles, companionSides }
export const championCard = byId('Champion card', championCards)
export const companionSide = byId('Companion side', companionSides)

const circleTreasures = circles.flatMap(circle => circle.treasures)
export const treasures: readonly Treasure[] = [...heirlooms, ...capybaraWeapons, ...sacredTreasures, ...circleTreasures]
export const treasure = byId('Treasure', treasures)
export { arcana, findings, heirlooms, sacredTreasures, sins, wounds }
export const arcanaCard = byId('Arcana', arcana)
export const finding = byId('Finding', findings)
export const sin = byId('Sin', sins)
export const wound = byId('Wound', wounds)

export const chapter = (n: number) => circles[n - 1]!.chronicle
export const confrontationOf = (n: number): Confrontation => circles[n - 1]!.confrontation
export const confrontations: readonly Confrontation[] = circles.map(circle => circle.confrontation)
export const confrontation = byId('Confrontation', confrontations)
export const malefactors: readonly Malefactor[] = circles.flatMap(circle => circle.malefactors)
export const malefactor = byId('Malefactor', malefactors)
export const minions = circles.flatMap(circle => circle.minions)
export const minionType = byId('Minion', minions)
export const actionCards = circles.flatMap(circle => circle.actions)
export const actionCard = byId('Action card', actionCards)
export const actionDeck = byId(
  'Action deck',
  malefactors.flatMap(each => each.decks),
)
export const eventDecks = circles.flatMap(circle => circle.eventDecks)
export const eventCard = byId(
  'Event',
  circles.flatMap(circle => circle.events),
)
const arcanaIds: ReadonlySet<Id> = new Set(arcana.map(({ id }) => id))
export const isArcana = (id: Id): boolean => arcanaIds.has(id)

/** Entries of all chapters, with the memories. */
export const entry = byId('entry', [...circles.flatMap(circle => circle.chronicle.entries), ...memories])
export const path = byId(
  'Path',
  circles.flatMap(circle => circle.chronicle.paths),
)
export const region = byId(
  'Region',
  circles.flatMap(circle => circle.chronicle.regions),
)

/** Every ability that a card of the box may have. */
export const allAbilities: readonly Ability[] = [
  ...championCards.flatMap(card => card.skills),
  ...maneuvers.flatMap(card => card.stance ?? []),
  ...companionSides.flatMap(side => side.maneuvers.flatMap(box => box.stance ?? [])),
  ...treasures.flatMap(card => card.properties),
  ...findings.map(card => card.use),
  ...sins.flatMap((card): readonly Ability[] => [{ kind: 'reaction', ...card.reaction }, ...(card.whileOnBoard ?? [])]),
  ...wounds.flatMap(card => card.grim),
  ...malefactors.flatMap(card => card.skills),
  ...minions.flatMap(card => card.skills ?? []),
]
