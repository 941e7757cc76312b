import { equal, type ShownStep, Table } from '@acheron/engine'
import { seatsIn } from '@acheron/engine/words'
import { caravan } from '@acheron/games/caravan'
import {
  type Archetype,
  type CaravanEvent,
  type CaravanMove,
  type CaravanState,
  championOf,
  isFighting,
} from '@acheron/games/caravan/board.ts'
import { decodeServerMessages } from '@acheron/protocol'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Choice, GameFace } from '../packages/web/src/board/face.ts'
import { face as faceIn } from '../packages/web/src/games/caravan/index.ts'
import { oneOfAlike } from '../packages/web/src/games/caravan/order/alike.ts'
import { scopeOf } from '../packages/web/src/games/caravan/stage/party/chosen.ts'
import { openBoard } from './caravan-plan.ts'
import { Ears } from './ears.ts'
import type { House } from './house.ts'
import { reseed } from './seeded.ts'
import { groups, listed, promptTitle } from './table-page.ts'

/** Two people play The Caravan at one table, each by the list of their own page. */

type Settings = ConstructorParameters<typeof Table>[1]

export interface Player {
  readonly seat: number
  readonly page: Page
  readonly ears: Ears
}

/** Two at one table on the server, with those options and that seed. */
export async function sitDown(house: House, { options, seed }: Omit<Settings, 'players'>): Promise<Player[]> {
  const [host, guest] = await Promise.all([house.person({ away: true }), house.person()])
  await host.page.goto('/')
  const id = await host.page.evaluate(async options => {
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/me')
    const body = JSON.stringify({ game: 'caravan', options, seats })
    const answer = await fetch('/api/tables', { method: 'POST', headers, body })
    return ((await answer.json()) as { id: string }).id
  }, options)
  const address = new URL(`/table/${id}`, host.page.url()).href
  await host.page.goto(address)
  await promptTitle(host.page).waitFor()
  await host.page.waitForLoadState('networkidle')
  await reseed(house.site, address, caravan, String(seed))
  const players = [host, guest].map(({ page }, seat) => ({ seat, page, ears: new Ears(page) }))
  await host.page.goto(address)
  await guest.page.goto(address)
  await guest.page.getByRole('button', { name: 'Sit down' }).first().click()
  return players
}

/**
 * The same table here, step by step as the pages were told it. The page may make several steps of one press, or answer
 * by itself, so nothing is foreseen.
 */
export class Follower {
  readonly table: Table<CaravanState, CaravanMove>
  readonly events: CaravanEvent[] = []
  readonly #players: readonly Player[]
  readonly #steps = new Map<number, ShownStep>()
  readonly #read: number[]
  #version = 0

  constructor(players: readonly Player[], settings: Settings) {
    this.#players = players
    this.#read = players.map(() => 0)
    this.table = new Table(caravan, settings) as unknown as Table<CaravanState, CaravanMove>
  }

  get state(): CaravanState {
    return this.table.state
  }

  get version(): number {
    return this.#version
  }

