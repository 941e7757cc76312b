import { describe, expect, test } from 'vitest'
import { chapter } from '../box/index.ts'
import en from '../chronicle/story/words/en.json' with { type: 'json' }
import es from '../chronicle/story/words/es.json' with { type: 'json' }
import sv from '../chronicle/story/words/sv.json' with { type: 'json' }

/** The fewest and the most words of a passage: shorter ones do not tell what happened, longer ones are not read aloud to the end. */
const length = { region: [60, 110], resolution: [30, 60], answer: [60, 120] } as const
type Kind = keyof typeof length

const isKind = (kind: string): kind is Kind => kind in length

/** The first chapter set the tone; its passages may be a little shorter or longer. */
const passages: { key: string; kind: Kind }[] = [2, 3, 4, 5, 6, 7, 8, 9].flatMap(n =>
  chapter(n).entries.flatMap(({ id, kind }) => (isKind(kind) ? [{ key: `entry.${id}.text`, kind }] : [])),
)
const answers = Object.keys(en)
  .filter(key => /^entry\.memory-\w+-\d[ab]\.text$/.test(key))
  .map(key => ({ key, kind: 'answer' as const }))

describe.each(Object.entries({ en, es, sv }))('the story in %s', (_language, words: Record<string, string>) => {
  test('tells every passage in full, and none at too great length', () => {
    const told = [...passages, ...answers].filter(({ key }) => key in words)
    expect(told.length).toBeGreaterThan(380)
    const wrong = told.flatMap(({ key, kind }) => {
      const count = words[key]!.split(/\s+/).length
      const [least, most] = length[kind]
      return count < least || count > most ? [`${key}: ${count} words, a ${kind} has ${least} to ${most}`] : []
    })
    expect(wrong).toEqual([])
  })

  test('answers every memory twice', () => {
    expect(answers).toHaveLength(24)
    expect(answers.filter(({ key }) => !words[key])).toEqual([])
  })
})
