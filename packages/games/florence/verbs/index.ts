import { enter, type Seat } from '@acheron/engine'
import type { Effect } from '../box/effects.ts'
import type { GateId } from '../box/shields.ts'
import type { Sin } from '../box/sins.ts'
import type { Barrel, Guest } from '../box/tower.ts'
import type { Cause, Ctx } from '../events.ts'
import { adopt } from '../family/members.ts'
import { openGates, placeDisc } from '../hell/gates.ts'
import { changeCoins } from '../money/coins.ts'
import { addInfamy } from '../money/infamy.ts'
import type { FlorenceMove, Sheltered } from '../moves.ts'
import type { FlorenceState } from '../state.ts'
import { barrelChoices, takeBarrel } from '../tower/barrels.ts'
import { build, canBuild } from '../tower/floors.ts'
import { guestChoices, inviteGuest } from '../tower/guests.ts'
import { bringHome, memberChoices } from '../tower/shelter.ts'
import { takeHalfDiploma } from '../tracks/diplomas.ts'
import { movableCubes, moveCube } from '../tracks/phlegethon.ts'
import { canRise, raiseSkull } from '../tracks/skulls.ts'
import { seatOf } from '../turn/seats.ts'

/** The choice of an effect; empty for an effect without a choice. */
export type Choice = {
  readonly gate?: GateId
  readonly sin?: Sin
  readonly members?: readonly Sheltered[]
  readonly barrel?: Barrel
  readonly guest?: Guest
  readonly floor?: number
}

interface Verb<E extends Effect> {
  /** The present ways to do it; empty if it would change nothing. */
  choices(state: FlorenceState, seat: Seat, effect: E): readonly Choice[]
  play(state: FlorenceState, seat: Seat, effect: E, choice: Choice, cause: EffectCause, ctx: Ctx): void
}

/** The kind of source that an effect comes from. */
export type EffectCause = Extract<Cause, 'tile' | 'card' | 'family'>

const noChoice: readonly Choice[] = [{}]

const when = (possible: boolean): readonly Choice[] => (possible ? noChoice : [])

const coinReason = (cause: EffectCause) => (cause === 'tile' ? 'tile' : 'card')

const verbs: { readonly [V in Effect['verb']]: Verb<Extract<Effect, { verb: V }>> } = {
  florins: {
    choices: () => noChoice,
    play: (state, seat, { n }, _, cause, ctx) => changeCoins(state, seat, { florins: n }, coinReason(cause), ctx),
  },
  drachmas: {
    choices: () => noChoice,
    play: (state, seat, { n }, _, cause, ctx) => changeCoins(state, seat, { drachmas: n }, coinReason(cause), ctx),
  },
  infamy: {
    choices: () => noChoice,
    play: (state, seat, { n }, _choice, _cause, ctx) => void addInfamy(state, seat, n, 'tile', ctx),
  },
  skull: {
    choices: (state, seat, { sin }) => when(canRise(state, seat, sin)),
    play: (state, seat, { sin }, _, cause, ctx) => raiseSkull(state, seat, sin, cause, ctx),
  },
  disc: {
    choices: (state, seat) => openGates(state, seat).map(gate => ({ gate })),
    play: (state, seat, _effect, { gate }, _cause, ctx) => placeDisc(state, seat, gate!, ctx),
  },
  cube: {
    choices: state => movableCubes(state).map(sin => ({ sin })),
    play: (state, seat, _effect, { sin }, cause, ctx) => moveCube(state, seat, sin!, 1, cause, ctx),
  },
  home: {
    choices: (state, seat, { most }) => memberChoices(seatOf(state, seat), most).map(members => ({ members })),
    play: (state, seat, _effect, { members }, cause, ctx) => bringHome(state, seat, members!, cause, ctx),
  },
  guardian: {
    choices: () => noChoice,
    play: (state, _seat, { may = false }) => enter(state, { kind: 'guardian', may }),
  },
  urchin: {
    choices: (state, seat) => when(seatOf(state, seat).reserve > 0),
    play: (state, seat, _effect, _choice, _cause, ctx) => adopt(state, seat, 'home', ctx),
  },
  floor: {
    choices: (state, seat) => when(canBuild(seatOf(state, seat))),
    play: (state, seat, _effect, _choice, _cause, ctx) => build(state, seat, ctx),
  },
  half: {
    choices: () => noChoice,
    play: (state, seat, _effect, _choice, _cause, ctx) => takeHalfDiploma(state, seat, ctx),
  },
  barrel: {
    choices: (state, seat) => barrelChoices(state, seat, groundFloor).map(({ barrel, floor }) => ({ barrel, floor })),
    play: (state, seat, _effect, { barrel, floor }, _cause, ctx) => takeBarrel(state, seat, barrel!, floor!, ctx),
  },
  guest: {
    choices: (state, seat) => guestChoices(state, seat, groundFloor).map(({ guest, floor }) => ({ guest, floor })),
    play: (state, seat, _effect, { guest, floor }, _cause, ctx) => inviteGuest(state, seat, guest!, floor!, 0, ctx),
  },
}

const groundFloor = [0]

/** The ways to carry an effect out; empty if it would change nothing. */
export function choicesOf(state: FlorenceState, seat: Seat, effect: Effect): readonly Choice[] {
  return verbOf(effect).choices(state, seat, effect)
}

/** The moves that carry it out, if it leaves a choice: each is named by its verb. */
export function effectMoves(state: FlorenceState, seat: Seat, effect: Effect): FlorenceMove[] {
  return choicesOf(state, seat, effect).map(choice => ({ do: effect.verb, ...choice }) as FlorenceMove)
}

/** The choice that such a move carries. */
export function choiceIn({ do: _, ...choice }: FlorenceMove): Choice {
  return choice as Choice
}

/** True if a player must say how: the gate, the cube, the members. */
export function needsChoice(choices: readonly Choice[]): boolean {
  return choices.some(choice => Object.keys(choice).length > 0)
}

export function playEffect(
  state: FlorenceState,
  seat: Seat,
  effect: Effect,
  choice: Choice,
  cause: EffectCause,
  ctx: Ctx,
): void {
  verbOf(effect).play(state, seat, effect, choice, cause, ctx)
}

function verbOf(effect: Effect): Verb<Effect> {
  // The table is keyed by verb, so what is found under an effect's verb takes that effect.
  return verbs[effect.verb] as Verb<Effect>
}
