import type { Context, GameEvent, GameState, Move, Seat } from './game.ts'
import { isObject, type Json } from './json.ts'

/**
 * One procedure that the rules are in the middle of, as plain data. `state.flow` is the stack of them: a fight inside a
 * move inside a turn is three frames. Data that must survive an interruption is a field of the frame, never a closure,
 * so a game can be saved at any decision.
 */
export type Frame = { kind: string; returned?: Json }

/**
 * The module that owns one kind of frame. A phase is only consulted while its frame is on top of the stack.
 *
 * The way of a move: the top frame's phase `play`s it, which changes the state and may `enter` a frame above or
 * `leave` its own. Then the flow advances: a frame that has come back on top gets the value its guest left with
 * (`resume`), and does what happens by itself (`auto`), until some frame's `actors` have to decide.
 */
export interface Phase<S extends GameState, F extends Frame, M extends Move, E extends GameEvent> {
  /** The seats that must decide while this frame is on top. Several seats may decide in any order. */
  actors(state: S, frame: F): readonly Seat[]
  /** Seats that may decide although nobody waits for them, such as one that has passed and changes its mind. */
  others?(state: S, frame: F): readonly Seat[]
  /** The legal moves of one of the actors, or of the others. */
  moves(state: S, frame: F, seat: Seat): M[]
  play(state: S, frame: F, seat: Seat, move: M, ctx: Context<E>): void
  /**
   * Carries out automatic effects before anybody is asked; true when something happened and the flow must run again.
   */
  auto?(state: S, frame: F, ctx: Context<E>): boolean
  /** Receives what the frame above left with. */
  resume?(state: S, frame: F, value: Json, ctx: Context<E>): void
  /**
   * A single legal move is normally played without asking. True if it must be asked anyway: skipping the question would
   * reveal what a hand holds, or there is always another move (then it also saves listing the moves).
   */
  readonly asksAlways?: boolean | Judge<S, F>['judges']
  /** The steps by name, if the frame goes through a sequence. A stored frame at any other step is refused. */
  steps?(frame: F): Readonly<Record<string, unknown>> | null
}

/** A condition on the state, such as whether there is a hidden hand. */
interface Judge<S, F> {
  judges(state: S, frame: F): boolean
}

/** A game's phases by the kind of their frame. */
export type Phases<S extends GameState, F extends Frame, M extends Move, E extends GameEvent> = {
  readonly [K in F['kind']]: Phase<S, Extract<F, { kind: K }>, M, E>
}

/** Puts a frame on top: it interrupts whatever is going on. */
export function enter<F extends Frame>(state: { flow: F[] }, frame: F): void {
  state.flow.push(frame)
}

/** Takes the top frame away; the one below goes on, with the value if there is one. */
export function leave(state: GameState, value?: Json): void {
  state.flow.pop()
  const below = state.flow[state.flow.length - 1]
  if (below && value !== undefined) below.returned = value
}

/** More steps than this without a decision are an endless loop in the rules, not a long turn. */
const stepLimit = 10_000

/** Runs the flow until somebody has to decide or no frame is left. */
export function advance<S extends GameState, F extends Frame, M extends Move, E extends GameEvent>(
  phases: Phases<S, F, M, E>,
  state: S,
  ctx: Context<E>,
): void {
  const { flow } = state
  for (let step = 0; step < stepLimit; step++) {
    const frame = flow[flow.length - 1]
    if (frame === undefined) return
    const phase = phaseOf(phases, frame)
    if (frame.returned !== undefined) {
      const value = frame.returned
      delete frame.returned
      phase.resume?.(state, frame, value, ctx)
      continue
    }
    if (phase.auto?.(state, frame, ctx)) continue
    const actors = phase.actors(state, frame)
    const [seat] = actors
    if (seat === undefined) throw new Error(`phase '${frame.kind}' neither acts nor asks`)
    if (actors.length > 1 || asksAlways(phase, state, frame)) return
    const moves = phase.moves(state, frame, seat)
    const [only] = moves
    if (only === undefined) throw new Error(`phase '${frame.kind}' asks seat ${seat} and offers no move`)
    if (moves.length > 1) return
    phase.play(state, frame, seat, only, ctx)
  }
  throw new Error(`the flow went ${stepLimit} steps without a decision: ${flow.map(frame => frame.kind).join(' > ')}`)
}

function asksAlways<S extends GameState, M extends Move, E extends GameEvent>(
  { asksAlways }: Phase<S, Frame, M, E>,
  state: S,
  frame: Frame,
): boolean {
  return typeof asksAlways === 'function' ? asksAlways(state, frame) : asksAlways === true
}

/** The kind of frame or step in a state from outside that these phases do not know; null if all are known. */
export function unknownInFlow<S extends GameState, F extends Frame, M extends Move, E extends GameEvent>(
  phases: Phases<S, F, M, E>,
  { flow }: GameState,
): string | null {
  if (!Array.isArray(flow)) return 'a state without its stack of frames'
  for (const [place, frame] of flow.entries()) {
    const at = `frame ${place + 1} of ${flow.length}`
    if (!isObject(frame) || typeof frame.kind !== 'string') return `${at}, which has no kind`
    if (!Object.hasOwn(phases, frame.kind)) return `${at}, '${frame.kind}'`
    const { steps } = phaseOf(phases, frame)
    if (!steps) continue
    const { step } = frame as { step?: unknown }
    const known = steps(frame)
    if (!known || typeof step !== 'string' || !Object.hasOwn(known, step))
      return `step ${JSON.stringify(step)} of ${at}, '${frame.kind}'`
  }
  return null
}

/** The phase that owns a frame. */
export function phaseOf<S extends GameState, F extends Frame, M extends Move, E extends GameEvent>(
  phases: Phases<S, F, M, E>,
  frame: Frame,
): Phase<S, Frame, M, E> {
  // The table is keyed by kind, so the phase found under a frame's kind takes that frame.
  const phase = (phases as unknown as Readonly<Record<string, Phase<S, Frame, M, E>>>)[frame.kind]
  if (!phase) throw new Error(`no phase owns frames of kind '${frame.kind}'`)
  return phase
}
