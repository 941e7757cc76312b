// An Ordeal: whoever has chosen an Effort sees it, also while the other Champions are still asked.
import { configOf, Generator } from '@acheron/engine'
import { caravan } from '@acheron/games/caravan'
import type { Archetype, OrdealFrame } from '@acheron/games/caravan/board.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isOffered } from '../../src/games/caravan/chronicle/ordeal/hands.ts'
import { OrdealDice } from '../../src/games/caravan/chronicle/ordeal/OrdealDice.tsx'
import type { Tale } from '../../src/games/caravan/chronicle/useTale.ts'
import { loadRoad, roadVoice } from '../../src/games/caravan/chronicle/words.ts'
import { loadVoice } from '../../src/games/caravan/words.ts'

const ordeal: OrdealFrame = {
  kind: 'ordeal',
  attr: 'prowess',
  difficulty: 9,
  award: true,
  step: 'effort',
  dice: { mercenary: [3], devotee: [], outlaw: [], artist: [] },
  effort: { mercenary: 2, devotee: 0, outlaw: null, artist: null },
  fate: { mercenary: null, devotee: null, outlaw: null, artist: null },
  given: ['mercenary', 'devotee'],
  success: false,
}

/** The dice of a Champion as a seat sees them; the Mercenary and the Devotee are seat 0's. */
async function shown(champion: Archetype, seat: number | null, frame = ordeal): Promise<string> {
  const arena = await loadVoice('en')
  await loadRoad('en')
  const state = caravan.setup(configOf(caravan, 2, {}), Generator.seeded('ordeal'))
  for (const [i, id] of (['mercenary', 'devotee', 'outlaw', 'artist'] as const).entries())
    state.champions[id].seat = i < 2 ? 0 : 1
  state.flow.push(frame)
  const tale = { view: caravan.view(state, seat), voice: roadVoice('en'), arena } as unknown as Tale
  return renderToStaticMarkup(createElement(OrdealDice, { tale, champion }))
}

test('an Effort is shown to the one who chose it, and to others only that it was', async () => {
  expect(await shown('mercenary', 0)).toContain('Effort: 2 dice')
  expect(await shown('devotee', 0)).toContain('no Effort')
  expect(await shown('outlaw', 0)).not.toContain('chr-decided')
  for (const other of [1, null]) {
    expect(await shown('mercenary', other)).not.toContain('Effort')
    expect(await shown('mercenary', other)).toContain('has decided')
  }
})

test('so is the Hand of Fate', async () => {
  const frame: OrdealFrame = { ...ordeal, step: 'fate', fate: { ...ordeal.fate, mercenary: true, devotee: false } }
  expect(await shown('mercenary', 0, frame)).toContain('pushes the Hand of Fate')
  expect(await shown('devotee', 0, frame)).toContain('leaves the dice')
  expect(await shown('mercenary', 1, frame)).toContain('has decided')
})

test('a guided game offers one number of dice, for every Champion', () => {
  const effort = (champion: Archetype, dice: number) => ({ do: 'effort', champion, dice }) as const
  const offered = [effort('mercenary', 2)]
  expect(isOffered(offered, [effort('mercenary', 2), effort('artist', 2)])).toBe(true)
  expect(isOffered(offered, [effort('mercenary', 2), effort('artist', 0)])).toBe(false)
  expect(
    isOffered(
      [0, 1, 2].map(dice => effort('mercenary', dice)),
      [effort('mercenary', 1)],
    ),
  ).toBe(true)
})
