import { Table } from '@acheron/engine'
import { florence } from '@acheron/games/florence'
import { expect, test } from 'vitest'
import { consequenceOf } from '../../src/games/florence/consequences.ts'
import { loadVoice } from '../../src/games/florence/words.ts'

test('a guardian is said to have nothing to do just where it can then do nothing', async () => {
  const voice = await loadVoice('en')
  const table = new Table(florence, { players: 3, options: { turnCap: 40 }, seed: 'guardians' })
  const said = new Set<boolean>()
  for (let [seat] = table.actors(); seat !== undefined; [seat] = table.actors()) {
    const moves = table.moves(seat)
    const calls = moves.filter(move => move.do === 'guardian')
    // Not always where a sensible player would send it.
    const call = calls[(said.size * 5) % Math.max(1, calls.length)]
    const move = call ?? florence.mind.policy!(table.state, seat, moves)
    const idle = call && consequenceOf(florence.view(table.state, seat), call, voice) === voice.t('then.nobody')
    table.submit(seat, move)
    if (idle === undefined) continue
    const acts =
      table.state.flow.at(-1)?.kind === 'guardianEffect' && table.moves(seat).some(({ do: kind }) => kind === 'effect')
    expect(idle).toBe(!acts)
    said.add(idle)
  }
  expect([...said].sort()).toEqual([false, true])
})
