import { done, type Next } from '@acheron/engine'
import { cannot, modNumbers, modSum, mods } from '../abilities/modifiers.ts'
import { collaterals, strike } from '../attacks/collateral.ts'
import { countFumbles, countHits, rollDice } from '../attacks/dice.ts'
import { cardBelow, effectBelow, legalTargets, parts, plain, readerIn, total } from '../attacks/in-attack.ts'
import { type Offer, type OptionStep, offers } from '../attacks/options.ts'
import { factsOf } from '../attacks/targets.ts'
import { gain, use } from '../attacks/using.ts'
import { arcOf } from '../battle-board/arcs.ts'
import { seen } from '../battle-board/seen.ts'
import { confrontation, minionType } from '../box/index.ts'
import type { Id } from '../box/vocabulary.ts'
import { enterEffect } from '../cards/card.ts'
import { askChampion } from '../champions/asking.ts'
import { loseToken } from '../champions/champion.ts'
import { weaponOf } from '../champions/equipment.ts'
import type { AttackFrame, AttackSteps, Happening, Paid, Snapshot } from '../frames.ts'
import { sturdiness, threshold } from '../malefactors/decks.ts'
import { num } from '../numbers/numbers.ts'
import { announce } from '../reactions/windows.ts'
import type { Ctx, FightingState } from '../state.ts'
import { type FightPhase, fightSequence } from './phase.ts'

const steps = fightSequence<AttackFrame, AttackSteps>({
  /** R13.2: with a legal target the Attack must be made; the attacker chooses. */
  target(state, frame) {
    const { attacker } = frame
    return askChampion(state, frame, 'aim', attacker, { what: 'attack', attacker }, legalTargets(state, frame))
  },

  aim(state, frame, _ctx, chosen) {
    if (!chosen) return done(state)
    Object.assign(frame, chosen)
    return 'declared'
  },

  declared: (state, frame) => announce(state, frame, 'judged', about(frame, 'attack-declared')),

  /** R13.3, then 1A. */
  judged(state, frame) {
    const weapon = weaponOf(state, frame.attacker)!
    frame.facts = factsOf(state, frame.attacker, weapon, frame.target!, frame.special)
    const reader = readerIn(state, frame)
    const fx = effectBelow(state, frame)
    if (fx.do === 'special-attack') {
      frame.pool += num(reader, fx.dice)
      if (fx.collateral) frame.collateral.push(fx.collateral)
      return '1D'
    }
    const added = parts(reader, fx)
    const sum = (part: 'dice' | 'hits' | 'precision') =>
      total(
        reader,
        added.map(each => each[part]),
      )
    frame.pool += weapon.power + sum('dice')
    frame.hits += sum('hits')
    frame.precision += sum('precision')
    frame.noCounter = added.some(part => part.noCounter)
    frame.collateral = added.flatMap(part => (part.collateral ? [part.collateral] : []))
    return '1B'
  },

  '1B': options('1B'),

  '1C'(state, frame, ctx) {
    frame.pool += loseToken(state, frame.attacker, 'empower', Number.POSITIVE_INFINITY, ctx)
    return '1D'
  },

  /** Passive dice; of a SPECIAL ATTACK only PENALTIES (R13.19). */
  '1D'(state, frame) {
    const reader = readerIn(state, frame)
    for (const { mod, n } of modNumbers(state, frame.attacker, 'attack-dice')) {
      if (!frame.special || mod.penalty) frame.pool += n
    }
    frame.pool = Math.max(0, frame.pool)
    if (!frame.special) frame.precision += modSum(state, frame.attacker, 'attack-precision')
    const bonus = frame.special ? undefined : mods(state, reader.card.source.you!, 'die-face')[0]
    const face = plain(state, frame)?.dieValue?.fumble ?? bonus?.fumble
    if (face) frame.fumbleFace = face
    return frame.special ? 'roll' : '1E'
  },

  '1E': options('1E'),

  /** 2A; R13.5: beyond 20 dice each is 2 Hits. */
  roll(state, frame, ctx) {
    const pool = Math.max(0, frame.pool)
    frame.dice = rollDice(Math.min(20, pool), ctx)
    frame.hits += 2 * Math.max(0, pool - 20)
    if (!frame.special) frame.hits += modSum(state, frame.attacker, 'attack-hits')
    const { attacker, deck } = frame
    const target = frame.target!
    ctx.emit({ e: 'attackMade', attacker, target, deck, dice: pool, ...seen(state.fight, target) })
    ctx.emit({ e: 'diceRolled', champion: frame.attacker, faces: [...frame.dice] })
    return announce(state, frame, 'rolled', about(frame, 'attack-rolled'))
  },

  rolled: () => '2C',

  '2C': options('2C'),

  /** R13.7, and the dice are counted. */
  turn(state, frame, ctx) {
    count(frame)
    const { attacker, hits, fumbles } = frame
    const target = frame.target!
    const malefactor = state.fight.malefactors[target]
    if (malefactor && frame.facts.includes('from-back') && !cannot(state, target, 'turn-around')) {
      malefactor.facing = arcOf(state, target, attacker)
      ctx.emit({ e: 'facingChanged', malefactor: target, facing: malefactor.facing })
    }
    const isOver = overcomes(state, frame)
    frame.facts.push(isOver ? 'overcomes' : 'not-overcomes')
    const needs = neededHits(state, frame)
    ctx.emit({
      e: 'attackCame',
      attacker,
      target,
      hits,
      fumbles,
      ...(needs !== undefined && { needs }),
      ...(frame.deck !== null && { danger: danger(state, frame, frame.deck) }),
    })
    return isOver ? announce(state, frame, 'collateral', about(frame, 'attack-overcomes')) : 'missed'
  },

  /** R13.8: those of the card first, then those of skills and equipment as the attacker orders them. */
  collateral(state, frame) {
    const own = frame.collateral.shift()
    if (!own) return offerCollateral(state, frame)
    for (const fx of [...own].reverse()) enterEffect(state, fx)
    return 'collateral'
  },

  strike(state, frame, _ctx, key) {
    if (key === 'done' || key === null) return 'snapshot'
    strike(state, frame, key)
    return 'collateral'
  },

  missed: (state, frame) => announce(state, frame, 'snapshot', about(frame, 'attack-missed')),

  /** 2E. */
  snapshot: (state, frame) =>
    announce(state, frame, 'result', { ...about(frame, 'attack-result'), inflicted: frame.hits + frame.extra }),

  result(state, frame, _ctx, happening) {
    const snapshot = snapshotOf(state, frame, happening)
    const card = cardBelow(state, frame)
    card.bound.facts = [...snapshot.facts]
    card.attacks.push(snapshot)
    return done(state)
  },
})

