import { type Json, withOthers } from '@acheron/engine'
import type { Language } from '@acheron/engine/words'
import { loadStory as load, ownOption, ownQuestion, type Story, type Topic } from '@acheron/games/caravan/board.ts'

/** The story is long: only the language that is read is loaded, with the face, as prompts and pages both tell of it. */
const stories = new Map<Language, Story>()

export async function loadStory(language: Language): Promise<void> {
  stories.set(language, await load(language))
}

export function storyIn(language: Language): Story {
  const story = stories.get(language) ?? [...stories.values()][0]
  if (!story) throw new Error('the story is not loaded')
  return story
}

/** What the story says an answer is; null where it has no words of its own for it. */
export function storyAnswer({ what, entry, question }: Topic, option: Json, language: Language): string | null {
  if (what !== 'dilemma' || typeof entry !== 'string' || typeof option !== 'string' || option === withOthers)
    return null
  return ownOption(storyIn(language), entry, { question: question === 'where' ? 'where' : 'own' }, option)
}

/** The question of an entry in its own words; null where it is one of the common ones. */
export function storyQuestion({ what, entry, question }: Topic, language: Language): string | null {
  return what === 'dilemma' && question === 'own' && typeof entry === 'string'
    ? ownQuestion(storyIn(language), entry)
    : null
}
