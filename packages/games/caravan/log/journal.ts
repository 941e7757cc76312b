import { list } from '@acheron/engine/words'
import { path } from '../box/index.ts'
import { championName, nameOf } from '../box/names.ts'
import { chapterOf, noted, shortened } from '../campaign/journal.ts'
import { entryText, entryTitle, ownQuestion, type Story } from '../chronicle/story/texts.ts'
import type { CaravanEvent } from '../events.ts'
import { archetypes, type CaravanView, type FightResult } from '../state.ts'
import { capital, contracted } from '../texts/prose.ts'
import type { T } from '../texts/words.ts'
import { answerName, votedName } from './campaign.ts'
import { tellEvent } from './index.ts'

/** A chapter of the journal in the reader's language. */
export type JournalChapter = { chapter: number; title: string; paragraphs: Paragraph[] }

export type Paragraph =
  | { kind: 'passage'; title: string; text: string }
  /** `voices`: who was for what, vote by vote; none where one player decides. */
  | { kind: 'choice'; question: string; answer: string; voices: string[] }
  /** An Ordeal, a gain or a loss, a fight. */
  | { kind: 'outcome'; text: string }

/** The whole journal; a chapter without anything to read is left out. */
export function journalOf({ journal }: Pick<CaravanView, 'journal'>, t: T): JournalChapter[] {
  const chapters: JournalChapter[] = []
  let before = nothing()
  for (const page of journal) {
    const chapter = chapterOf(page)
    if (chapters.at(-1)?.chapter !== chapter) {
      chapters.push({ chapter, title: nameOf(t, 'chapter', String(chapter)), paragraphs: [] })
      before = nothing()
    }
    read(page, chapters.at(-1)!, before, t)
  }
  return chapters.filter(({ paragraphs }) => paragraphs.length > 0)
}

/** How the last Confrontation ended; null before the first. */
export function lastFight({ journal }: Pick<CaravanView, 'journal'>): (FightResult & { rounds: number }) | null {
  for (const page of journal.toReversed()) {
    const word = page
      .split(' ')
      .slice(1)
      .map(parse)
      .findLast(each => each?.e === 'confrontationEnded')
    if (!word) continue
    const { result, objective, rounds } = word
    return { result: result as FightResult['result'], objective: objective || null, rounds: Number(rounds) }
  }
  return null
}

type Word = { readonly [field: string]: string }

/**
 * What a word leaves out because it stands before it in the chapter, be it on an earlier page: the entry that was read, the
 * difficulty of the Ordeal, the votes.
 */
type Before = { entry: string; difficulty: string; votes: string[] }
const nothing = (): Before => ({ entry: '', difficulty: '', votes: [] })

function read(page: string, chapter: JournalChapter, before: Before, t: T): void {
  for (const text of page.split(' ').slice(1)) {
    const word = parse(text)
    if (!word) continue
    if (word.e === 'entryRead') before.entry = word.entry!
    if (word.e === 'ordealBegan') before.difficulty = word.difficulty!
    if (word.e === 'ballotsShown') {
      before.votes.push(word.ballots!)
      continue
    }
    const told = paragraphOf(word, before, chapter.chapter, t)
    if (told) add(chapter.paragraphs, told)
    before.votes = []
  }
}

/** The fields of an event as texts; null of a letter that is not known here. */
function parse(text: string): Word | null {
  const [letter, ...values] = text.split('|')
  const entry = noted[letter as keyof typeof noted] as readonly string[] | undefined
  if (!entry) return null
  const [e, ...fields] = entry
  return Object.fromEntries([['e', e!], ...fields.map((field, i) => [field, wholeName(values[i] ?? '')])])
}

const wholeName = (value: string): string =>
  value.startsWith('@') ? (shortened[Number(value.slice(1))] ?? value) : value

/** What happens one after another is one paragraph. */
function add(paragraphs: Paragraph[], next: Paragraph): void {
  const last = paragraphs.at(-1)
  if (last?.kind === 'outcome' && next.kind === 'outcome') last.text += ` ${next.text}`
  else paragraphs.push(next)
}

function paragraphOf(word: Word, before: Before, chapter: number, t: T): Paragraph | null {
  switch (word.e) {
    case 'entryRead':
      return { kind: 'passage', title: entryTitle(story(t), word.entry!), text: entryText(story(t), word.entry!) }
    case 'choiceMade': {
      const asked = { entry: word.entry || before.entry, question: word.question || 'own' }
      const name = (option: string) => answerName(asked, option, t)
      return choice(dilemma(asked, word.champion!, t), word.option!, before.votes, name, t)
    }
    case 'voted': {
      const name = (option: string) => votedName(word.topic!, option, t)
      return choice(question(word, chapter, t), word.option!, before.votes, name, t)
    }
    case 'chapterBegan':
      return { kind: 'outcome', text: t('journal.again') }
    default: {
      const text = tellEvent(eventOf({ difficulty: before.difficulty, ...word }), t)
      return text === '' ? null : { kind: 'outcome', text }
    }
  }
}

const story = (t: T): Story => t as unknown as Story

function choice(
  question: string,
  option: string,
  votes: readonly string[],
  name: (option: string) => string,
  t: T,
): Paragraph {
  const voices = votes.map(ballots => voicesOf(ballots, name, t))
  return { kind: 'choice', question, answer: capital(name(option)), voices }
}

/** The question of an entry; a Champion's own is marked with its name. */
function dilemma({ entry, question }: { entry: string; question: string }, champion: string, t: T): string {
  const text = question === 'own' ? ownQuestion(story(t), entry) : t('question.dilemma', { question })
  return champion ? t('journal.asked', { who: nameOf(t, 'champion', champion), question: text }) : text
}

function question({ topic, option }: Word, chapter: number, t: T): string {
  switch (topic) {
    case 'path':
      return contracted(t('question.path', { region: nameOf(t, 'region', path(option!).region) }), t.lang)
    case 'onward':
      return contracted(t('question.onward', { circle: nameOf(t, 'circle', String(chapter + 1)) }), t.lang)
    case 'sacred':
    case 'objective':
    case 'skip':
    case 'change':
    case 'retry':
      return t(`question.${topic}`)
    default:
      return t('question.other')
  }
}

/** Who was for what, or that all were of one mind. */
function voicesOf(ballots: string, name: (option: string) => string, t: T): string {
  if (ballots === '*') return t('journal.unanimous')
  const said = ballots.split(';').map(each => {
    const [voices = '', option = ''] = each.split('~')
    const who = [...voices].map(voice => championName(t, archetypes[Number(voice)]!))
    return t('log.ballot', { option: capital(name(option)), who: list(t.lang, who) })
  })
  return said.join('; ')
}

const counted: readonly string[] = ['difficulty', 'hits', 'by', 'to', 'count', 'dice', 'rounds', 'chapter', 'points']

/** The event as everybody was told it; what stands in no field is not known. */
function eventOf(word: Word): CaravanEvent {
  const isCount = (field: string, value: string) => counted.includes(field) && /^-?\d+$/.test(value)
  const fields = Object.entries(word).map(([field, value]) => {
    if (field === 'success') return [field, value === '1']
    return [field, isCount(field, value) ? Number(value) : value === '' ? null : value]
  })
  return { by: null, sin: null, why: 'damage', ...Object.fromEntries(fields) } as unknown as CaravanEvent
}
