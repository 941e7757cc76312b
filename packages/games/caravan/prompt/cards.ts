import { companionSides } from '../box/companions.ts'
import {
  actionCards,
  arcana,
  championCard,
  championCards,
  eventDecks,
  finding,
  findings,
  malefactor,
  malefactors,
  maneuver,
  maneuvers,
  minionType,
  sin,
  sins,
  treasure,
  treasures,
  wound,
  wounds,
} from '../box/index.ts'
import { idName, type Named, nameOf, skillName } from '../box/names.ts'
import type { Ability, Cost, Id } from '../box/vocabulary.ts'
import type { Source } from '../cards/source.ts'
import { useText } from '../texts/abilities.ts'
import { voice } from '../texts/effects.ts'
import { inside } from '../texts/prose.ts'
import { noun } from '../texts/voice.ts'
import type { T } from '../texts/words.ts'

const companionManeuvers = companionSides.flatMap(side => side.maneuvers)

const ids = (cards: readonly { id: Id }[]) => new Set(cards.map(({ id }) => id))

/** The places to look for a card's name by its id alone. */
const tables: readonly [Named, ReadonlySet<Id>][] = [
  ['maneuver', ids([...maneuvers, ...companionManeuvers])],
  ['treasure', ids(treasures)],
  ['finding', ids(findings)],
  ['sin', ids(sins)],
  ['wound', ids(wounds)],
  ['arcana', ids(arcana)],
  ['card', ids(championCards)],
  ['action', ids(actionCards)],
  ['event', new Set(eventDecks.flatMap(({ cards }) => cards))],
  ['malefactor', ids(malefactors)],
]

/** The name of any card; empty for other things (a rule, a Confrontation). */
export function cardName(id: Id, t: T): string {
  const kind = tables.find(([, all]) => all.has(id))?.[0]
  return kind ? nameOf(t, kind, id) : ''
}

const bySource: { readonly [kind in Source['kind']]?: Named } = {
  maneuver: 'maneuver',
  equipment: 'treasure',
  finding: 'finding',
  sin: 'sin',
  wound: 'wound',
  action: 'action',
  counter: 'counter',
  arcana: 'arcana',
  event: 'event',
  piece: 'piece',
}

/** The name of an ability by what it belongs to; a skill has its own. */
export function abilityName(kind: string, card: Id, index: number, t: T): string {
  if (kind === 'skill') return skillName(t, card, index + 1)
  const named = bySource[kind as Source['kind']]
  return named ? nameOf(t, named, card) : cardName(card, t)
}

/** The dice that an option of an Attack rolls again, by the ability's key; 0 if it rolls none, or as many as one likes. */
export function rerollsOf(key: string): number {
  const ability = abilityBy(key)
  const reroll = ability?.kind === 'attack-option' ? ability.gain.reroll : undefined
  return typeof reroll === 'number' ? reroll : 0
}

/** What an ability costs, by its key. */
export function costBy(key: string): Cost | undefined {
  const ability = abilityBy(key)
  return ability && 'cost' in ability ? ability.cost : undefined
}

/** An ability by its key ("mercenary/equipment/longsword/0"): its name and what it does. */
export function abilityOf(key: string, t: T): { name: string; text: string } {
  const [holder = '', kind = '', card = '', index = '0'] = key.split('/')
  const ability = abilityBy(key)
  const own = !malefactors.some(({ id }) => id === holder)
  const speaking = voice(t, own ? null : noun(inside(idName(t, holder))))
  return {
    name: abilityName(kind, card, Number(index), t),
    text: ability ? useText(speaking, ability) : '',
  }
}

function abilityBy(key: string): Ability | undefined {
  const [, kind = '', card = '', index = '0'] = key.split('/')
  return abilitiesOn(kind, card)[Number(index)]
}

function abilitiesOn(kind: string, card: Id): readonly Ability[] {
  switch (kind) {
    case 'skill':
      return malefactors.some(({ id }) => id === card) ? malefactor(card).skills : championCard(card).skills
    case 'equipment':
      return treasure(card).properties
    case 'finding':
      return [finding(card).use]
    case 'sin':
      return [{ kind: 'reaction', ...sin(card).reaction }]
    case 'wound':
      return wound(card).grim
    case 'minion':
      return minionType(card).skills ?? []
    case 'maneuver':
      return companionManeuvers.find(({ id }) => id === card)?.stance ?? maneuver(card).stance ?? []
    default:
      return []
  }
}
