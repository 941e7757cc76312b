import { equal, type Json, Table } from '@acheron/engine'
import { seatsIn } from '@acheron/engine/words'
import { caravan } from '@acheron/games/caravan'
import { archetypes, type CaravanState, type FightingView, isFighting } from '@acheron/games/caravan/board.ts'
import type { Page } from 'playwright-core'
import { Gestures } from '../packages/web/src/board/gestures.ts'
import { oneOfAlike, onlyAnswer } from '../packages/web/src/games/caravan/order/alike.ts'
import { gestureOf } from '../packages/web/src/games/caravan/stage/gestures.ts'
import { scopeOf } from '../packages/web/src/games/caravan/stage/party/chosen.ts'
import { gold, goldThing } from './caravan.ts'
import type { Decision } from './planned-game.ts'
import { board } from './table-page.ts'

/** Games of plain players, decision by decision, made on the stage. */

type State = CaravanState
type Move = ReturnType<typeof caravan.moves>[number]
export type Step = Decision<State, Move> & {
  /** The page makes it together with others: all of them in the first, none in those after it. */
  readonly together?: readonly Move[]
  /** The page makes it by itself, after a move of the same seat: all answers do the same, or the touch was a whole walk. */
  readonly answered?: boolean
}

/** The most decisions of a fight. */
const most = 300

/** A game of plain players that is the same every time: up to its end, or for the given number of decisions. */
export async function planCaravan(
  settings: ConstructorParameters<typeof Table>[1],
  wanted: (state: State, decisions: number) => boolean = () => true,
): Promise<Step[]> {
  const words = await caravan.words('en')
  const table = new Table(caravan, settings)
  const plan: Step[] = []
  while (wanted(table.state, plan.length)) {
    const [seat] = table.actors()
    if (seat === undefined) break
    if (plan.length === most) throw new Error('the game does not end')
    const before = structuredClone(table.state)
    const legal = table.moves(seat)
    const move = caravan.mind.policy!(before, seat, [...oneOfAlike(before, legal)])
    const last = plan.at(-1)
    const answered = last?.seat === seat && (onlyAnswer(before, legal) !== null || isArrival(last.move, move))
    table.submit(seat, move)
    plan.push({
      seat,
      move,
      label: caravan.describeMove(move, before, words),
      before,
      after: structuredClone(table.state),
      answered,
    })
  }
  return plan.map((step, i) => gathered(plan, step, i))
}

/** A step to the top of a Pillar touches the place where it ends. An Area has several. */
const isArrival = (step: Move, move: Move): boolean => step.do === 'step' && move.do === 'stand' && step.to === move.at

/** Effort and the Hand of Fate: a seat decides for all its Champions at once. */
function gathered(plan: readonly Step[], step: Step, i: number): Step {
  const goesOn = (a: Step | undefined, b: Step | undefined) =>
    a !== undefined && a.seat === b?.seat && a.move.do === b.move.do && orderOf(a.move) < orderOf(b.move)
  if (step.move.do !== 'effort' && step.move.do !== 'fate') return step
  if (goesOn(plan[i - 1], step)) return { ...step, together: [] }
  const last = plan.findIndex((each, at) => at >= i && !goesOn(each, plan[at + 1]))
  return { ...step, together: plan.slice(i, last + 1).map(({ move }) => move) }
}

/** Champions are asked in a fixed order: one before another begins another Ordeal. */
const orderOf = (move: Move): number => ('champion' in move ? archetypes.indexOf(move.champion) : -1)

/** Makes the move as a person would, by touching what is gold on the stage. */
export async function makeMove(page: Page, step: Step): Promise<void> {
  const { before } = step
  if (step.answered) return
  await readOn(page)
  return isFighting(before) ? inFight(page, step, before) : onRoad(page, step)
}

/** Goes on from the page of an end. */
export async function readOn(page: Page): Promise<void> {
  const on = board(page).locator('.cvo-on')
  if (await on.isVisible()) await on.click()
}

/** Touches thing after thing until only one move is meant. A move without a thing on the stage has a button. */
async function inFight(page: Page, { seat, move, label, before }: Step, view: FightingView): Promise<void> {
  const champion = 'champion' in move ? move.champion : null
  const all = oneOfAlike(before, caravan.moves(before, seat))
  const moves = champion ? scopeOf(all, champion) : all
  let taken: readonly string[] = []
  for (const part of gestureOf(view, move).parts) {
    // What lies on a Slot covers it.
    const key = part.at(-1)!
    const outcome = new Gestures(moves, each => gestureOf(view, each), taken).touch(key)
    await touch(page, key)
    if (outcome.kind !== 'take') return
    taken = outcome.taken
  }
  if (move.do === 'pass' && before.flow.at(-1)?.kind === 'act') return page.locator('.choice.ends').click()
  await gold(page, '.cv-actions button')
    .filter({ hasText: saying(label) })
    .click()
}

