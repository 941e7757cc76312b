import { enter, leave } from '@acheron/engine'
import { canPay } from '../abilities/costs.ts'
import { abilitiesOf } from '../abilities/lookup.ts'
import { cannot, modNumbers, modSum, mods } from '../abilities/modifiers.ts'
import { countFumbles, countHits, hitsOf, isHit, rollAgain, rollDice } from '../attacks/dice.ts'
import { aggressivenessKey, inspirationKey, type Offer, type OptionStep, offers } from '../attacks/options.ts'
import { attackTargets, factsOf, reachOf, type Target } from '../attacks/targets.ts'
import { arcOf } from '../battle-board/arcs.ts'
import { seen } from '../battle-board/seen.ts'
import { confrontation, minionType } from '../box/index.ts'
import type { AttackEffect, AttackPart, Collateral, Effect, Gain, Num } from '../box/vocabulary.ts'
import { enterCard, type Reader, readerOf } from '../cards/card.ts'
import { loseToken } from '../champions/champion.ts'
import { weaponOf } from '../champions/equipment.ts'
import type { AttackFrame, CardFrame, Happening, Keyed, Snapshot } from '../frames.ts'
import { sturdiness, threshold } from '../malefactors/decks.ts'
import { holds } from '../numbers/conditions.ts'
import { num } from '../numbers/numbers.ts'
import { announce, useUp } from '../reactions/windows.ts'
import { candidates } from '../selectors/candidates.ts'
import type { Ctx, FightingState } from '../state.ts'
import { effectOf } from './card.ts'
import { type FightPhase, keep } from './phase.ts'

type SpecialAttack = Extract<Effect, { do: 'special-attack' }>

/** R13.3 to R13.8: an Attack up to its snapshot. */
export const attack: FightPhase<AttackFrame> = {
  ...keep,
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
  auto(state, frame, ctx) {
    const step = steps[frame.step]
    if (step) {
      step(state, frame, ctx)
      return true
    }
    // A step with options: once what was used is paid for, the attacker is asked again while there are any.
    if (frame.answer !== undefined) {
      gain(state, frame, ctx)
      return true
    }
    if (open(state, frame).length > 0) return false
    frame.step = afterOptions[frame.step as OptionStep]
    return true
  },
}

const afterOptions: { readonly [step in OptionStep]: string } = { '1B': '1C', '1E': 'roll', '2C': 'turn' }

/** The effect that makes the Attack lies below it. */
function effectBelow({ flow }: FightingState, frame: AttackFrame): AttackEffect | SpecialAttack {
  const below = flow[flow.indexOf(frame) - 1]
  if (below?.kind !== 'effect' || !('do' in below.fx)) throw new Error('an Attack without its effect')
  if (below.fx.do !== 'attack' && below.fx.do !== 'special-attack') throw new Error('an Attack of another effect')
  return below.fx
}

function plain(state: FightingState, frame: AttackFrame): AttackEffect | null {
  const fx = effectBelow(state, frame)
  return fx.do === 'attack' ? fx : null
}

/** The card that makes the Attack, as it is read now: its Attack is bound. */
function readerIn(state: FightingState, frame: AttackFrame): Reader & { card: CardFrame } {
  const card = cardBelow(state, frame)
  card.bound.attacker = frame.attacker
  card.bound.target = frame.target
  return { state, card }
}

function cardBelow({ flow }: FightingState, frame: AttackFrame): CardFrame {
  for (let i = flow.indexOf(frame) - 1; i >= 0; i--) {
    const below = flow[i]!
    if (below.kind === 'card') return below
  }
  throw new Error('an Attack without a card')
}

const open = (state: FightingState, frame: AttackFrame): Offer[] =>
  offers(readerIn(state, frame), frame, plain(state, frame), frame.step as OptionStep)

/** Parts that the card adds: its COMBO, and those whose condition holds as the pool is assembled. */
function parts(reader: Reader, fx: AttackEffect): AttackPart[] {
  const added = (fx.ifs ?? []).filter(part => holds(reader, part.if)).map(part => part.add)
  return [fx, ...(fx.combo && reader.card.bound.combo ? [fx.combo] : []), ...added]
}

const total = (reader: Reader, list: readonly (Num | undefined)[]): number =>
  list.reduce<number>((sum, n) => sum + (n === undefined ? 0 : num(reader, n)), 0)

type Step = (state: FightingState, frame: AttackFrame, ctx: Ctx) => void

