import type { Chance, Seat } from '@acheron/engine'
import { actionCard, arcana, copies, eventDecks, findings, malefactors, sins, wounds } from './box/index.ts'
import type { Id } from './box/vocabulary.ts'
import { capybaraDeck } from './champions/decks.ts'
import type { Frame } from './frames.ts'
import { handTopics } from './secrets.ts'
import {
  archetypes,
  type CaravanView,
  type ChampionState,
  type Fight,
  type SystemDecks,
  type TrayDeck,
} from './state.ts'

type Pile = (Id | null)[]

/** Every card of the kinds that are dealt from the box. */
const boxOf = { wounds: copies(wounds), sins: copies(sins), findings: copies(findings), arcana: copies(arcana) }
const cardsOfDeck = new Map<Id, readonly Id[]>([
  ...eventDecks.map(({ id, cards }): [Id, readonly Id[]] => [id, cards]),
  ...malefactors.flatMap(({ decks }) =>
    decks.map(({ id, cards }): [Id, readonly Id[]] => [id, copies(cards.map(actionCard))]),
  ),
])

/** Deals the unseen cards again, into the places that are masked by null. */
export function fill(view: CaravanView, _seat: Seat, random: Chance): void {
  for (const frame of view.flow) showInProgress(view, frame)
  fillDecks(view.decks, view.champions, view.fight, random)
  if (view.save) fillDecks(view.save.decks, view.save.champions, null, random)
  for (const id of archetypes) fillManeuvers(view.champions[id], view.fight?.fighters[id].polymorphed ?? false, random)
  if (view.save) for (const id of archetypes) fillManeuvers(view.save.champions[id], false, random)
  for (const frame of view.flow) {
    if (frame.kind === 'vote') {
      for (const [seat, ballot] of Object.entries(frame.ballots))
        if (ballot === null) frame.ballots[Number(seat)] = random.pick(frame.options)
    }
    // The options of a question about an unseen hand follow from the cards dealt into it.
    if (frame.kind === 'ask' && frame.champion !== null && handTopics.has(frame.topic.what)) {
      const { hand, sins } = view.champions[frame.champion]
      const isOfSins = frame.topic.what === 'pay-sin' || frame.topic.what === 'remove-sin'
      const cards = isOfSins ? sins : hand
      frame.options.forEach((option, i) => {
        if (option !== null) return
        const card = cards[i % Math.max(1, cards.length)] ?? ''
        frame.options[i] = frame.topic.what === 'remove-sin' ? { sin: card, slot: null } : card
      })
    }
    if (frame.kind === 'ordeal') {
      for (const id of frame.given) {
        if (frame.step === 'effort') frame.effort[id] ??= 0
        if (frame.step === 'fate') frame.fate[id] ??= false
      }
    }
  }
}

/** The rest of a set of cards without those in sight. */
function unseen(all: readonly Id[], piles: readonly (readonly (Id | null)[])[]): Id[] {
  const left = all.slice()
  for (const pile of piles) {
    for (const card of pile) {
      const at = card === null ? -1 : left.indexOf(card)
      if (at >= 0) left.splice(at, 1)
    }
  }
  return left
}

/** Cards into the masked places of piles, in their order. */
function deal(piles: readonly Pile[], cards: Id[]): void {
  for (const pile of piles) {
    for (let i = 0; i < pile.length; i++) if (pile[i] === null) pile[i] = cards.pop() ?? null
  }
}

function fillDecks(
  decks: SystemDecks,
  champions: { [champion: string]: ChampionState },
  fight: Fight | null,
  random: Chance,
): void {
  const all = Object.values(champions)
  const shown: { [cond in 'wound' | 'sin']: (Id | null)[] } = { wound: [], sin: [] }
  for (const { slots } of all) {
    for (const { cond, card } of slots) if (cond === 'wound' || cond === 'sin') shown[cond].push(card)
  }

  const reverses = random.shuffle(unseen(boxOf.wounds, [shown.wound, decks.wounds]))
  for (const { slots } of all) {
    for (const slot of slots) if (slot.cond === 'cooldown') slot.card ??= reverses.pop() ?? null
  }
  deal([decks.wounds], reverses)

  const hands = all.map(champion => champion.sins)
  const hiddenSins = unseen(boxOf.sins, [shown.sin, decks.sinDiscard, ...hands, decks.sins])
  deal([...hands, decks.sins], random.shuffle(hiddenSins))

  const carried = all.map(champion => champion.equip.finding)
  const hiddenFindings = unseen(boxOf.findings, [carried, decks.findingDiscard, decks.findings])
  deal([decks.findings], random.shuffle(hiddenFindings))

  const trays = fight ? Object.entries(fight.decks) : []
  const inSight = trays.flatMap(([, { cards, discard, faceUp, playing }]) => [cards, discard, faceUp, [playing]])
  const arcanaLeft = random.shuffle(unseen(boxOf.arcana, [...inSight, decks.arcana, decks.offered]))
  for (const [id, deck] of trays) fillTray(id, deck, arcanaLeft, fight!.boxed, random)
  deal([decks.arcana, decks.offered], arcanaLeft)
}

/** A deck on its tray: its own cards that are not in sight, and as many Arcana as there must be. */
function fillTray(id: Id, deck: TrayDeck, arcanaLeft: Id[], boxed: readonly Id[], random: Chance): void {
  const cards: Pile = deck.cards
  const hidden = unseen(cardsOfDeck.get(id) ?? [], [deck.cards, deck.discard, [deck.playing], boxed])
  const resolved = deck.faceUp.filter(card => !deck.cards.includes(card) && card !== deck.playing)
  const places = cards.filter(card => card === null).length
  const faceDown = Math.max(0, places - hidden.length - resolved.length)
  const drawn = arcanaLeft.splice(arcanaLeft.length - faceDown)
  // Of an Action deck only an Arcana lies face down on top.
  if (deck.owner !== null && cards.at(-1) === null) cards[cards.length - 1] = drawn.pop() ?? null
  deal([cards], random.shuffle([...hidden, ...resolved, ...drawn]))
}

function fillManeuvers(champion: ChampionState, isCapybara: boolean, random: Chance): void {
  const { deck, hand, discard, slots, stored, maneuvers } = champion
  const seen = [deck, hand, discard, ...slots.map(slot => slot.maneuvers), isCapybara ? [] : stored]
  deal([hand, deck], random.shuffle(unseen(isCapybara ? capybaraDeck() : maneuvers, seen)))
}

/** A card that is being played or yielded to still lies in the hand, so it is dealt there. */
function showInProgress({ champions }: CaravanView, frame: Frame): void {
  if (frame.kind === 'maneuver') {
    const { hand, slots, discard, stored } = champions[frame.champion]
    const lying = [...slots.flatMap(slot => slot.maneuvers), ...discard, ...stored]
    if (!lying.includes(frame.card)) putInHand(hand, frame.card)
  } else if (frame.kind === 'card' && frame.source.kind === 'sin' && frame.source.you !== null) {
    const { sins, slots } = champions[frame.source.you]
    if (!slots.some(slot => slot.card === frame.source.card)) putInHand(sins, frame.source.card)
  }
}

function putInHand(hand: Pile, card: Id): void {
  const at = hand.indexOf(null)
  if (at >= 0 && !hand.includes(card)) hand[at] = card
}
