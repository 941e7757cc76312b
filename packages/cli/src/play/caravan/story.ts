import type { Json } from '@acheron/engine'
import type { Language } from '@acheron/engine/words'
import { loadStory, ownOption, ownQuestion, type Story, type Topic, topFrame } from '@acheron/games/caravan/board.ts'
import type { Scene } from '../stage.ts'
import { viewOf } from './scene.ts'

const stories = new Map<Language, Story>()

/** The story is long, so only the language that is read is loaded. */
export async function load(language: Language): Promise<void> {
  stories.set(language, await loadStory(language))
}

export const storyOf = ({ t }: Scene): Story | undefined => stories.get(t.lang)

/** The question to one seat or to all; null if the frame on top asks something else. */
export function topicOf(scene: Scene): Topic | null {
  const frame = topFrame(viewOf(scene))
  return frame?.kind === 'ask' || frame?.kind === 'vote' ? frame.topic : null
}

/** The question of an entry in its own words; null where it is one of the common ones. */
export function storyQuestion(scene: Scene, { what, entry, question }: Topic): string | null {
  const story = storyOf(scene)
  return story && what === 'dilemma' && question === 'own' && typeof entry === 'string'
    ? ownQuestion(story, entry)
    : null
}

/** An answer in the words of its entry; null where the story has none. */
export function storyAnswer(scene: Scene, { what, entry, question }: Topic, option: Json): string | null {
  const story = storyOf(scene)
  if (!story || what !== 'dilemma' || typeof entry !== 'string' || typeof option !== 'string') return null
  return ownOption(story, entry, { question: question === 'where' ? 'where' : 'own' }, option)
}
