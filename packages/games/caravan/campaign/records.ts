import type { Difficulty } from '../box/vocabulary.ts'
import type { CaravanState, ChapterRecord, FightResult } from '../state.ts'

/** 6.3: the result of the chapter so far; lost tries and the Rounds of all tries are added up. */
export function record(state: CaravanState, result: FightResult['result'], rounds: number): void {
  if (result === 'defeat') state.lost++
  const { chapter, lost } = state
  const before = state.record.findIndex(each => each.chapter === chapter)
  const sum = rounds + (state.record[before]?.rounds ?? 0)
  // R20.4: the difficulty may change from chapter to chapter.
  const entry: ChapterRecord = { chapter, result, lost, rounds: sum, difficulty: state.options.difficulty }
  if (before >= 0) state.record[before] = entry
  else state.record.push(entry)
}

/** The lost tries at the Confrontation of a chapter, also if the Caravan comes to it once more. */
export const lostIn = ({ record }: CaravanState, chapter: number): number =>
  record.find(each => each.chapter === chapter)?.lost ?? 0

/** A fail-forward that is not taken is a lost try. */
export function refuseForward(state: CaravanState): void {
  state.lost++
  Object.assign(state.record.at(-1)!, { result: 'defeat', lost: state.lost })
}

const pointsFor: { [result in FightResult['result']]: number } = { victory: 3, 'fail-forward': 1, defeat: 0 }
const pointsForVictory: { [difficulty in Difficulty]: number } = { standard: 0, grim: 1, story: -1 }

/** 6.3: not below 0. */
export function chapterPoints({ result, lost, difficulty }: ChapterRecord): number {
  return Math.max(0, pointsFor[result] + (result === 'victory' ? pointsForVictory[difficulty] : 0) - lost)
}

export const points = (state: CaravanState): number =>
  state.record.reduce((sum, chapter) => sum + chapterPoints(chapter), 0)

/** 6.3: for equal totals fewer Rounds are better. */
export const roundsPlayed = (state: CaravanState): number => state.record.reduce((sum, { rounds }) => sum + rounds, 0)
