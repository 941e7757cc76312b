import {
  accessText,
  barrelName,
  barrels,
  cardName,
  cardNeeds,
  cardText,
  type FraudId,
  fraudOptions,
  type GuardianId,
  guardianName,
  guardianText,
  locationIds,
  locationName,
  locations,
  locationText,
  panelText,
  quarterName,
  sinName,
  sins,
  tileName,
  tileText,
} from '@acheron/games/florence/board.ts'
import type { Scene } from '../stage.ts'
import { capital, seatsFrom, viewOf, wordsOf } from './scene.ts'

/** The rules in short, how to read the table, and what everything on this table does. */
export function rulesText(scene: Scene): string {
  const { say } = scene
  const t = wordsOf(scene)
  const view = viewOf(scene)
  const guardians = Object.keys(view.guardians) as GuardianId[]
  const hand = scene.seat === null ? [] : (view.seats[scene.seat]?.hand ?? [])
  const seen = [...hand, ...view.fraud.lineUp].filter(card => card !== null)
  const lists = [
    locationIds.map(id => {
      const quarter = quarterName(view.locations[id], t)
      const name = `${locationName(id, t)} (${sinName(locations[id].sin, t)}, ${quarter})`
      return `${name}: ${locationText(id, t)} ${accessText(id, t)}`
    }),
    sins.map(sin => `${sinName(sin, t)}, ${tileName(view.bonusTiles[sin], t)}: ${tileText(view.bonusTiles[sin], t)}`),
    barrels.map(barrel => `${capital(barrelName(barrel, t))}: ${panelText(barrel, t)}`),
    guardians.map(guardian => `${guardianName(guardian, t)}: ${guardianText(guardian, t)}`),
    seen.map(card => cardFace(card, scene)),
    playedCards(scene),
  ]
  const titles = ['locations', 'tiles', 'barrels', 'guardians', 'cards', 'played'] as const
  const table = titles.flatMap((title, i) => {
    const list = lists[i] ?? []
    return list.length > 0 ? [[say(`florence.list.${title}`), ...list].join('\n')] : []
  })
  return [say('florence.rules'), say('florence.reading'), ...table].join('\n\n')
}

function cardFace(card: FraudId, scene: Scene): string {
  return `${cardName(card, wordsOf(scene))}: ${side(card, 'instant', scene)} ${side(card, 'end', scene)}`
}

/** The barrel that a side of a card needs, and its two effects. */
function side(card: FraudId, name: 'instant' | 'end', scene: Scene): string {
  const t = wordsOf(scene)
  const effects = fraudOptions.map(option => `${option}) ${cardText(card, name, option, t)}`)
  return [cardNeeds(card, name, t), ...effects].join(' ')
}

/** The cards played by each seat, for the final scoring. */
function playedCards(scene: Scene): string[] {
  const { say } = scene
  return seatsFrom(scene).flatMap(({ seat, own }) =>
    own.played.map(
      card => `${say('seat', { seat: seat + 1 })}, ${cardName(card, wordsOf(scene))}: ${side(card, 'end', scene)}`,
    ),
  )
}
