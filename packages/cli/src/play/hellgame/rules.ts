import {
  circleName,
  circleOf,
  circleSizes,
  curseIds,
  curseName,
  curseText,
  eventName,
  eventText,
  isItem,
  itemName,
  itemText,
  kindOf,
  numbers,
  type Square,
  seatsOf,
  spellName,
  spellOf,
  spellText,
  squares,
} from '@acheron/games/hellgame/board.ts'
import type { Scene } from '../stage.ts'
import { spotText } from './near.ts'
import { viewOf, wordsOf } from './scene.ts'
import { seatSentences } from './seats.ts'

/** The rules in short, then what this table has: its spells, curses, events and items, and where everything lies. */
export function rulesText(scene: Scene): string {
  const { say } = scene
  const view = viewOf(scene)
  const t = wordsOf(scene)
  const { options } = view
  const { steps, speedAdds, forgeCost } = numbers.movement
  const upkeeps = options.goal === 'dominion' ? numbers.dominion.upkeeps : options.maxUpkeeps
  const held = seatsOf(view).flatMap(seat => view.seats[seat]?.items ?? [])
  const onBoard = Object.values(view.tiles).filter(tile => tile !== null && isItem(tile))
  const items = new Set([...onBoard, ...held.map(({ id }) => id)].filter(isItem))
  const curses = options.curseTokens === 'mana' ? [] : curseIds
  const rows = (title: string, lines: readonly string[]) => (lines.length > 0 ? [[title, ...lines].join('\n')] : [])
  return [
    say(`hellgame.rules.${options.goal}`, { upkeeps }),
    say('hellgame.rules.text', { steps, speedAdds, forgeCost, start: numbers.track.length }),
    say('hellgame.legend'),
    ...rows(
      say('hellgame.spells'),
      view.spells.map(spell => `${spellName(spell, t)} (${spellOf(spell).mana}): ${spellText(spell, options, t)}`),
    ),
    ...rows(
      say('hellgame.curses'),
      curses.map(curse => `${curseName(curse, t)}: ${curseText(curse, t)}`),
    ),
    ...rows(
      say('hellgame.events'),
      view.eventKinds.map(event => `${eventName(event, t)}: ${eventText(event, t)}`),
    ),
    ...rows(
      say('hellgame.items'),
      [...items].map(item => `${itemName(item, t)}: ${itemText(item, options, t)}`),
    ),
    ...rows(
      say('hellgame.places'),
      circleSizes.flatMap((_, i) => placesIn(i + 1, scene)),
    ),
    seatSentences(scene).join('\n'),
  ].join('\n\n')
}

/** All special squares of a circle. */
function placesIn(circle: number, scene: Scene): string[] {
  const view = viewOf(scene)
  const special = squares.filter(square => circleOf(square) === circle && kindOf(view, square) !== 'plain')
  if (special.length === 0) return []
  const text = (square: Square) => {
    const { name, more } = spotText(square, scene)
    return `${square} ${name}${more && ` (${more})`}`
  }
  return [`${circleName(circle, wordsOf(scene))}: ${special.map(text).join(', ')}.`]
}
