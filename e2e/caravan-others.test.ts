import { type CaravanState, championOf, isFighting, topFrame } from '@acheron/games/caravan/board.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { goldThing } from './caravan.ts'
import { Follower, playChapter, rush, sitDown, toldOfOthers, untilAsked } from './caravan-chapter.ts'
import { openBoard } from './caravan-plan.ts'
import { openHouse } from './house.ts'
import { barriers } from './looks.ts'
import { board, listed, promptReady, strip } from './table-page.ts'

const house = openHouse()

test('what I am choosing stays while another decides, and the others see what I point at', async () => {
  const settings = { players: 2, options: { mode: 'quick' }, seed: 'others 0' }
  const players = await sitDown(house, settings)
  const follower = new Follower(players, settings)
  const mayDeliver = () => follower.table.moves(1).some(move => move.do === 'deliver')
  await rush(players, follower, state => topFrame(state)?.kind === 'act' && mayDeliver())
  const [host, guest] = players.map(({ page }) => page) as [Page, Page]
  for (const page of [host, guest]) await promptReady(page)
  const told = strip(host).locator('.intention')
  const outlined = board(host).locator('.cv-arena [data-intended]')

  // A Champion's card: told with its name, and outlined where the Champion stands.
  const giver = championOf(follower.table.moves(1).find(move => move.do === 'deliver')!)!
  await openBoard(guest, giver)
  await listed(guest).first().hover()
  await expect.poll(() => told.innerText().catch(() => '')).toMatch(/intends: /)
  await expect.poll(() => outlined.count()).toBeGreaterThan(0)
  await expect.poll(() => strip(guest).locator('.intention').count()).toBe(0)
  expect.soft(await barriers(host), 'axe').toEqual([])
  await guest.mouse.move(5, 5)
  await expect.poll(() => told.count()).toBe(0)
  expect(await board(host).locator('[data-intended]').count()).toBe(0)

  // The first touch of two is held, the list follows, and a row is pointed at by its focus.
  const basic = goldThing(guest, `basic:${giver}:deliver`)
  await basic.click()
  const held = board(guest).locator(`[data-thing="basic:${giver}:deliver"]`).first()
  await expect.poll(() => held.getAttribute('aria-pressed')).toBe('true')
  const meant = await listed(guest).allInnerTexts()
  await listed(guest).last().focus()
  await expect.poll(() => told.count()).toBe(1)
  const line = await told.innerText()

  await host.locator('.choice.ends').click()
  await expect.poll(() => players[1]!.ears.version).toBe(follower.version + 1)
  await expect.poll(() => strip(guest).innerText()).toMatch(/pass/i)
  expect(await held.getAttribute('aria-pressed')).toBe('true')
  expect(await listed(guest).allInnerTexts()).toEqual(meant)
  expect(await listed(guest).last().getAttribute('class')).toContain('pointed')
  await expect.poll(() => told.innerText().catch(() => '')).toBe(line)

  // Decided: what is held and told is over.
  await promptReady(guest)
  await guest.keyboard.press('Enter')
  await expect.poll(() => players[0]!.ears.version).toBeGreaterThan(follower.version + 1)
  await expect.poll(() => told.count()).toBe(0)
})

test('two play chapter 1 from the dark forest to the end of the fight, each by the list of their own page', async () => {
  const settings = { players: 2, options: { difficulty: 'story' }, seed: 'chapter 23' }
  const players = await sitDown(house, settings)
  const follower = new Follower(players, settings)
  const seen = new Set<string>()
  await playChapter(players, follower, ended, async state => {
    const moment = momentOf(state)
    if (moment === null || seen.has(moment)) return
    seen.add(moment)
    for (const { seat, page } of players) expect.soft(await barriers(page), `axe, ${moment}, seat ${seat}`).toEqual([])
  })
  expect([...seen]).toEqual(['on the road', 'an Ordeal', 'the Transition', 'the fight'])

  expect(follower.events.filter(({ e }) => e === 'confrontationEnded')).toHaveLength(1)
  for (const { seat, page, ears } of players) {
    // The other page may be told a moment later than the one that made the last move.
    await expect.poll(() => ears.all.some(frame => frame.includes('"e":"confrontationEnded"'))).toBe(true)
    if (follower.table.actors().includes(seat)) await untilAsked(players[seat]!, follower)
    expect.soft(await barriers(page), `axe, the end, seat ${seat}`).toEqual([])
    // How the other votes, and what the other adds to an Ordeal, is told to nobody before all have decided.
    expect(toldOfOthers(ears.all, seat), `told to ${seat}`).toEqual([])
    expect(toldOfOthers(ears.all, 1 - seat).length).toBeGreaterThan(10)
  }
}, 400_000)

const ended = ({ record }: CaravanState) => record.length > 0

/** The moments at which the page is looked at closely. */
function momentOf(state: CaravanState): string | null {
  const kind = topFrame(state)?.kind
  if (isFighting(state)) return state.fight.round === 2 && kind === 'act' ? 'the fight' : null
  if (kind === 'transition') return 'the Transition'
  if (kind === 'ordeal') return 'an Ordeal'
  return kind === 'vote' ? 'on the road' : null
}