/** R13.3 to R13.8: an Attack up to its snapshot. */
export const attack: FightPhase<AttackFrame> = {
  ...steps,
  actors: (state, { attacker }) => [state.champions[attacker].seat],
  moves(state, frame) {
    return [...open(state, frame).map(({ key }) => ({ do: 'use', ability: key }) as const), { do: 'done' }]
  },
  play(state, frame, _seat, move, ctx) {
    if (move.do === 'done' && frame.rerolls > 0) {
      frame.rerolls = 0
      return
    }
    if (move.do === 'done') {
      frame.step = afterOptions[frame.step as OptionStep]
      return
    }
    const offer = move.do === 'use' ? open(state, frame).find(({ key }) => key === move.ability) : undefined
    if (offer) use(state, frame, offer, ctx)
  },
}

const afterOptions = { '1B': '1C', '1E': 'roll', '2C': 'turn' } as const satisfies { [step in OptionStep]: string }

const open = (state: FightingState, frame: AttackFrame): Offer[] =>
  offers(readerIn(state, frame), frame, plain(state, frame), frame.step as OptionStep)

/** A step with options: once what was used is paid for, the attacker is asked again while there are any. */
function options(step: OptionStep) {
  return (state: FightingState, frame: AttackFrame, ctx: Ctx, paid: Paid | undefined): Next<AttackSteps> => {
    if (paid === undefined) return open(state, frame).length > 0 ? false : afterOptions[step]
    gain(state, frame, paid, ctx)
    return step
  }
}

const about = <N extends Happening['name']>({ target, attacker }: AttackFrame, name: N) => ({
  name,
  subject: target,
  cause: attacker,
})

/** 2A: the result of the dice is added. */
function count(frame: AttackFrame): void {
  const fumbles = countFumbles(frame.dice)
  frame.hits += countHits(frame.dice) + (frame.fumbleFace === 'hit' ? fumbles : 0)
  frame.fumbles = frame.fumbleFace === 'fumble' ? fumbles : 0
}

/** K.STURDINESS: Hits reach it. */
function overcomes(state: FightingState, frame: AttackFrame): boolean {
  const needed = neededHits(state, frame)
  return needed !== undefined && frame.hits >= needed
}

/** The target's STURDINESS, or the Hits that a piece takes; undefined of what cannot be struck. */
function neededHits(state: FightingState, { target, deck }: AttackFrame): number | undefined {
  if (deck !== null) return sturdiness(state, deck)
  const minion = state.fight.minions[target!]
  if (minion) return minionType(minion.type).sturdiness
  const { custom = [], spear } = confrontation(state.fight.id).map
  return target === 'spear' ? spear?.hits : custom.find(piece => piece.id === target)?.hits
}

/** R13.8: the Fumbles that provoke a Counterattack; PRECISION makes them more. */
const danger = (state: FightingState, { precision }: AttackFrame, deck: Id): number =>
  Math.max(1, threshold(state, deck) + precision)

function offerCollateral(state: FightingState, frame: AttackFrame): Next<AttackSteps> {
  const { attacker } = frame
  const left = collaterals(state, frame)
  const [only] = left
  if (!only) return 'snapshot'
  const isFree = left.every(({ ability }) => !ability.cost)
  if (isFree && left.length === 1) {
    strike(state, frame, only.key)
    return 'collateral'
  }
  const keys = left.map(({ key }) => key)
  // Effects without a cost are mandatory: the attacker cannot stop before they are applied.
  const options = left.some(({ ability }) => !ability.cost) ? keys : [...keys, 'done']
  return askChampion(state, frame, 'strike', attacker, { what: 'collateral', attacker }, options)
}

/** R13.8 E. */
function snapshotOf(state: FightingState, frame: AttackFrame, happening: Happening): Snapshot {
  const { inflicted, blocked, instead, insteadDeck } = happening
  const { target, deck } = frame
  const snapshot: Snapshot = {
    serial: frame.serial,
    attacker: frame.attacker,
    target: instead ?? target!,
    deck: instead ? insteadDeck : deck,
    from: deck,
    hits: frame.hits,
    fumbles: frame.fumbles,
    damage: inflicted,
    surplus: deck === null ? -1 : frame.fumbles - danger(state, frame, deck),
    noCounter: frame.noCounter,
    blocked,
    facts: [...frame.facts],
  }
  if (snapshot.surplus >= 0) snapshot.facts.push('provokes')
  return snapshot
}
