import type { Result } from '@acheron/engine'
import {
  championName,
  championOf,
  chapterPoints,
  isFighting,
  nameOf,
  objectName,
  questionText,
  topFrame,
} from '@acheron/games/caravan/board.ts'
import type { Group, Scene, Stage } from '../stage.ts'
import { clip } from '../text.ts'
import { arenaLines } from './arena.ts'
import { boxLines, captiveLines, championLines, handLines } from './champions.ts'
import { deckLines } from './decks.ts'
import { roadLines } from './road.ts'
import { rulesText } from './rules.ts'
import { asMove, viewOf, wordsOf } from './scene.ts'
import { load, storyAnswer, storyQuestion, topicOf } from './story.ts'

export const stage: Stage = {
  load,

  standing(scene) {
    const view = viewOf(scene)
    const t = wordsOf(scene)
    const circle = nameOf(t, 'circle', String(view.chapter))
    if (!isFighting(view)) return `${circle}: ${nameOf(t, 'chapter', String(view.chapter))}`
    const { round, turn } = view.fight
    return scene.say('caravan.standing', { circle, round, turn })
  },

  board(scene) {
    const view = viewOf(scene)
    if (!isFighting(view)) return [...roadLines(scene), ...championLines(scene), ...boxLines(scene)]
    return [
      ...arenaLines(scene, view),
      ...deckLines(scene, view),
      ...championLines(scene),
      ...captiveLines(scene),
      ...handLines(scene),
    ]
  },

  prompt,
  groups,

  describe(move, scene) {
    const topic = topicOf(scene)
    const known = asMove(move)
    return topic && 'option' in known ? storyAnswer(scene, topic, known.option) : null
  },

  label: (move, { describe }) => describe(move),

  ending,
  rules: rulesText,
}

function prompt(scene: Scene): string {
  const { say } = scene
  const view = viewOf(scene)
  const t = wordsOf(scene)
  const topic = topicOf(scene)
  if (topic) return storyQuestion(scene, topic) ?? questionText(topic, view, t)
  const frame = topFrame(view)
  switch (frame?.kind) {
    case 'act':
      return say('caravan.prompt.act')
    case 'move':
      return say('caravan.prompt.move', { who: championName(t, frame.mover), count: frame.points })
    case 'attack': {
      const target = frame.target ? objectName(view, frame.target, t) : ''
      const who = championName(t, frame.attacker)
      return say(frame.dice.length > 0 ? 'caravan.prompt.rolled' : 'caravan.prompt.attack', { who, target })
    }
    case 'window':
      return say('caravan.prompt.window')
    case 'draft':
      return say('caravan.prompt.draft')
    case 'ordeal':
      return say(frame.step === 'fate' ? 'caravan.prompt.fate' : 'caravan.prompt.ordeal', {
        attr: t(`attr.${frame.attr}`),
        count: frame.difficulty,
      })
    case 'transition':
      return say('caravan.prompt.transition')
    default:
      return say('caravan.prompt.any')
  }
}

/** The moves of each Champion under its name; all others stand open. */
function groups(scene: Scene): Group[] {
  const t = wordsOf(scene)
  const byTitle = new Map<string, Group['moves']>()
  for (const move of scene.moves) {
    const champion = championOf(asMove(move))
    const title = champion ? championName(t, champion) : ''
    byTitle.set(title, [...(byTitle.get(title) ?? []), move])
  }
  return [...byTitle].map(([title, moves]) => ({ title, moves, ...(title === '' && { open: true }) }))
}

/** Circle by circle every point (6.3). */
function ending(scene: Scene, { winners, scores }: Result): string[] {
  const { say, paint, columns } = scene
  const { record } = viewOf(scene)
  return [
    paint.bold(winners.length > 0 ? 'gold' : 'blood', say(winners.length > 0 ? 'caravan.end.won' : 'caravan.end.lost')),
    '',
    ...record.map(chapter => {
      const name = nameOf(wordsOf(scene), 'circle', String(chapter.chapter))
      const { result, rounds, lost } = chapter
      return clip(say('caravan.end.chapter', { name, result, rounds, lost, points: chapterPoints(chapter) }), columns)
    }),
    say('caravan.end.score', { points: scores[0] ?? 0 }),
  ]
}