const steps: { readonly [step: string]: Step } = {
  /** R13.2: with a legal target the Attack must be made; the attacker chooses. */
  target(state, frame) {
    if (frame.answer !== undefined) {
      const { target, deck } = frame.answer as Target
      delete frame.answer
      Object.assign(frame, { target, deck, step: 'declared' })
      return
    }
    const targets = legalTargets(state, frame)
    const [only] = targets
    if (!only) return leave(state)
    if (targets.length === 1) {
      frame.answer = only
      return
    }
    const { seat } = state.champions[frame.attacker]
    const topic = { what: 'attack', attacker: frame.attacker }
    enter(state, { kind: 'ask', seat, champion: frame.attacker, topic, options: targets })
  },

  declared(state, frame) {
    frame.step = 'judged'
    announce(state, frame, { name: 'attack-declared', subject: frame.target, cause: frame.attacker })
  },

  /** R13.3, then 1A and 1B. */
  judged(state, frame) {
    delete frame.answer
    const weapon = weaponOf(state, frame.attacker)!
    frame.facts = factsOf(state, frame.attacker, weapon, frame.target!, frame.special)
    const reader = readerIn(state, frame)
    const fx = effectBelow(state, frame)
    if (fx.do === 'special-attack') {
      frame.pool += num(reader, fx.dice)
      if (fx.collateral) frame.collateral.push(fx.collateral)
      frame.step = '1D'
      return
    }
    const added = parts(reader, fx)
    frame.pool =
      weapon.power +
      total(
        reader,
        added.map(part => part.dice),
      )
    frame.hits += total(
      reader,
      added.map(part => part.hits),
    )
    frame.precision += total(
      reader,
      added.map(part => part.precision),
    )
    frame.noCounter = added.some(part => part.noCounter)
    frame.collateral = added.flatMap(part => (part.collateral ? [part.collateral] : []))
    frame.step = '1B'
  },

  '1C'(state, frame, ctx) {
    frame.pool += loseToken(state, frame.attacker, 'empower', Number.POSITIVE_INFINITY, ctx)
    frame.step = '1D'
  },

  /** Passive dice; of a SPECIAL ATTACK only PENALTIES (R13.19). */
  '1D'(state, frame) {
    const reader = readerIn(state, frame)
    for (const { mod, n } of modNumbers(state, frame.attacker, 'attack-dice')) {
      if (!frame.special || mod.penalty) frame.pool += n
    }
    frame.pool = Math.max(0, frame.pool)
    if (!frame.special) frame.precision += modSum(state, frame.attacker, 'attack-precision')
    const face = plain(state, frame)?.dieValue?.fumble ?? mods(state, reader.card.source.you!, 'die-face')[0]?.fumble
    if (face) frame.fumbleFace = face
    frame.step = frame.special ? 'roll' : '1E'
  },

  /** 2A; R13.5: beyond 20 dice each is 2 Hits. */
  roll(state, frame, ctx) {
    const pool = Math.max(0, frame.pool)
    frame.dice = rollDice(Math.min(20, pool), ctx)
    frame.hits += 2 * Math.max(0, pool - 20)
    if (!frame.special) frame.hits += modSum(state, frame.attacker, 'attack-hits')
    ctx.emit({
      e: 'attackMade',
      attacker: frame.attacker,
      target: frame.target!,
      deck: frame.deck,
      dice: pool,
      ...seen(state.fight, frame.target),
    })
    ctx.emit({ e: 'diceRolled', champion: frame.attacker, faces: [...frame.dice] })
    frame.step = 'rolled'
    announce(state, frame, { name: 'attack-rolled', subject: frame.target, cause: frame.attacker })
  },

  rolled(_state, frame) {
    delete frame.answer
    frame.step = '2C'
  },

  /** R13.7, and the dice are counted. */
  turn(state, frame, ctx) {
    count(frame)
    const malefactor = state.fight.malefactors[frame.target!]
    if (malefactor && frame.facts.includes('from-back') && !cannot(state, frame.target!, 'turn-around')) {
      malefactor.facing = arcOf(state, frame.target!, frame.attacker)
      ctx.emit({ e: 'facingChanged', malefactor: frame.target!, facing: malefactor.facing })
    }
    const over = overcomes(state, frame)
    frame.facts.push(over ? 'overcomes' : 'not-overcomes')
    ctx.emit({
      e: 'attackCame',
      attacker: frame.attacker,
      target: frame.target!,
      hits: frame.hits,
      fumbles: frame.fumbles,
    })
    frame.step = over ? 'collateral' : 'missed'
    if (over) announce(state, frame, { name: 'attack-overcomes', subject: frame.target, cause: frame.attacker })
  },

  /** R13.8: those of the card first, then those of skills and equipment as the attacker orders them. */
  collateral(state, frame) {
    const answer = frame.answer
    delete frame.answer
    const own = frame.collateral.shift()
    if (own) {
      for (const fx of [...own].reverse()) enter(state, effectOf(fx))
      return
    }
    if (typeof answer === 'string') {
      if (answer === 'done') frame.step = 'snapshot'
      else strike(state, frame, answer)
      return
    }
    offerCollateral(state, frame)
  },

  missed(state, frame) {
    frame.step = 'snapshot'
    announce(state, frame, { name: 'attack-missed', subject: frame.target, cause: frame.attacker })
  },

  /** 2E. */
  snapshot(state, frame) {
    delete frame.answer
    frame.step = 'result'
    announce(state, frame, {
      name: 'attack-result',
      subject: frame.target,
      cause: frame.attacker,
      inflicted: frame.hits + frame.extra,
    })
  },

  result(state, frame) {
    const { inflicted, blocked, instead, insteadDeck } = frame.answer as Happening
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
      surplus: deck === null ? -1 : frame.fumbles - Math.max(1, threshold(state, deck) + frame.precision),
      noCounter: frame.noCounter,
      blocked,
      facts: [...frame.facts],
    }
    if (snapshot.surplus >= 0) snapshot.facts.push('provokes')
    const card = cardBelow(state, frame)
    card.bound.facts = [...snapshot.facts]
    card.attacks.push(snapshot)
    leave(state)
  },
}

