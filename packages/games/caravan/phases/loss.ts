import { done } from '@acheron/engine'
import { isInvulnerable } from '../abilities/modifiers.ts'
import { checkObjectives, hasNoCards } from '../attacks/damage.ts'
import { seen } from '../battle-board/seen.ts'
import type { Id } from '../box/vocabulary.ts'
import { enterCard, nobodys } from '../cards/card.ts'
import { askChampion, isSome } from '../champions/asking.ts'
import type { LossFrame, LossSteps } from '../frames.ts'
import { cardsLeft, lowestDecks } from '../malefactors/decks.ts'
import { announce } from '../reactions/windows.ts'
import type { Ctx, FightingState } from '../state.ts'
import { fightSequence } from './phase.ts'

/** R13.15, R14.8: an Action deck loses cards, and a Malefactor without any is defeated (R7.8). */
export const loss = fightSequence<LossFrame, LossSteps>({
  choose(state, frame) {
    const malefactor = ownerOf(state, frame)
    const decks = lowestDecks(state, malefactor)
    if (!isSome(decks)) return done(state)
    return askChampion(state, frame, 'chosen', frame.chooser ?? null, { what: 'lowestDeck', malefactor }, decks)
  },
  chosen(_state, frame, _ctx, deck) {
    frame.deck = deck
    return 'discard'
  },
  discard(state, frame, ctx) {
    const owner = ownerOf(state, frame)
    if (isInvulnerable(state, owner, frame.deck) || !discard(state, frame, ctx)) return done(state)
    fell(state, frame, owner, ctx)
    return announce(state, frame, 'defeat', { name: 'malefactor-wounded', subject: owner, cause: frame.cause })
  },
  /** Its HELD Object is RELEASED and its ARRESTED Champions are freed before the event is announced. */
  defeat(state, frame) {
    const owner = ownerOf(state, frame)
    const { fighters, malefactors, track } = state.fight
    const { defeated, holding } = malefactors[owner]!
    if (!frame.felled || !defeated) return done(state)
    const freed = track.filter(id => fighters[id].arrest?.by === owner)
    const releases = [...holding, ...freed].map(id => ({ do: 'release', to: `#${id}` }) as const)
    const next = announce(state, frame, 'end', { name: 'malefactor-defeated', subject: owner, cause: frame.cause })
    if (releases.length > 0) enterCard(state, { ...nobodys, self: owner }, [releases])
    return next
  },
  end: state => done(state),
})

const ownerOf = ({ fight }: FightingState, { deck }: LossFrame): Id => fight.decks[deck]!.owner!

/**
 * The revealed card first if the rules say so, then from the top; a card that is being resolved goes last, and ends.
 */
function discard(state: FightingState, { deck: id, n, revealedFirst, cause: by }: LossFrame, ctx: Ctx): boolean {
  const deck = state.fight.decks[id]!
  const lost: string[] = []
  for (let left = n; left > 0; left--) {
    const takesPlaying = deck.playing !== null && (deck.cards.length === 0 || (revealedFirst && lost.length === 0))
    const card = takesPlaying ? deck.playing : deck.cards.pop()
    if (card === null || card === undefined) break
    if (takesPlaying) endPlaying(state, id)
    deck.faceUp = deck.faceUp.filter(each => each !== card)
    deck.discard.push(card)
    lost.push(card)
  }
  if (lost.length === 0) return false
  const [malefactor, left] = [deck.owner!, cardsLeft(deck)]
  ctx.emit({ e: 'malefactorWounded', malefactor, deck: id, cards: lost, left, by, ...seen(state.fight, by) })
  checkObjectives(state, ctx)
  return true
}

/** R14.8: a card discarded while it is resolved ends at once. */
function endPlaying({ fight, flow }: FightingState, id: string): void {
  const deck = fight.decks[id]!
  for (const frame of flow) {
    const isIt = frame.kind === 'card' && frame.source.deck === id && frame.source.card === deck.playing
    // A Counterattack is already complete here; an Action is in the middle of its Lines.
    if (isIt && frame.kind === 'card') frame.ended = true
  }
  deck.playing = null
}

/** R7.8: without a card it is defeated at once, whatever else the Wound brings about. */
function fell(state: FightingState, frame: LossFrame, owner: string, ctx: Ctx): void {
  const malefactor = state.fight.malefactors[owner]!
  frame.felled = !malefactor.defeated && hasNoCards(state, owner)
  if (!frame.felled) return
  malefactor.defeated = true
  ctx.emit({ e: 'malefactorDefeated', malefactor: owner })
  checkObjectives(state, ctx)
}
