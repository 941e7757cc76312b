import type { Scenario } from '@acheron/engine'

/** The positions that come with the site, by game; each file is loaded when it is wanted. `acheron puzzles` makes them. */
const files = import.meta.glob<readonly Scenario[]>('./kept/*.json', { import: 'default' })

const fileOf = (game: string) => files[`./kept/${game}.json`]

export const hasPuzzles = (game: string): boolean => fileOf(game) !== undefined

export const loadPuzzles = async (game: string): Promise<readonly Scenario[]> => (await fileOf(game)?.()) ?? []

const day = 86_400_000

/** The day by the clock of the daily descent, UTC: "2026-11-15". */
export const today = (now = Date.now()): string => new Date(now).toISOString().slice(0, 10)

/** Which of so many is the puzzle of the day: one after the other, and none twice before all have been there. */
export const puzzleOfDay = (count: number, date: string): number => Math.floor(Date.parse(date) / day) % count
