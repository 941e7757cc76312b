import { distance, isArea } from '../battle-board/places.ts'
import { areaOfPlace, filledBy, occupant } from '../battle-board/standing.ts'
import { championName } from '../box/names.ts'
import type { AreaId } from '../box/vocabulary.ts'
import type { MoveFrame } from '../frames.ts'
import { type Ground, groundOf, levelOfNode, mayStep, type Node, nodeOfPlace } from '../movement/ground.ts'
import { questionText } from '../prompt/questions.ts'
import type { FightingView, Standing } from '../state.ts'
import { objectName } from '../texts/things.ts'
import { inFight, type Moment, type Touch } from './moment.ts'

/** Why somebody cannot go or stand there (R9.1 to R9.5). */
export function whyNotSpace({ at }: Touch<'space'>, moment: Moment): string | null {
  const { frame, t } = moment
  const view = inFight(moment)
  if (!view) return null
  const who = isArea(at) ? null : occupant(view.fight, at as Standing)
  if (frame.kind === 'act') return t('why.space.act')
  if (frame.kind === 'ask')
    return who
      ? t('why.occupied', { who: objectName(moment.view, who, t) })
      : t('why.first', { question: questionText(frame.topic, moment.view, t) })
  return frame.kind === 'move' ? whyNotStep(at, frame, view, moment) : null
}

function whyNotStep(at: string, frame: MoveFrame, view: FightingView, { t }: Moment): string {
  const ground = groundOf(view, frame.mover, frame)
  const mover = championName(t, frame.mover)
  if (!ground) return t('why.held', { who: mover })
  const area = (isArea(at) ? at : areaOfPlace(view.fight, at as Standing)) as AreaId
  const here = frame.path.at(-1) ?? nodeOfPlace(frame.from)
  const from = isArea(here) ? here : areaOfPlace(view.fight, here)
  const far = distance(from, area)
  if (far === 0 && !isArea(at)) return whyNotStand(at as Standing, view, ground, t)
  if (frame.points === 0) return t('why.noPoints', { who: mover })
  if (far > 1) return t('why.tooFar', { n: frame.points })
  const filler = filledBy(view.fight, area, frame.mover)
  if (filler) return t('why.filled', { who: objectName(view, filler, t) })
  return whyNotUp(here, area, ground, frame.climbed === true, t)
}

function whyNotStand(at: Standing, view: FightingView, ground: Ground, t: Moment['t']): string {
  const who = occupant(view.fight, at, ground.mover)
  return who ? t('why.occupied', { who: objectName(view, who, t) }) : t('why.noPoint')
}

/** R9.3: one Level up only by Stairs or with CLIMB, which is good for one Level of a MOVE and for no rise of two. */
function whyNotUp(from: Node, to: Node, ground: Ground, climbed: boolean, t: Moment['t']): string {
  const there = levelOfNode(ground.fight, to)
  const up = there - levelOfNode(ground.fight, from)
  if (up > 1) return t('why.tooHigh', { n: up })
  if (up < 1 || mayStep(ground, from, to)) return t('why.full')
  if (ground.climb || there > ground.top) return t('why.risen')
  return t(climbed ? 'why.climbed' : 'why.noStairs')
}
