import { cannot } from '../abilities/modifiers.ts'
import { engagedWith } from '../battle-board/engagement.ts'
import { areaOf, buildingArea, kindOf, levelOf, onTop, pillarOf, range } from '../battle-board/standing.ts'
import { championName } from '../box/names.ts'
import type { Archetype } from '../box/vocabulary.ts'
import { ownChampions } from '../champions/deciders.ts'
import { weaponOf, weaponRange } from '../champions/equipment.ts'
import { fullDecks } from '../malefactors/decks.ts'
import { questionText } from '../prompt/questions.ts'
import type { FightingView, ObjectId } from '../state.ts'
import { objectName } from '../texts/things.ts'
import { inFight, type Moment, type Touch } from './moment.ts'

/** Why nothing can be done with a thing on the board: INTERACTED with (R11.18), or attacked (R13.2). */
export function whyNotPiece({ id }: Touch<'piece'>, moment: Moment): string | null {
  const { frame, t } = moment
  const view = inFight(moment)
  if (!view) return null
  const kind = kindOf(view, id)
  if (frame.kind === 'ask' && frame.topic.what === 'attack' && frame.champion)
    return whyNotAttacked(id, frame.champion, view, moment)
  if (frame.kind === 'ask') return t('why.first', { question: questionText(frame.topic, view, t) })
  if (frame.kind !== 'act') return null
  if (kind === 'malefactor' || kind === 'minion') return t('why.attackByManeuver')
  if (buildingArea(id) || kind === 'stairs') return t('why.platform')
  return whyNotInteract(id, view, moment)
}

/** R11.12, R11.18, R12.6: the reason is about the nearest of the seat's Champions. */
function whyNotInteract(id: ObjectId, view: FightingView, { seat, t }: Moment): string {
  const what = objectName(view, id, t)
  const near = ownChampions(view, seat).filter(champion => range(view, champion, id) === 0)
  const [champion] = near
  if (!champion) return t('why.piece.far', { what })
  const who = championName(t, champion)
  const { at, polymorphed } = view.fight.fighters[champion]
  if (at === null) return t('why.held', { who })
  if (polymorphed) return t('why.capybara', { who })
  if (cannot(view, champion, 'interact') || cannot(view, champion, 'basic')) return t('why.cannotInteract', { who })
  const pillar = pillarOf(view.fight, id)
  if (pillar && !pillar.standing) return t('why.collapsed')
  const above = pillar ? onTop(view.fight, id) : null
  if (above && above !== champion) return t('why.topTaken', { who: championName(t, above) })
  if (levelOf(view, champion) !== levelOf(view, id) && !pillar) return t('why.otherLevel', { what })
  return t('why.piece.nothing', { what })
}

/** R13.2. */
function whyNotAttacked(id: ObjectId, attacker: Archetype, view: FightingView, { t }: Moment): string | null {
  const target = objectName(view, id, t)
  const who = championName(t, attacker)
  const malefactor = view.fight.malefactors[id]
  if (malefactor?.defeated) return t('why.defeated', { who: target })
  if (malefactor && fullDecks(view, id).length === 0) return t('why.noCards', { who: target })
  if (areaOf(view, id) === null) return t('why.flown', { who: target })
  const weapon = weaponOf(view, attacker)
  if (!weapon) return t('why.noWeapon', { who })
  const { at, heldBy } = view.fight.fighters[attacker]
  if (heldBy !== null && heldBy !== id) return t('why.heldAttack', { who })
  const melee = weapon.proficiency === 'melee'
  if (melee && at?.startsWith('top:')) return t('why.highGround', { who })
  if (!melee && engagedWith(view, attacker).length > 0) return t('why.engaged', { who })
  const reach = weaponRange(weapon)
  const far = range(view, attacker, id) ?? 0
  return reach !== 'unlimited' && far > reach ? t('why.outOfRange', { who: target, far, n: reach }) : null
}
