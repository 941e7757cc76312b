import { expect, test } from 'vitest'
import type { Prompt } from '../../src/board/face.ts'
import { narrowed } from '../../src/table/prompt/narrowed.ts'

const prompt: Prompt = {
  title: 'Where to?',
  text: '',
  choices: [
    { move: { do: 'stay' }, label: 'Stay' },
    { move: { do: 'go', to: 1 }, label: 'To the left', group: 'Go' },
    { move: { do: 'go', to: 2 }, label: 'To the right', group: 'Go' },
  ],
}

test('what is held leaves only the choices that it could mean, none of them folded away', () => {
  const { choices } = narrowed(prompt, [{ do: 'go', to: 2 }])
  expect(choices).toEqual([{ move: { do: 'go', to: 2 }, label: 'To the right' }])
})

test('without a held thing of the present, every choice stays', () => {
  expect(narrowed(prompt, [])).toBe(prompt)
  expect(narrowed(prompt, [{ do: 'wait' }])).toBe(prompt)
})

test('advice stays in a narrowed list, so that it can be looked at again', () => {
  const held = [{ do: 'go', to: 2 }]
  expect(narrowed(prompt, held, { do: 'stay' }).choices.map(({ label }) => label)).toEqual(['Stay', 'To the right'])
  expect(narrowed(prompt, held, { do: 'go', to: 2 }).choices.map(({ label }) => label)).toEqual(['To the right'])
  expect(narrowed(prompt, [], { do: 'stay' })).toBe(prompt)
})
