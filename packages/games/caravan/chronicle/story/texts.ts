import type { Language, Translate } from '@acheron/engine/words'
import type { Dilemma, Id } from '../../box/vocabulary.ts'
import type { Words } from './words/compiled/keys.ts'
import { loadWords } from './words/compiled/load.ts'

export type Story = Translate<Words>

/** The story is long, so it is loaded apart, in one language. */
export const loadStory: (language: Language) => Promise<Story> = loadWords

/** Entries are called by plain ids: that each has its texts is proved by a test, not by its type. */
const told = (story: Story, key: string): string => (story as unknown as (key: string) => string)(key)

export const entryTitle = (story: Story, entry: Id): string => told(story, `entry.${entry}.title`)
export const entryText = (story: Story, entry: Id): string => told(story, `entry.${entry}.text`)
export const discoveryText = (story: Story, discovery: Id): string => told(story, `discovery.${discovery}.text`)

/** The question of an entry; the two common questions are no words of the story. */
export const ownQuestion = (story: Story, entry: Id): string => told(story, `entry.${entry}.question`)

/** The option's text; null if the option's word is a common one (`look`, `leave`). */
export function ownOption(
  story: Story,
  entry: Id,
  { question }: Pick<Dilemma, 'question'>,
  option: string,
): string | null {
  return question === 'where' ? null : told(story, `entry.${entry}.option.${option}`)
}
