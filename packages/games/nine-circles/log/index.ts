import { list, type Translate } from '@acheron/engine/words'
import { circleOf } from '../box/circles.ts'
import type { NineCirclesEvent } from '../events.ts'
import { change, circleName, claimed, mixOf, rolledDice, showing } from '../texts.ts'
import type { Words } from '../words/compiled/keys.ts'

/** A line of the log. */
export function tellEvent(event: NineCirclesEvent, t: Translate<Words>): string {
  switch (event.e) {
    case 'circleStarted': {
      const { id } = circleOf(event.circle)
      return t('log.circleStarted', {
        circle: event.circle,
        name: circleName(event.circle, t),
        target: t(`circle.${id}.target`),
        enter: t(`circle.${id}.enter`),
      })
    }
    case 'declared':
      return t('log.declared', { n: event.n })
    case 'rolled': {
      const dice = { ...rolledDice(event, t), rows: list(t.lang, event.rows), values: list(t.lang, event.values) }
      return t(event.rows.length > 1 ? `log.rolled.joined.${mixOf(event)}` : `log.rolled.${mixOf(event)}`, dice)
    }
    case 'fivesDiscarded':
      return t('log.fivesDiscarded', {
        dice: t('dice.faces', { count: event.count, face: 5 }),
        count: event.count,
      })
    case 'virgilUsed':
      return t('log.virgilUsed', change(event, t))
    case 'circleCleared':
      return t('log.circleCleared', {
        circle: event.circle,
        name: circleName(event.circle, t),
        dice: claimed(event.circle, event.use, t),
        count: event.removed.length,
        lost: showing(event.removed, t),
      })
    case 'gameWon': {
      const { dice, pips, virgil, score, rank } = event
      const verdict = rank
        ? t('log.gameWon.rank', { rank: t(`rank.${rank}.name`), text: t(`rank.${rank}.text`) })
        : t('log.gameWon.unranked')
      return `${t('log.gameWon', { dice, pips, virgil, score })} ${verdict}`
    }
    case 'gameLost': {
      const cause = t(`loss.${event.cause}`, { circle: event.circle, name: circleName(event.circle, t) })
      return t('log.gameLost', { cause, cleared: event.cleared })
    }
  }
}
