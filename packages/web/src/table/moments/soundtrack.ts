import type { GameEvent, Seat } from '@acheron/engine'
import type { Sound } from '../../sound/sound.ts'
import type { NewSteps } from '../replay/useNewSteps.ts'
import type { Moment } from './moments.ts'

/** What the page shows, as far as it can be heard. */
export interface Scene {
  /** The last change of the table. */
  readonly fresh: NewSteps
  /** The moment that is played back; undefined in the present. */
  readonly current: Pick<Moment, 'entry' | 'part' | 'events'> | undefined
  readonly playing: boolean
  readonly paused: boolean
  /** The viewer is asked something, at this seat. */
  readonly asked: boolean
  readonly seat: Seat | null
  /** The result that is shown; null before. */
  readonly result: 'win' | 'loss' | null
  /** The page shows something else than its table: an earlier moment. */
  readonly held: boolean
  readonly inSight: boolean
}

/** Events are named after what happens, with few verbs: enough to choose a sound. */
export function soundOf(events: readonly GameEvent[]): Sound | null {
  if (events.some(({ e }) => /roll/i.test(e))) return 'roll'
  return events.some(({ e }) => /clear|claim|gain|won/i.test(e)) ? 'claim' : null
}

/**
 * The sounds of a page, each when its moment is shown: a playback is heard as it is seen, then comes the sound of one's turn, and
 * the end is heard with the result. A page out of sight only calls to the turn.
 */
export class Soundtrack {
  /** The version up to which everything was heard, or is being played back. */
  #version: number
  #result: Scene['result']
  #place: string | null = null
  /** The last question that was called to. */
  #called: string | null = null

  constructor({ fresh, result }: Pick<Scene, 'fresh' | 'result'>) {
    this.#version = fresh.version
    this.#result = result
  }

  /** The sound of the scene, once. */
  next(scene: Scene): Sound | null {
    if (scene.held) return null
    if (!scene.inSight) return this.#turn(scene)
    const happened = this.#happened(scene)
    const turn = scene.playing ? null : this.#turn(scene)
    const ended = scene.result === this.#result ? null : scene.result
    this.#result = scene.result
    return ended ?? happened ?? turn
  }

  #happened({ fresh, current, playing, paused }: Scene): Sound | null {
    const isNews = fresh.version !== this.#version
    this.#version = fresh.version
    if (!playing) {
      this.#place = null
      return isNews ? soundOf(fresh.events) : null
    }
    const place = current ? `${current.entry} ${current.part}` : null
    const isNext = place !== this.#place && !paused
    this.#place = place
    return current && isNext ? soundOf(current.events) : null
  }

  /** One's turn is news after somebody else's move. */
  #turn({ fresh, asked, seat }: Scene): Sound | null {
    const question = `${fresh.version} ${seat}`
    if (!asked || this.#called === question) return null
    this.#called = question
    const last = fresh.steps.at(-1)
    return last && last.seat !== seat ? 'turn' : null
  }
}