function legalTargets(state: FightingState, frame: AttackFrame): Target[] {
  const weapon = weaponOf(state, frame.attacker)
  if (!weapon) return []
  const reader = readerIn(state, frame)
  const fx = effectBelow(state, frame)
  const replaced = fx.range === undefined || fx.range === 'unlimited' ? fx.range : num(reader, fx.range)
  const added =
    fx.do === 'attack'
      ? total(
          reader,
          parts(reader, fx).map(part => part.addRange),
        )
      : 0
  const range = reachOf(state, frame.attacker, weapon, replaced, added)
  const ignoreEngagement =
    (fx.do === 'attack' && fx.ignoreEngagement === true) || mods(state, frame.attacker, 'ignore-engagement').length > 0
  const special = frame.special && replaced !== undefined
  const all = attackTargets(state, frame.attacker, weapon, { range, ignoreEngagement, special })
  if (fx.target === undefined) return all
  const wanted = candidates(reader, fx.target)
  return all.filter(({ target }) => wanted.includes(target))
}

/** What is used is paid for, if it costs anything, and gained. */
function use(state: FightingState, frame: AttackFrame, offer: Offer, ctx: Ctx): void {
  const { key, cost, card, limit } = offer
  frame.used[key] = (frame.used[key] ?? 0) + 1
  if (limit && limit !== 'once-per-attack') useUp(state, limit, key, null)
  if (cost) {
    frame.paying = key
    enter(state, { kind: 'pay', champion: frame.attacker, card, cost, step: 0, paid: 0, discarded: 0 })
    return
  }
  if (key === aggressivenessKey) {
    loseToken(state, frame.attacker, 'aggressiveness', 1, ctx)
    frame.hits += 6
  } else if (key === inspirationKey) {
    loseToken(state, frame.attacker, 'inspiration', 1, ctx)
    // The Fumble face is flipped: a Double Hit lies opposite (R5.1).
    frame.dice[frame.dice.findIndex(face => !isHit(face))] = 6
  } else {
    const shown = Number(key.slice(-1))
    const at = frame.dice.findIndex((face, i) => hitsOf(face) === shown && !frame.rerolled.includes(i))
    frame.rerolled.push(at)
    frame.dice[at] = ctx.random.die(6)
    frame.rerolls--
    ctx.emit({ e: 'diceRolled', champion: frame.attacker, faces: [...frame.dice] })
  }
}

