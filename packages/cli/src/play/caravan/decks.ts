import {
  actionText,
  arcanaText,
  cardsLeft,
  eventText,
  type FightingView,
  type Id,
  isArcana,
  isChampion,
  nameOf,
  sturdiness,
  type TrayDeck,
  threshold,
} from '@acheron/games/caravan/board.ts'
import type { Scene } from '../stage.ts'
import { clip, wrap } from '../text.ts'
import { wordsOf } from './scene.ts'

/** The visible card of a deck: its name, and what it does. */
interface Shown {
  readonly name: string
  readonly text: string
}

/** The decks of the Malefactors and of Events, each with its visible card; where there is height, with what it does. */
export function deckLines(scene: Scene, view: FightingView): string[] {
  const { columns, paint, roomy } = scene
  const decks = decksOf(scene, view)
  // The texts of three decks leave no room for the moves.
  const inFull = roomy && decks.length < 3
  return decks.flatMap(({ name, numbers, next, card }) => {
    const told = next === '' ? numbers : `${numbers} · ${paint.fg('muted', next)}`
    const line = clip(`${paint.bold('ember', name)} ${told}`, columns)
    const text = card && inFull ? wrap(card.text, columns - 2).slice(0, 3) : []
    return [line, ...text.map(each => paint.fg('muted', `  ${each}`))]
  })
}

/** What the visible cards do. */
export function deckTexts(scene: Scene, view: FightingView): string[] {
  return decksOf(scene, view).flatMap(({ name, card }) => (card ? [`${name}, ${card.name}: ${card.text}`] : []))
}

function decksOf(scene: Scene, view: FightingView) {
  const { say } = scene
  return Object.entries(view.fight.decks).map(([id, deck]) => {
    const count = cardsLeft(deck)
    const card = visible(scene, view, deck)
    const numbers =
      deck.owner === null
        ? say('caravan.deck.event', { count })
        : say('caravan.deck', { count, sturdiness: sturdiness(view, id), threshold: threshold(view, id) })
    const next = card
      ? say(deck.playing === null ? 'caravan.next' : 'caravan.now', { card: card.name })
      : count > 0
        ? say('caravan.hidden', { kind: deck.owner === null ? 'event' : 'arcana' })
        : ''
    return { name: deckName(scene, view, id, deck.owner), numbers, next, card }
  })
}

/** A card that nobody may see is masked by null; the other side of a card is known once it has been seen. */
function visible(scene: Scene, { fight, options }: FightingView, { owner, playing, cards }: TrayDeck): Shown | null {
  const t = wordsOf(scene)
  const top: Id | null = playing ?? cards.at(-1) ?? null
  if (top === null) return null
  if (owner === null) return { name: nameOf(t, 'event', top), text: eventText(top, t).join(' ') }
  if (isArcana(top)) return { name: nameOf(t, 'arcana', top), text: arcanaText(top, t).join(' ') }
  const text = actionText(top, owner, 'action', t).join(' ')
  if (!fight.seen.includes(top) && options.openCounterattacks === 'off') return { name: nameOf(t, 'action', top), text }
  const counter = scene.say('caravan.counter', {
    name: nameOf(t, 'counter', top),
    text: actionText(top, owner, 'counter', t).join(' '),
  })
  return { name: nameOf(t, 'action', top), text: `${text} ${counter}` }
}

/** A Malefactor with several decks names each of them. */
function deckName(scene: Scene, { fight }: FightingView, id: Id, owner: Id | null): string {
  const t = wordsOf(scene)
  if (owner === null || isChampion(owner)) return nameOf(t, 'deck', id)
  const own = nameOf(t, 'malefactor', owner)
  const several = Object.values(fight.decks).filter(deck => deck.owner === owner).length > 1
  return several ? `${own}, ${nameOf(t, 'deck', id)}` : own
}
