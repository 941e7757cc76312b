import type { Language } from '@acheron/engine/words'
import {
  type CaravanMove,
  type CaravanView,
  capital,
  cardName,
  championName,
  championOf,
  confrontation,
  type FightingView,
  type Frame,
  happeningText,
  isFighting,
  lineInProgress,
  nameOf,
  questionText,
  type Topic,
  topFrame,
} from '@acheron/games/caravan/board.ts'
import type { Prompt } from '../../board/face.ts'
import { fateChoices } from './chronicle/ordeal/fate.ts'
import { reasonText, whoQuestion } from './chronicle/reasons.ts'
import { storyQuestion } from './chronicle/story.ts'
import { roadVoice } from './chronicle/words.ts'
import { objectName } from './names.ts'
import { listOf } from './order/list.ts'
import type { ChapterId } from './rules/chapters.ts'
import { attackStanding, ordealStanding } from './stage/verdict/standing.ts'
import type { Voice } from './words.ts'

type Sentence = Omit<Prompt, 'choices' | 'chapter'> & { readonly chapter?: ChapterId }

/** The sentence for the one who decides, and every legal move once; `all` are offered, where `moves` are of a chosen Champion. */
export function prompt(
  view: CaravanView,
  moves: readonly CaravanMove[],
  voice: Voice,
  all: readonly CaravanMove[] = moves,
): Prompt<CaravanMove> {
  const fate = fateChoices(view, moves, roadVoice(voice.t.lang))
  const standing = isFighting(view) ? attackStanding(view, voice) : ordealStanding(view, voice)
  return {
    ...sentence(view, moves, voice),
    ...(standing !== null && { standing }),
    choices: fate ?? listOf(view, moves, voice, all),
    ...(moves.some(move => move.do === 'effort') && { panel: true as const }),
  }
}

function sentence(view: CaravanView, moves: readonly CaravanMove[], voice: Voice): Sentence {
  const frame = topFrame(view)
  if (!frame) return { title: voice.t('ask.over'), text: '' }
  if (isFighting(view)) return inBattle(view, frame, moves, voice)
  return onRoad(view, frame, voice)
}

function inBattle(view: FightingView, frame: Frame, moves: readonly CaravanMove[], voice: Voice): Sentence {
  const { t, game } = voice
  switch (frame.kind) {
    case 'act':
      return { title: t('ask.act'), text: actText(view, moves, voice), chapter: 'turn' }
    case 'move':
      return {
        title: t('ask.move', { who: championName(game, frame.mover), count: frame.points }),
        text: t(moves.some(move => move.do === 'step') ? 'ask.move.text' : 'ask.move.stand'),
        chapter: 'movement',
      }
    case 'attack':
      return {
        title: t('ask.attack', {
          who: championName(game, frame.attacker),
          target: frame.target ? objectName(view, frame.target, voice) : '',
        }),
        text: t(frame.dice.length > 0 ? 'ask.attack.rolled' : 'ask.attack.before'),
        chapter: 'attacks',
      }
    case 'window':
      return { title: t('ask.window'), text: happened(view, frame, voice), chapter: 'reactions' }
    case 'ask': {
      const { topic } = frame
      return {
        title: whoseText(frame, voice) ?? questionText(topic, view, game),
        text: [reason(view, voice), fiercestText(view, frame, voice) ?? t(`how.${howOf(moves)}`)]
          .filter(Boolean)
          .join(' '),
        chapter: chapters[topic.what] ?? 'turn',
      }
    }
    case 'vote':
      return { title: questionText(frame.topic, view, game), text: t('ask.vote'), chapter: 'campaign' }
    default:
      return { title: t('ask.choose'), text: reason(view, voice) }
  }
}

/** What one Champion, or all of them, may do, and what the fight is about. */
function actText(view: FightingView, moves: readonly CaravanMove[], { t, game }: Voice): string {
  if (moves.some(move => move.do === 'unpass')) return t('ask.act.passed')
  if (moves.every(move => move.do === 'pass')) return t('ask.act.nothing')
  const [first] = view.fight.objectives
  const goal = first ? nameOf(game, 'objective', first) : nameOf(game, 'confrontation', confrontation(view.fight.id).id)
  const [chosen, another] = new Set(moves.flatMap(move => championOf(move) ?? []))
  return chosen && !another ? t('ask.act.who', { who: championName(game, chosen), goal }) : t('ask.act.text', { goal })
}

/** Why one chooses the way of a foe: nobody is named, and then the Fiercest decides. */
function fiercestText({ fight }: FightingView, { topic, champion }: Extract<Frame, { kind: 'ask' }>, voice: Voice) {
  const [first] = fight.track
  if (topic.what !== 'route' || champion !== null || !first) return null
  return voice.t('ask.fiercest', { who: championName(voice.game, first) })
}

