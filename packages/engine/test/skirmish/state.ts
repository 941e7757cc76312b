import type { AskFrame, Ballot, Chance, Choice, Config, RngState, Seat, VoteFrame as Vote } from '@acheron/engine'

/** Cards in hand: a shield stops a counterattack, a riposte answers it with an attack. */
export type Card = 'shield' | 'riposte' | 'torch'
/** The beast's answer to an attack: this much harm. */
export type Counter = 'miss' | 'bite' | 'maul'
export type Aim = 'head' | 'flank'
/** How a mauled seat takes it: in full, or giving ground, which spares it one harm and lets the beast recover. */
export type Stance = 'stand' | 'giveGround'

/** Thirteen: with four players the deck runs out in the middle of a deal, so that only some of them draw. */
export const cards: readonly Card[] = [
  ...Array<Card>(4).fill('shield'),
  ...Array<Card>(3).fill('riposte'),
  ...Array<Card>(6).fill('torch'),
]
export const counters: readonly Counter[] = ['miss', 'miss', 'bite', 'bite', 'bite', 'maul', 'maul']
export const harm: Readonly<Record<Counter, number>> = { miss: 0, bite: 1, maul: 2 }
export const aims: readonly Aim[] = ['head', 'flank']

export type RoundFrame = { kind: 'round' }
export type VoteFrame = Vote & { tie: boolean }
export type ActionsFrame = { kind: 'actions'; acted: boolean[] }
export type AttackSteps = { strike: undefined; end: undefined }
export type AttackFrame = { kind: 'attack'; seat: Seat; riposte: boolean; step: keyof AttackSteps }
export type CounterSteps = {
  turnOver: undefined
  hurt: 'passed' | 'cancelled'
  suffer: Stance
  end: undefined
}
export type CounterFrame = { kind: 'counter'; seat: Seat; card: Counter | null; step: keyof CounterSteps }
export type WindowFrame = { kind: 'window'; passed: boolean[]; victim: Seat }
export type Frame = RoundFrame | VoteFrame | ActionsFrame | AttackFrame | CounterFrame | WindowFrame | AskFrame

export type State = {
  players: number
  round: number
  aim: Aim
  beast: number
  vigor: number[]
  hands: Card[][]
  deck: Card[]
  discard: Card[]
  counters: Counter[]
  used: Counter[]
  /** Standing orders: "don't ask me again this round". */
  silent: boolean[]
  won: boolean | null
  flow: Frame[]
  rng: RngState
}

export type SkirmishMove =
  | Ballot
  | Choice
  | { readonly do: 'attack' }
  | { readonly do: 'rest' }
  | { readonly do: 'play'; readonly card: Card }
  | { readonly do: 'pass'; readonly forRound: boolean }

export type SkirmishEvent =
  | { readonly e: 'voted'; readonly seat: Seat }
  | { readonly e: 'aimed'; readonly aim: Aim; readonly tie: boolean }
  | { readonly e: 'attacked'; readonly seat: Seat; readonly face: number; readonly wounds: number }
  | { readonly e: 'rested'; readonly seat: Seat }
  | { readonly e: 'countered'; readonly seat: Seat; readonly card: Counter }
  | { readonly e: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly e: 'gaveGround'; readonly seat: Seat; readonly beast: number }
  | { readonly e: 'harmed'; readonly seat: Seat; readonly vigor: number }
  | { readonly e: 'drew'; readonly seat: Seat; readonly card: Card }
  | { readonly e: 'ended'; readonly won: boolean }

export function setup({ players }: Config, random: Chance): Omit<State, 'rng'> {
  const deck = random.shuffle([...cards])
  return {
    players,
    round: 0,
    aim: 'flank',
    beast: 3 + players,
    vigor: Array(players).fill(3),
    hands: Array.from({ length: players }, () => deck.splice(-2)),
    deck,
    discard: [],
    counters: random.shuffle([...counters]),
    used: [],
    silent: Array(players).fill(false),
    won: null,
    flow: [{ kind: 'round' }],
  }
}