/** The option that was just paid for. */
function gain(state: FightingState, frame: AttackFrame, ctx: Ctx): void {
  const { paid = 0, discarded = 0 } = frame.answer as { paid?: number; discarded?: number }
  delete frame.answer
  const reader = readerIn(state, frame)
  Object.assign(reader.card.bound.numbers, { paid, discarded })
  const gained = frame.paying === null ? null : gainOf(state, frame, frame.paying)
  frame.paying = null
  if (!gained) return
  const { dice, hits, precision, reroll } = gained
  frame.pool += total(reader, [dice])
  frame.hits += total(reader, [hits])
  frame.precision += total(reader, [precision])
  if (reroll === 'all' || reroll === 'fumbles') {
    rollAgain(frame.dice, reroll, ctx)
    ctx.emit({ e: 'diceRolled', champion: frame.attacker, faces: [...frame.dice] })
  } else if (reroll !== undefined) allowRerolls(frame, num(reader, reroll))
}

/** Each die once. */
export function allowRerolls(frame: AttackFrame, n: number): void {
  frame.rerolls = Math.min(frame.dice.length, n)
  frame.rerolled = []
}

/** What an option gives, by its key: of the card, or of a skill or equipment. */
function gainOf(state: FightingState, frame: AttackFrame, key: string): Gain | null {
  if (key.startsWith('card/')) {
    const [, step, i] = key.split('/')
    const fx = plain(state, frame)
    return (step === '1B' ? fx?.exchange : fx?.after)?.[Number(i)]?.gain ?? null
  }
  const ability = abilitiesOf(state, frame.attacker).find(keyed => keyed.key === key)?.ability
  return ability?.kind === 'attack-option' ? ability.gain : null
}

/** 2A: what the dice show adds to what there is already. */
function count(frame: AttackFrame): void {
  const fumbles = countFumbles(frame.dice)
  frame.hits += countHits(frame.dice) + (frame.fumbleFace === 'hit' ? fumbles : 0)
  frame.fumbles = frame.fumbleFace === 'fumble' ? fumbles : 0
}

/** K.STURDINESS: Hits reach it. */
function overcomes(state: FightingState, { target, deck, hits }: AttackFrame): boolean {
  if (deck !== null) return hits >= sturdiness(state, deck)
  const minion = state.fight.minions[target!]
  if (minion) return hits >= minionType(minion.type).sturdiness
  const { custom = [], spear } = confrontation(state.fight.id).map
  const needed = target === 'spear' ? spear?.hits : custom.find(piece => piece.id === target)?.hits
  return needed !== undefined && hits >= needed
}

/** The collateral abilities of the attacker that have not been applied yet. */
function collaterals(state: FightingState, frame: AttackFrame): Keyed<Collateral>[] {
  return abilitiesOf(state, frame.attacker)
    .filter((keyed): keyed is Keyed<Collateral> => keyed.ability.kind === 'collateral')
    .filter(({ key, ability, source }) => {
      if (frame.used[key] !== undefined) return false
      if (source.kind === 'equipment' && cannot(state, frame.attacker, 'use-equipment')) return false
      const reader = readerOf(state, source, { attacker: frame.attacker, target: frame.target, facts: frame.facts })
      if (ability.if && !holds(reader, ability.if)) return false
      return !ability.cost || canPay(state, frame.attacker, ability.cost, source.card, reader.card)
    })
}

function offerCollateral(state: FightingState, frame: AttackFrame): void {
  const left = collaterals(state, frame)
  const [only] = left
  if (!only) {
    frame.step = 'snapshot'
    return
  }
  const isFree = left.every(({ ability }) => !ability.cost)
  if (isFree && left.length === 1) {
    strike(state, frame, only.key)
    return
  }
  const keys = left.map(({ key }) => key)
  // Those without a cost are not optional: one cannot stop before they are applied.
  const options = left.some(({ ability }) => !ability.cost) ? keys : [...keys, 'done']
  const { seat } = state.champions[frame.attacker]
  const topic = { what: 'collateral', attacker: frame.attacker }
  enter(state, { kind: 'ask', seat, champion: frame.attacker, topic, options })
}

function strike(state: FightingState, frame: AttackFrame, key: string): void {
  const keyed = collaterals(state, frame).find(each => each.key === key)
  if (!keyed) return
  const { ability, source } = keyed
  frame.used[key] = 1
  const bound = { attacker: frame.attacker, target: frame.target, subject: frame.target, cause: frame.attacker }
  if (!ability.cost) {
    enterCard(state, source, [ability.fx], bound)
    return
  }
  // It was chosen: what it costs is paid, then it is carried out.
  enterCard(state, source, [[{ do: 'choose', options: [{ label: 'pay', cost: ability.cost, fx: ability.fx }] }]], bound)
}
