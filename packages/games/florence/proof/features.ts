import { tileIds } from '../box/bonus-tiles.ts'
import type { StepKind } from '../box/dante-path.ts'
import { familyIds } from '../box/families.ts'
import { endSide, fraudIds, fraudOptions, instantSide } from '../box/fraud-cards.ts'
import { guardianIds } from '../box/guardians.ts'
import { locationIds } from '../box/locations.ts'
import { plagueIds } from '../box/plague-cards.ts'
import { sins, soulSins } from '../box/sins.ts'
import { barrels, guests } from '../box/tower.ts'
import type { FlorenceEvent } from '../events.ts'
import { options } from '../meta.ts'
import type { FraudSource } from '../moves.ts'
import type { EndCause } from '../state.ts'

const stepKinds: readonly StepKind[] = ['P', 'F', 'D', 'E']

/** The safety stop is left out: hardly any game reaches it (R15.4). */
const causes: readonly EndCause[] = ['dante', 'noMove']

const sources: readonly FraudSource[] = ['hand', 'lineUp', 'deck']

const councils = ['home', 'returnGuest', 'returnBarrel'] as const

/** Both values of every option that has values to name. */
const optionNames: readonly string[] = Object.entries(options).flatMap(([name, option]) => {
  if (option.kind === 'choice') return option.values.map(value => `option ${name} ${value}`)
  return option.kind === 'draw' ? [`option ${name} random`, `option ${name} chosen`] : []
})

const codes = (side: (id: (typeof fraudIds)[number]) => { a: string; b: string }) =>
  [...new Set(fraudIds.flatMap(id => fraudOptions.map(option => side(id)[option])))].sort()

/** Every card, tile, place and option that a game can make use of. */
export const features: readonly string[] = [
  ...optionNames,
  ...familyIds.map(id => `family ${id}`),
  ...soulSins.map(sin => `laid ${sin}`),
  'chain',
  'chain over the wall',
  'plague soul missing',
  ...plagueIds,
  'plague shuffled',
  'loan',
  'loan past the symbol',
  'loan on the last space',
  'bribe',
  ...locationIds.map(id => `sent to ${id}`),
  ...locationIds.map(id => `accused at ${id}`),
  'no soul left',
  'exchange',
  'urchin adopted',
  'floor built',
  'tower reorganised',
  'tower swapped',
  'disc placed',
  'cube moved',
  'styx 1',
  'styx 2',
  ...councils.map(option => `council ${option}`),
  ...tileIds.map(id => `tile ${id}`),
  'half-diploma',
  'half-diplomas joined',
  ...stepKinds.map(kind => `step ${kind}`),
  ...sins.map(sin => `diploma ${sin}`),
  'diploma unclaimed',
  ...guardianIds.map(id => `guardian ${id}`),
  ...fraudIds.map(id => `card ${id}`),
  ...sources.map(from => `card from ${from}`),
  'card discarded',
  'card without effect',
  ...codes(instantSide).map(code => `instant ${code}`),
  ...codes(endSide).map(code => `end ${code}`),
  ...guests.map(guest => `guest ${guest}`),
  ...barrels.map(barrel => `barrel ${barrel}`),
  ...barrels.map(barrel => `panel ${barrel}`),
  'debt',
  ...causes.map(cause => `ending ${cause}`),
]

const wallCircle = /^.6-/

/** The features that an event shows in use. */
export function featuresOf(event: FlorenceEvent): readonly string[] {
  switch (event.e) {
    case 'gameStarted':
      return event.options.map(option => `option ${option}`).filter(name => optionNames.includes(name))
    case 'familyDealt':
      return [`family ${event.family}`]
    case 'soulEntered':
    case 'soulMoved':
      return chain(event.path)
    case 'soulLaid':
      return [`laid ${event.sin}`]
    case 'plagueRevealed':
      return [event.card, ...(event.missing.length > 0 ? ['plague soul missing'] : [])]
    case 'deckShuffled':
      return event.deck === 'plague' ? ['plague shuffled'] : []
    case 'loanTaken':
      return loan(event.from, event.penalty)
    case 'bribePaid':
      return ['bribe']
    case 'memberSent':
      return [`sent to ${event.location}`]
    case 'accused':
      return [`accused at ${event.location}`]
    case 'noSoulLeft':
      return ['no soul left']
    case 'coinsChanged':
      return event.reason === 'exchange' ? ['exchange'] : []
    case 'urchinAdopted':
      return ['urchin adopted']
    case 'floorBuilt':
      return ['floor built']
    case 'towerReorganised':
      return [event.with === null ? 'tower reorganised' : 'tower swapped']
    case 'discPlaced':
      return ['disc placed']
    case 'cubeMoved':
      return ['cube moved']
    case 'styxPlayed':
      return [`styx ${event.count}`]
    case 'councilHeld':
      return [`council ${event.option}`]
    case 'bonusTaken':
      return [`tile ${event.tile}`]
    case 'halfDiplomaTaken':
      return ['half-diploma']
    case 'danteMoved':
      return [`step ${event.kind}`]
    case 'diplomaAwarded':
      return [`diploma ${event.sin}`, ...(event.by === 'tokens' ? ['half-diplomas joined'] : [])]
    case 'diplomaUnclaimed':
      return ['diploma unclaimed']
    case 'guardianActed':
      return [`guardian ${event.guardian}`]
    case 'fraudPlayed':
      return [`card ${event.card}`, `card from ${event.from}`]
    case 'fraudDiscarded':
      return ['card discarded']
    case 'fraudUsed':
      return event.changed ? [`instant ${event.code}`] : ['card without effect']
    case 'fraudScored':
      return [`end ${event.code}`]
    case 'guestInvited':
      return [`guest ${event.guest}`]
    case 'barrelTaken':
      return [`barrel ${event.barrel}`]
    case 'barrelToPanel':
      return [`panel ${event.barrel}`]
    case 'debtRepaid':
      return ['debt']
    case 'gameOver':
      return causes.includes(event.cause) ? [`ending ${event.cause}`] : []
    default:
      return []
  }
}

function chain(path: readonly string[]): string[] {
  if (path.length === 1) return []
  return path.some((id, i) => i > 0 && wallCircle.test(id)) ? ['chain', 'chain over the wall'] : ['chain']
}

function loan(from: number, penalty: number): string[] {
  if (penalty === 0) return ['loan']
  return ['loan', from === 6 ? 'loan on the last space' : 'loan past the symbol']
}
