import type { Proof } from '@acheron/engine'
import { curseIds } from '../box/curses.ts'
import { eventIds } from '../box/events.ts'
import { itemIds } from '../box/items.ts'
import { spellIds } from '../box/spells.ts'
import { type Square, startSquares } from '../box/squares.ts'
import { factoryIds, sourceIds, traderIds } from '../box/tiles.ts'
import type { HellgameEvent, ReturnCause, SourceCause } from '../events.ts'
import { options } from '../meta.ts'
import type { EndCause, HellgameState } from '../state.ts'
import { invariant } from './invariant.ts'

const ends = ['throne', 'race', 'dominion', 'upkeeps', 'rounds'] as const satisfies readonly EndCause[]
const sourceCauses = ['stop', 'pass', 'lantern', 'thaw'] as const satisfies readonly SourceCause[]
const returnCauses = ['clear-circle', 'total-recall', 'banish'] as const satisfies readonly ReturnCause[]

/** The options' values that differ from what is printed; numbers by their name alone. */
const optionFeatures = Object.entries(options).flatMap(([name, option]) => {
  if (option.kind !== 'choice') return [`option ${name}`]
  return option.values.filter(value => value !== option.default).map(value => `option ${name} ${value}`)
})

/** The game's part in tests and reports. */
export const proof: Proof<HellgameState, HellgameEvent> = {
  // Every tile, item and spell by its own id: no two kinds share one.
  components(state) {
    const counts: Record<string, number> = {}
    const add = (name: string, count = 1) => {
      counts[name] = (counts[name] ?? 0) + count
    }
    for (const key in state.tiles) add(state.tiles[key as Square]!)
    for (const event of state.turned) add(event)
    for (const spell of state.spells) add(spell)
    for (const spell of state.deck) add(spell)
    const { gained, killed, sold } = state.tally
    let demons = killed + sold - gained
    for (const key in state.demons) demons += state.demons[key as Square]!.length
    for (let seat = 0; seat < state.players; seat++) {
      const player = state.seats[seat]!
      demons += player.demons
      for (const { id } of player.items) add(id)
    }
    add('demons', demons)
    add('portal', state.portalTokens)
    add('hinderance', state.hinderances + Object.keys(state.removed).length)
    return counts
  },

  invariant,

  features: [
    ...[1, 2, 3, 4, 5].map(place => `begins ${place}.`),
    ...startSquares.map(square => `start ${square}`),
    ...spellIds.map(id => `spell ${id}`),
    ...curseIds.map(id => `curse ${id}`),
    ...eventIds.map(id => `event ${id}`),
    ...itemIds.map(id => `item ${id}`),
    ...sourceIds.map(id => `source ${id}`),
    ...sourceCauses.map(by => `source by ${by}`),
    ...traderIds.map(id => `trader ${id}`),
    ...factoryIds.flatMap(id => [`factory ${id} one`, `factory ${id} two`]),
    ...['step', 'portal', 'wayling', 'flux', 'speed', 'forge'].map(how => `movement ${how}`),
    ...returnCauses.map(by => `demons returned by ${by}`),
    'traded twice',
    'used flux',
    'used shield',
    'used lantern',
    'another turn',
    'fight decided',
    'fight drawn',
    'trimming',
    'eclipse ended',
    ...ends.map(by => `ended by ${by}`),
    ...optionFeatures,
  ],

  featuresOf(event) {
    switch (event.e) {
      case 'gameStarted':
        return event.options.map(option => `option ${named(option)}`)
      case 'pieceStarted':
        return [`begins ${event.place}.`, `start ${event.square}`]
      case 'moved':
        return [`movement ${event.by}`]
      case 'speedSpent':
        return ['movement speed']
      case 'forged':
        return ['movement forge']
      case 'sourceTaken':
        return [`source ${event.tile}`, `source by ${event.by}`]
      case 'itemTaken':
        return [`item ${event.item}`]
      case 'itemUsed':
        return [`used ${event.item}`]
      case 'traded':
        return [`trader ${event.tile}`, ...(event.times > 1 ? ['traded twice'] : [])]
      case 'ferryTaken':
        return ['trader T-ferry']
      case 'eventTurned':
        return [`event ${event.event}`]
      case 'spellCast':
        return [`spell ${event.spell}`]
      case 'curseUsed':
        return [`curse ${event.curse}`]
      case 'turnWon':
        return ['another turn']
      case 'demonsReturned':
        return [`demons returned by ${event.by}`]
      case 'fought':
        return [
          event.most === null ? 'fight drawn' : 'fight decided',
          ...(event.trimmed.length > 0 ? ['trimming'] : []),
        ]
      case 'income':
        return [`factory ${event.tile} ${event.side}`]
      case 'eclipseEnded':
        return ['eclipse ended']
      case 'gameEnded':
        return [`ended by ${event.by}`]
      default:
        return []
    }
  },
}

/** `name value` as it stands among the features. */
function named(option: string): string {
  const [name = ''] = option.split(' ')
  return optionFeatures.includes(`option ${option}`) ? option : name
}