/** Matches the exact words, because players may have any name. */
function saying(label: string): RegExp {
  const parts = seatsIn(label).map(part =>
    typeof part === 'number' ? '.+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  )
  return new RegExp(`^${parts.join('')}$`)
}

/** Touches the thing. The things of a Champion are gold when it is chosen. */
async function touch(page: Page, key: string): Promise<void> {
  const [, champion] = /^(?:card|slot|token|basic):(\w+):/.exec(key) ?? []
  if (!champion) return goldThing(page, key).dispatchEvent('click')
  await openBoard(page, champion)
  await goldThing(page, key).click()
}

/** Chooses a Champion by its tab. */
export async function openBoard(page: Page, champion: string): Promise<void> {
  if (await board(page).locator(`.cv-board[data-champion="${champion}"]`).isVisible()) return
  await board(page).locator(`.cv-plate[data-champion="${champion}"]`).click()
}

/** On the road every kind of decision has its place. */
async function onRoad(page: Page, { move, before, together }: Step): Promise<void> {
  switch (move.do) {
    case 'effort':
      return makeEffort(page, together ?? [move])
    case 'fate':
      return pushFate(page, together ?? [move])
    case 'ready':
      return place(page, '.chr-ready', 0)
    case 'choose':
    case 'vote':
      return answer(page, before, move.option)
    default:
      throw new Error(`nobody plans to ${move.do} on the road`)
  }
}

/** Sets the steppers of all Champions of the seat, and rolls. */
async function makeEffort(page: Page, moves: readonly Move[]): Promise<void> {
  for (const move of moves) {
    if (move.do !== 'effort') continue
    const row = page.locator(`.effort-row[data-champion="${move.champion}"]`)
    for (let dice = 0; dice < move.dice; dice++) await row.getByRole('button', { name: 'One die more' }).click()
  }
  if (moves.length > 0) await page.locator('.effort-roll').click()
}

/** The Champions that could push the Hand of Fate, then nobody. */
async function pushFate(page: Page, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return
  const pushed = moves.findLast(move => move.do === 'fate' && move.offer)
  const whose = pushed?.do === 'fate' ? pushed.champion : 'nobody'
  await place(page, `.chr-fates > li[data-for="${whose}"] > button`, 0)
}

/** The answers are choices or cards, in the order of what is asked. */
function answer(page: Page, { flow }: State, option: Json): Promise<void> {
  const frame = flow.at(-1)
  if (frame?.kind === 'draft') return place(page, '.chr-portrait', (archetypes as readonly Json[]).indexOf(option))
  const question = frame?.kind === 'vote' || frame?.kind === 'ask' ? frame : null
  const at = question?.options.findIndex(each => equal(each, option)) ?? -1
  // Whoever may have a Treasure is gold; the others stand beside them.
  return question?.topic.what === 'treasure'
    ? place(page, '.chr-cards > li > button[data-lit="true"]', at)
    : place(page, ':is(.chr-choices, .chr-growth .chr-cards) > li > button', at)
}

/** Touches one of several, which is gold. */
const place = (page: Page, what: string, at: number): Promise<void> =>
  board(page).locator(what).nth(at).and(page.locator('[data-lit="true"]')).click()

type Told = { readonly [name: string]: unknown }

/** All objects in the messages, at any depth. */
function* thingsIn(told: unknown): Generator<Told> {
  if (typeof told !== 'object' || told === null) return
  if (!Array.isArray(told)) yield told as Told
  for (const part of Object.values(told)) yield* thingsIn(part)
}

/** All hands and ballots of other seats that were sent to a seat (null: to a spectator). */
export function toldTooMuch(frames: readonly string[], seat: number | null): string[] {
  const found: unknown[] = []
  for (const thing of frames.flatMap(frame => [...thingsIn(parsed(frame))])) {
    const { hand, sins, ballots, cast, e, card, sin, move, topic, options } = thing
    const others = thing.seat !== seat
    // A Champion; what it draws; which cards it is asked about; a move that was made.
    if (others && Array.isArray(hand) && Array.isArray(sins)) found.push(...hand, ...sins)
    if (others && e === 'cardDrawn') found.push(card)
    if (others && e === 'sinDrawn') found.push(sin)
    if (others && (topic as Told | undefined)?.what === 'discard') found.push(...(options as unknown[]))
    if (others && isVote(move)) found.push(move.option)
    // Of a vote that goes on; once all are in they are public.
    if (ballots && cast)
      found.push(...Object.entries(ballots).map(([whose, ballot]) => (Number(whose) === seat ? null : ballot)))
  }
  return found.filter(each => each !== null && each !== undefined).map(each => JSON.stringify(each))
}

const isVote = (move: unknown): move is Told => (move as Told | null | undefined)?.do === 'vote'

function parsed(frame: string): unknown {
  try {
    return JSON.parse(frame)
  } catch {
    return null
  }
}
