import { freeze } from '@acheron/engine'
import type { CaravanEvent } from '../events.ts'
import { archetypes, type CaravanState } from '../state.ts'

/**
 * The journal holds what is worth reading again after years: passages, choices, Ordeals, gains and losses, fights. It is a
 * list of pages. A page is the number of its chapter and then a word for each event, with spaces between: a letter, and the
 * event's fields in this order, with bars between. The state is hashed with every move, so a page is short: a dilemma is that
 * of the entry last read, in its own words, unless it says otherwise. `log/journal.ts` reads it.
 */
export const noted = {
  r: ['entryRead', 'entry'],
  d: ['choiceMade', 'option', 'champion', 'question', 'entry'],
  b: ['ballotsShown', 'ballots'],
  q: ['voted', 'topic', 'option'],
  o: ['ordealBegan', 'attr', 'difficulty'],
  y: ['effortMade', 'champion', 'dice'],
  p: ['fateOffered', 'champion'],
  x: ['ordealEnded', 'success', 'hits'],
  t: ['treasureTaken', 'treasure', 'by'],
  s: ['cardStored', 'card'],
  f: ['discoveryTaken', 'discovery'],
  c: ['championProgressed', 'champion', 'card'],
  m: ['maneuverLearnt', 'champion', 'card', 'instead'],
  h: ['treasureEnhanced', 'treasure', 'into'],
  u: ['treasureAssigned', 'treasure', 'to', 'from'],
  w: ['woundSuffered', 'champion', 'of'],
  l: ['woundAverted', 'champion', 'of'],
  v: ['vigorChanged', 'champion', 'by', 'to'],
  k: ['tokenChanged', 'object', 'token', 'by'],
  n: ['sinDrawn', 'champion'],
  a: ['arcanaOffered', 'count'],
  g: ['confrontationBegan', 'confrontation', 'chapter'],
  e: ['confrontationEnded', 'result', 'objective', 'rounds'],
  i: ['chapterBegan', 'chapter'],
  z: ['campaignEnded', 'cause', 'points'],
} as const satisfies { [letter: string]: readonly [CaravanEvent['e'], ...string[]] }

const letters = new Map(Object.entries(noted).map(([letter, [e]]) => [e as CaravanEvent['e'], letter]))

/** Outside of a dilemma: questions whose answer is part of the story. */
const topics: readonly string[] = ['path', 'sacred', 'objective', 'skip', 'change', 'retry', 'onward']
/** Answers that lead only to another question. */
const passing: readonly string[] = ['back', 'change']

/** A page is turned before it is longer than this. */
const pageLength = 1_500

export function takeDown(state: CaravanState, event: CaravanEvent): void {
  if (!isNoted(state, event)) return
  const page = state.journal.at(-1)
  const isSameChapter = page !== undefined && chapterOf(page) === state.chapter
  // The page says which chapter it is.
  if (event.e === 'chapterBegan' && !event.again) {
    if (!isSameChapter) append(state, String(state.chapter))
    return
  }
  const word = wordOf(state, event)
  if (event.e === 'treasureAssigned' && isSameChapter && reassign(state, page, word)) return
  if (!isSameChapter || page.length + word.length > pageLength) append(state, `${state.chapter} ${word}`)
  else append(state, `${page} ${word}`, -1)
}

/**
 * Of a Treasure that changes hands several times in a Transition the last holder is noted, and none if it comes back to
 * the first one.
 */
function reassign(state: CaravanState, page: string, word: string): boolean {
  const words = page.split(' ')
  const start = words.findLastIndex(each => !/^[ush]\|/.test(each)) + 1
  const [letter, treasure, to] = word.split('|')
  const at = words.findIndex((each, i) => i >= start && each.startsWith(`${letter}|${treasure}|`))
  if (at < 0) return false
  const [, , , from = ''] = words.splice(at, 1)[0]!.split('|')
  if (to !== from) words.push([letter, treasure, to, from].join('|').replace(/\|+$/, ''))
  append(state, words.join(' '), -1)
  return true
}

/** What is written stays the same for many moves; frozen, it is hashed once. */
function append(state: CaravanState, page: string, instead?: -1): void {
  state.journal = freeze([...state.journal.slice(0, instead), page])
}

export const chapterOf = (page: string): number => Number.parseInt(page, 10)

/** What happens to Champions in a fight is told by its result. */
function isNoted({ fight }: CaravanState, event: CaravanEvent): boolean {
  switch (event.e) {
    case 'voted':
      return topics.includes(event.topic) && !passing.includes(event.option)
    case 'ballotsShown':
      return event.topic === 'dilemma' || topics.includes(event.topic)
    case 'vigorChanged':
      return fight === null && (event.why === 'damage' || event.why === 'gained')
    case 'effortMade':
      return event.dice > 0
    case 'woundSuffered':
    case 'tokenChanged':
    case 'sinDrawn':
    case 'arcanaOffered':
      return fight === null
    default:
      return letters.has(event.e)
  }
}

function wordOf(state: CaravanState, event: CaravanEvent): string {
  const letter = letters.get(event.e)! as keyof typeof noted
  const [, ...fields] = noted[letter]
  const values = { ...event, ...(event.e === 'choiceMade' && unusual(state, event)) } as {
    readonly [field: string]: unknown
  }
  return [letter, ...fields.map(field => partOf(state, values[field]))].join('|').replace(/\|+$/, '')
}

const unusual = ({ exploration }: CaravanState, { entry, question }: Extract<CaravanEvent, { e: 'choiceMade' }>) => ({
  entry: entry === exploration.entry ? null : entry,
  question: question === 'own' ? null : question,
})

/** Names that stand in many words, by their places. */
export const shortened: readonly string[] = [...archetypes, 'aggressiveness', 'prowess', 'willpower']

function partOf(state: CaravanState, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (Array.isArray(value)) return voices(state, value)
  const place = shortened.indexOf(String(value))
  return place >= 0 ? `@${place}` : String(value)
}

/** A vote is remembered by the Champions of those who voted: at another table others sit there. */
function voices(state: CaravanState, ballots: readonly { seat: number; option: string }[]): string {
  const options = [...new Set(ballots.map(({ option }) => option))]
  if (options.length === 1) return '*'
  const voicesFor = (option: string) =>
    ballots.filter(each => each.option === option).map(each => voiceOf(state, each.seat))
  return options.map(option => `${voicesFor(option).join('')}~${option}`).join(';')
}

const voiceOf = ({ champions }: CaravanState, seat: number): number =>
  archetypes.findIndex(id => champions[id].seat === seat && champions[id].player)
