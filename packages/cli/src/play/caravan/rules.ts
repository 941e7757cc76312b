import {
  championsOf,
  isFighting,
  malefactorSkills,
  maneuverCardText,
  nameOf,
  sinText,
} from '@acheron/games/caravan/board.ts'
import type { Scene } from '../stage.ts'
import { seen } from './champions.ts'
import { deckTexts } from './decks.ts'
import { viewOf, wordsOf } from './scene.ts'

/** The rules in short, how to read the table, and in a fight what the cards in sight do. */
export function rulesText(scene: Scene): string {
  const { say } = scene
  const view = viewOf(scene)
  const t = wordsOf(scene)
  const texts = [say('caravan.rules'), say('caravan.reading')]
  if (!isFighting(view)) return texts.join('\n\n')
  const skills = Object.entries(view.fight.malefactors).flatMap(([id, { defeated }]) =>
    defeated ? [] : malefactorSkills(id, t).map(text => `${nameOf(t, 'malefactor', id)}: ${text}`),
  )
  const hands = championsOf(view, scene.seat).flatMap(id => [
    ...seen(view.champions[id].hand).map(
      card => `${nameOf(t, 'maneuver', card)}: ${maneuverCardText(card, t).join(' ')}`,
    ),
    ...seen(view.champions[id].sins).map(card => `${nameOf(t, 'sin', card)}: ${sinText(card, t).join(' ')}`),
  ])
  const lists = { malefactors: [...deckTexts(scene, view), ...skills], hands }
  for (const [title, list] of Object.entries(lists) as [keyof typeof lists, string[]][])
    if (list.length > 0) texts.push([say(`caravan.list.${title}`), ...list].join('\n'))
  return texts.join('\n\n')
}
