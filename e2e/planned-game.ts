import { type GameDefinition, type GameEvent, type GameState, type Move, Table } from '@acheron/engine'
import { seatsIn } from '@acheron/engine/words'
import type { Page } from 'playwright-core'
import { groups, listed } from './table-page.ts'

/** One decision of a game planned beforehand, so that everything that happens can be checked. */
export interface Decision<S, M> {
  readonly seat: number
  readonly move: M
  /** The move as the list has it. */
  readonly label: string
  readonly before: S
  readonly after: S
}

/** Every decision of a game played by `choose`; empty if it takes more than `most`. */
export async function planned<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  settings: ConstructorParameters<typeof Table>[1],
  most: number,
  choose: (state: S, seat: number, moves: readonly M[]) => M,
): Promise<Decision<S, M>[]> {
  const words = await game.words('en')
  const table = new Table(game, settings)
  const plan: Decision<S, M>[] = []
  while (plan.length < most) {
    const [seat] = table.actors()
    if (seat === undefined) return plan
    const before = structuredClone(table.state)
    const move = choose(before, seat, table.moves(seat))
    table.submit(seat, move)
    plan.push({
      seat,
      move,
      label: game.describeMove(move, before, words),
      before,
      after: structuredClone(table.state),
    })
  }
  return []
}

/** Plays the move of that label from the list, also from a folded group. Players may have any name. */
export async function playListed(page: Page, label: string): Promise<void> {
  const parts = seatsIn(label).map(part =>
    typeof part === 'number' ? '.+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  )
  const row = listed(page).filter({ has: page.locator('.choice-label').getByText(new RegExp(`^${parts.join('')}$`)) })
  while ((await row.count()) === 0 && (await groups(page).count()) > 0) await groups(page).first().click()
  await row.click()
}