  /** Plays what the pages have been told since. Each seat is told its own moves whole. */
  follow(): void {
    for (const [i, { seat, ears }] of this.#players.entries()) {
      for (const frame of ears.all.slice(this.#read[i])) for (const step of stepsIn(frame)) this.#note(step, seat)
      this.#read[i] = ears.all.length
    }
    for (let step = this.#steps.get(this.#version + 1); step; step = this.#steps.get(this.#version + 1)) {
      const outcome = this.table.submit(step.seat, step.move)
      expect(outcome.ok, `step ${step.version}: ${JSON.stringify(step.move)}`).toBe(true)
      if (outcome.ok) this.events.push(...(outcome.events as readonly CaravanEvent[]))
      this.#version++
    }
  }

  #note(step: ShownStep, seat: number): void {
    if (step.seat === seat) this.#steps.set(step.version, step)
  }
}

function stepsIn(frame: string): readonly ShownStep[] {
  if (!frame.startsWith('[{"type"')) return []
  return decodeServerMessages(frame).flatMap(message =>
    message.type === 'steps' ? message.steps : message.type === 'table' ? message.open.steps : [],
  )
}

/** The moves that are a seat's alone until all have decided, with the field that nobody else is told. */
const kept: Readonly<Record<string, string>> = { vote: 'option', effort: 'dice', fate: 'offer' }

/** Everything of the kind that was sent to a seat about others. */
export function toldOfOthers(frames: readonly string[], seat: number): unknown[] {
  return frames.flatMap(stepsIn).flatMap(step => {
    const { do: kind, ...move } = step.move
    const field = step.seat === seat ? undefined : kept[String(kind)]
    return field === undefined || move[field] === null ? [] : [step.move]
  })
}

/** Plays the plain players' moves without the page, until it is enough. */
export async function rush(
  players: readonly Player[],
  follower: Follower,
  isEnough: (state: CaravanState) => boolean,
): Promise<void> {
  for (;;) {
    follower.follow()
    const { state, table, version } = follower
    if (isEnough(state)) return
    const [seat] = table.actors()
    const { page, ears } = players[seat!]!
    const move = caravan.mind.policy!(structuredClone(state), seat!, [...table.moves(seat!)])
    const id = new URL(page.url()).pathname.split('/').at(-1)
    await send(page, { type: 'move', id: `rush ${version}`, table: id, seat, version, move })
    await ears.until(version + 1)
  }
}

/** Says something on a line of its own, and waits for the answer. */
async function send(page: Page, message: object): Promise<void> {
  await page.evaluate(
    message =>
      new Promise<void>(resolve => {
        const line = new WebSocket(new URL('/api/socket', location.href.replace('http', 'ws')))
        line.onopen = () => line.send(JSON.stringify(message))
        line.onmessage = () => {
          line.close()
          resolve()
        }
      }),
    message,
  )
}

/** Plays until it is enough, or for so many presses that something is wrong. */
export async function playChapter(
  players: readonly Player[],
  follower: Follower,
  isEnough: (state: CaravanState) => boolean,
  look: (state: CaravanState) => Promise<void>,
): Promise<number> {
  const face = await faceIn('en')
  for (let presses = 0; presses < mostPresses; presses++) {
    follower.follow()
    if (isEnough(follower.state)) return presses
    await look(follower.state)
    const [seat] = follower.table.actors()
    const player = players[seat!]!
    await untilAsked(player, follower)
    // The page may have answered by itself, or the other player's page.
    if (!follower.table.actors().includes(player.seat)) continue
    const { version } = follower
    await decide(player, follower, face)
    await expect
      .poll(() => player.ears.version, {
        interval: 20,
        timeout: 10_000,
        message: `nothing followed version ${version}`,
      })
      .toBeGreaterThan(version)
      .catch(async (error: unknown) => {
        // A press that the page took for one too many is made again.
        if (presses % 10 === 9) throw error
      })
  }
  throw new Error(`the fight is not over after ${mostPresses} presses`)
}

const mostPresses = 450

/** Leaves out what would be watched first. */
async function skipWatched(page: Page): Promise<void> {
  const skip = page.locator('.prompt.watch .text-link')
  if (await skip.isVisible()) await skip.click({ timeout: 2000 }).catch(() => {})
}

/** Waits until the page asks what is open, or until it is not this player's any more. What is watched before is skipped. */
export async function untilAsked({ page, ears, seat }: Player, follower: Follower): Promise<void> {
  const ready = page.locator('.ask[data-ready] .prompt.yours')
  const isAsked = async (): Promise<boolean> => {
    follower.follow()
    if (!follower.table.actors().includes(seat)) return true
    await skipWatched(page)
    return follower.version === ears.version && (await ready.count()) > 0
  }
  const what = () =>
    `seat ${seat} is not asked at version ${follower.version}: ${JSON.stringify(follower.state.flow.at(-1))}`
  await expect
    .poll(isAsked, { interval: 30, timeout: 30_000 })
    .toBe(true)
    .catch(async (cause: unknown) => {
      throw new Error(`${what()}; there is: ${await page.locator('.prompt').allInnerTexts()}`, { cause })
    })
}

/** Makes the plain player's move by the list; if it is not there, the best of those that are. */
async function decide({ page, seat }: Player, { table }: Follower, face: GameFace): Promise<void> {
  const state = structuredClone(table.state)
  const moves = [...table.moves(seat)]
  const wanted = caravan.mind.policy!(state, seat, moves)
  const champion = championOf(wanted)
  if (champion && isFighting(state) && state.flow.at(-1)?.kind === 'act') await openBoard(page, champion)
  const { choices } = face.prompt(caravan.view(state, seat), champion ? inScope(state, moves, champion) : moves)
  const isWanted = ({ move }: { readonly move: CaravanMove }) => equal(move, wanted)
  let offered = await inList(page, choices)
  while (!offered.some(isWanted) && (await groups(page).count()) > 0) {
    await groups(page).first().click()
    offered = await inList(page, choices)
  }
  const best =
    offered.find(each => isWanted(each) && each.alone) ?? offered.find(isWanted) ?? byPolicy(state, seat, offered)
  // Where the game has a panel of its own, its button stands for the list.
  await (best ? rows(page).nth(best.at) : listed(page).first()).click()
}

/** What the page lists once the Champion is chosen: its own moves, one of each that do the same. */
function inScope(state: CaravanState, moves: readonly CaravanMove[], champion: Archetype): readonly CaravanMove[] {
  return isFighting(state) ? oneOfAlike(state, scopeOf(moves, champion)) : moves
}

const rows = (page: Page) => listed(page).filter({ has: page.locator('.choice-label') })

/** The choices that are in the list now, each with its place there. */
async function inList(page: Page, choices: readonly Choice[]) {
  const labels = await rows(page).locator('.choice-label').allInnerTexts()
  return choices.flatMap(({ move, label, next }) => {
    const at = labels.findIndex(each => saying(label).test(each.trim()))
    return at < 0 ? [] : [{ move: move as CaravanMove, at, alone: next === undefined }]
  })
}

function byPolicy<C extends { readonly move: CaravanMove }>(
  state: CaravanState,
  seat: number,
  offered: readonly C[],
): C | undefined {
  if (offered.length === 0) return undefined
  const move = caravan.mind.policy!(
    state,
    seat,
    offered.map(each => each.move),
  )
  return offered.find(each => equal(each.move, move))
}

/** Matches the exact words, because players may have any name. */
function saying(label: string): RegExp {
  const parts = seatsIn(label).map(part =>
    typeof part === 'number' ? '.+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  )
  return new RegExp(`^${parts.join('')}$`)
}
