import { done, enter } from '@acheron/engine'
import { cannot } from '../abilities/modifiers.ts'
import { actionCard, confrontation, minionType } from '../box/index.ts'
import type { Id } from '../box/vocabulary.ts'
import { enterCard, enterRule, nobodys, readerOf } from '../cards/card.ts'
import { isChampion } from '../champions/deciders.ts'
import type { CounterFrame, CounterSteps, Snapshot } from '../frames.ts'
import { decksOf, sturdiness, topOf } from '../malefactors/decks.ts'
import { removeMinion } from '../malefactors/minions.ts'
import { num } from '../numbers/numbers.ts'
import { announce } from '../reactions/windows.ts'
import type { Ctx, FightingState } from '../state.ts'
import { fightSequence } from './phase.ts'

/** R13.9 to R13.18: the consequences of an Attack, then its effect. */
export const counter = fightSequence<CounterFrame, CounterSteps>({
  provoke(state, frame, ctx) {
    if (!isProvoked(state, frame.snapshot)) return 'strike'
    reveal(state, frame, ctx)
    return 'announce'
  },
  announce: (state, frame) =>
    announce(state, frame, 'heed', {
      name: 'counterattack-revealed',
      subject: frame.snapshot.attacker,
      cause: ownerOf(state, frame),
    }),
  heed: (_state, _frame, _ctx, { off }) => (off ? 'strike' : 'perform'),
  perform(state, frame) {
    perform(state, frame)
    return 'performed'
  },
  performed: (state, frame) =>
    announce(state, frame, 'strike', {
      name: 'counterattack-ended',
      subject: frame.snapshot.attacker,
      cause: ownerOf(state, frame),
    }),
  strike(state, frame, ctx) {
    strike(state, frame, ctx)
    return 'end'
  },
  end(state, frame, ctx) {
    putBack(state, frame, ctx)
    endAttack(state, frame.snapshot)
    return done(state)
  },
})

const ownerOf = ({ fight }: FightingState, { snapshot }: CounterFrame): Id => fight.decks[snapshot.from!]!.owner!

/** R13.9: Fumbles enough, an Action card on top, and the Malefactor is not in the middle of a card. */
function isProvoked(state: FightingState, { from, surplus, noCounter }: Snapshot): boolean {
  const { fight } = state
  if (from === null || surplus < 0 || noCounter) return false
  const deck = fight.decks[from]!
  if (deck.owner === null || fight.malefactors[deck.owner]!.defeated || topOf(deck) !== 'action') return false
  return decksOf(state, deck.owner).every(id => fight.decks[id]!.playing === null)
}

/** R13.11: the top card is turned over. */
function reveal({ fight }: FightingState, frame: CounterFrame, ctx: Ctx): void {
  const deck = fight.decks[frame.snapshot.from!]!
  const card = deck.cards.pop()!
  deck.playing = card
  frame.revealed = card
  if (!fight.seen.includes(card)) fight.seen.push(card)
  ctx.emit({ e: 'cardRevealed', deck: frame.snapshot.from!, card, side: 'counter' })
}

/** R13.12. */
function perform(state: FightingState, frame: CounterFrame): void {
  const { from, attacker, facts, surplus } = frame.snapshot
  const self = ownerOf(state, frame)
  enterCard(
    state,
    { kind: 'counter', card: frame.revealed!, you: null, self, deck: from },
    actionCard(frame.revealed!).counter,
    { attacker, target: self, facts: [...facts] },
    surplus,
  )
}

/** R13.13, R13.15, R13.18: damage becomes Wounds of the present target. */
function strike(state: FightingState, { snapshot, revealed }: CounterFrame, ctx: Ctx): void {
  const { target, deck, from, damage, blocked, attacker, hits } = snapshot
  const { fight } = state
  if (isChampion(target)) {
    const packet = {
      victim: target,
      inflicted: damage,
      suffered: 0,
      aggravated: false,
      cause: attacker,
      byEffect: true,
    }
    if (damage > 0) enter(state, { kind: 'packet', packet, step: 'close' })
  } else if (target in fight.malefactors) {
    freeByDamage(state, target, hits)
    if (deck === null || cannot(state, target, 'be-wounded-by-attack')) return
    const n = Math.floor(damage / sturdiness(state, deck)) - blocked
    const revealedFirst = revealed !== null && deck === from
    if (n > 0) enter(state, { kind: 'loss', deck, n, revealedFirst, cause: attacker, felled: false, step: 'discard' })
  } else if (fight.minions[target]) {
    if (damage >= minionType(fight.minions[target].type).sturdiness) removeMinion(state, target, attacker, ctx)
  } else strikeObject(state, target, hits, attacker)
}

/** R13.21: a piece that can be struck, or an Object that ARRESTS until it is. */
function strikeObject(state: FightingState, id: string, hits: number, attacker: Snapshot['attacker']): void {
  const { custom = [], spear } = confrontation(state.fight.id).map
  const piece = id === 'spear' ? spear : custom.find(each => each.id === id)
  if (piece?.hits !== undefined && hits >= piece.hits && piece.struck) {
    enterCard(state, { kind: 'piece', card: id, you: attacker, self: null, deck: null }, [piece.struck])
  }
  freeByDamage(state, id, hits)
}

/** Another Champion's Attack of enough Hits frees the Champion that the Object ARRESTS. */
function freeByDamage(state: FightingState, id: string, hits: number): void {
  const { fighters, track } = state.fight
  for (const champion of track) {
    const arrest = fighters[champion].arrest
    if (arrest?.by !== id || arrest.free.by !== 'damage') continue
    const needed = num(readerOf(state, nobodys), arrest.free.n)
    if (hits >= needed) enterRule(state, null, [{ do: 'release', to: `#${champion}` }])
  }
}

/** Mods of this Attack are over. */
function endAttack({ fight }: FightingState, { serial }: Snapshot): void {
  fight.mods = fight.mods.filter(mod => mod.until !== 'attack-end' || mod.serial !== serial)
}

/** R13.15: a revealed card that was not discarded goes to the bottom, Action side up. */
function putBack({ fight }: FightingState, { snapshot, revealed }: CounterFrame, ctx: Ctx): void {
  const deck = snapshot.from === null ? undefined : fight.decks[snapshot.from]
  if (!deck || revealed === null || deck.playing !== revealed) return
  deck.cards.unshift(revealed)
  deck.playing = null
  ctx.emit({ e: 'cardEnded', deck: snapshot.from!, card: revealed })
}
