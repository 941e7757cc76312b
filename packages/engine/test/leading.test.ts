import { expect, test } from 'vitest'
import { botsToDecide } from '../src/index.ts'

const isBot = (seat: number) => seat > 0
const meta = { peopleLead: { followers: 'on' } }

test('where people lead, bots wait while a person is to decide too', () => {
  expect(botsToDecide(meta, { followers: 'on' }, [0, 1, 2], isBot)).toEqual([])
  expect(botsToDecide(meta, { followers: 'on' }, [1, 2], isBot)).toEqual([1, 2])
})

test('elsewhere every bot decides at once', () => {
  expect(botsToDecide(meta, { followers: 'off' }, [0, 1, 2], isBot)).toEqual([1, 2])
  expect(botsToDecide({}, {}, [0, 1, 2], isBot)).toEqual([1, 2])
  expect(botsToDecide(meta, { followers: 'on' }, [0], isBot)).toEqual([])
})