/** What is about to happen, to whom and by whom. */
function happened(view: FightingView, frame: Extract<Frame, { kind: 'window' }>, voice: Voice): string {
  const { name, subject, cause, inflicted, suffered } = frame.happening
  const { t, game } = voice
  const who = subject === null ? null : objectName(view, subject, voice)
  const count = inflicted || suffered
  if (who !== null && count > 0)
    return t('ask.window.damage', { who, count, by: cause ? objectName(view, cause, voice) : 'none' })
  return t('ask.window.what', { what: capital(happeningText(game, name, who)) })
}

/** A card may ask one Champion after another: the question says whose answer it is. */
function whoseText({ topic, champion }: Extract<Frame, { kind: 'ask' }>, { t, game }: Voice): string | null {
  const { what, card } = topic
  if ((what !== 'option' && what !== 'may') || champion === null || typeof card !== 'string') return null
  const name = cardName(card, game)
  return name === '' ? null : t(`ask.whose.${what}`, { card: name, who: championName(game, champion) })
}

/** The kinds of cards that ask, by the names that they go by. */
const kinds = {
  maneuver: 'maneuver',
  equipment: 'treasure',
  finding: 'finding',
  sin: 'sin',
  wound: 'wound',
  action: 'action',
  counter: 'counter',
  arcana: 'arcana',
  event: 'event',
  skill: 'card',
} as const

/** Longer Lines are read on the card; a card of the Malefactors lies open beside the question. */
const [longest, longestOpen] = [170, 64]
const open: ReadonlySet<string> = new Set(['action', 'counter', 'arcana', 'event'])

/** Names the card that asks the question, with its Line. */
function reason(view: FightingView, { t, game }: Voice): string {
  const card = view.flow.findLast(each => each.kind === 'card')
  if (card?.kind !== 'card') return ''
  const { source } = card
  // A Malefactor's skills stand on its board, and go by its own name.
  const isFoes = source.kind === 'skill' && source.you === null
  const kind = isFoes ? 'malefactor' : kinds[source.kind as keyof typeof kinds]
  if (!kind) return ''
  const name = nameOf(game, kind, source.card)
  const text = lineInProgress(view, game)
  const room = open.has(source.kind) ? longestOpen : longest
  return text === '' || text.length > room ? t('why.card', { card: name }) : t('why.line', { card: name, text })
}

/** Where the answer is touched. */
function howOf(moves: readonly CaravanMove[]): 'place' | 'other' {
  const place = (option: unknown) => typeof option === 'string' && /^([A-E][1-3](\.[NESW])?|top:.+)$/.test(option)
  return moves.length > 0 && moves.every(move => move.do === 'choose' && place(move.option)) ? 'place' : 'other'
}

/** Where the rule book speaks of a question; else of turns. */
const chapters: Readonly<Record<string, ChapterId>> = {
  attack: 'attacks',
  collateral: 'attacks',
  wound: 'wounds',
  stun: 'wounds',
  restore: 'wounds',
  expiate: 'wounds',
  prepare: 'wounds',
  yield: 'wounds',
  route: 'movement',
  space: 'movement',
  advance: 'movement',
  leap: 'movement',
  climb: 'movement',
  pushWhere: 'displacement',
  pushed: 'displacement',
  shoved: 'displacement',
  thrown: 'displacement',
  released: 'displacement',
  palisade: 'platforms',
  collapse: 'platforms',
  building: 'platforms',
  trap: 'platforms',
}

/** Between the fights. */
function onRoad(view: CaravanView, frame: Frame, { t, game }: Voice): Sentence {
  switch (frame.kind) {
    case 'draft':
      return { title: t('ask.draft'), text: t('ask.draft.text'), chapter: 'campaign' }
    case 'vote':
      return {
        title: roadQuestion(view, frame.topic, t.lang, game),
        text: [reasonText(view, frame.topic, roadVoice(t.lang)), t(view.players > 1 ? 'ask.vote' : 'ask.vote.alone')]
          .filter(Boolean)
          .join(' '),
        chapter: frame.topic.what === 'dilemma' ? 'chronicle' : 'campaign',
      }
    case 'ask':
      return {
        title: roadQuestion(view, frame.topic, t.lang, game),
        text: frame.champion ? t('ask.for', { who: championName(game, frame.champion) }) : '',
        chapter: 'campaign',
      }
    case 'ordeal':
      return {
        title: t('ask.ordeal', { attr: game(`attr.${frame.attr}`), n: frame.difficulty }),
        text: t(frame.step === 'fate' ? 'ask.ordeal.fate' : 'ask.ordeal.effort'),
        chapter: 'ordeals',
      }
    case 'transition':
      return { title: t('ask.transition'), text: t('ask.transition.text'), chapter: 'transition' }
    default:
      return { title: t('ask.choose'), text: '' }
  }
}

/** The question in the words of the story, or of what is about to happen; else in those of the rules. */
const roadQuestion = (view: CaravanView, topic: Topic, language: Language, game: Voice['game']): string =>
  storyQuestion(topic, language) ?? whoQuestion(topic, roadVoice(language)) ?? questionText(topic, view, game)
