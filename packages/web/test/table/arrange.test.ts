import { expect, test } from 'vitest'
import type { Choice } from '../../src/board/face.ts'
import { arrange } from '../../src/table/prompt/arrange.ts'

/** Choices by their labels: `b/1` is folded in group 1, `b/1!` wastes something, `b/1-` stays aside. */
function choices(...texts: string[]): Choice[] {
  return texts.map(text => {
    const [label = '', rest = ''] = text.split('/')
    const group = rest.replace(/[!-]/, '')
    return {
      move: { do: label },
      label,
      ...(group && { group }),
      ...(rest.endsWith('!') && { wastes: 'something' }),
      ...(rest.endsWith('-') && { aside: true as const }),
    }
  })
}

const labels = (of: readonly Choice[]) => of.map(({ label }) => label).join('')

function arranged(open: string[], ...texts: string[]) {
  const { plain, groups, listed } = arrange(choices(...texts), new Set(open))
  return [labels(plain), groups.map(group => `${group.title}${labels(group.choices)}`), labels(listed)]
}

test('groups give their first choices until six lie open, in the order of the list', () => {
  const all = ['a', 'b/1', 'c/2', 'd/1', 'e', 'f/2', 'g/1', 'h/2']
  expect(arranged([], ...all)).toEqual(['abcdef', ['1g', '2h'], 'abcdef'])
  expect(arranged(['2'], ...all)).toEqual(['abcdef', ['1g', '2h'], 'abcdefh'])
})

test('where six lie open no group gives any', () => {
  expect(arranged([], 'a', 'b/1', 'c', 'd', 'e', 'f', 'g', 'h/1')).toEqual(['acdefg', ['1bh'], 'acdefg'])
})

test('where every choice is in a group the first of them lie open', () => {
  expect(arranged([], 'a/1', 'b/1', 'c/2', 'd/2')).toEqual(['abcd', [], 'abcd'])
})

test('what wastes something is open only until three are', () => {
  expect(arranged([], 'a', 'b/1!', 'c/1!', 'd/1!', 'e/1!')).toEqual(['abc', ['1de'], 'abc'])
  expect(arranged([], 'a', 'b/1!', 'c/1', 'd/1')).toEqual(['acd', ['1b'], 'acd'])
})

test('what stays aside is never open by itself', () => {
  expect(arranged([], 'a', 'b/1-', 'c/2-')).toEqual(['a', ['1b', '2c'], 'a'])
})
