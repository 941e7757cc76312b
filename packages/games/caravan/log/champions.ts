import { list, seatMark } from '@acheron/engine/words'
import { countFumbles, countHits } from '../attacks/dice.ts'
import { isChampion } from '../champions/deciders.ts'
import { championName, nameOf } from '../names.ts'
import { abilityName } from '../prompt/cards.ts'
import { objectName } from '../prompt/things.ts'
import type { EventOf, Log } from './event.ts'

type ChampionEvent = EventOf<
  | 'diceRolled'
  | 'vigorChanged'
  | 'tokenChanged'
  | 'fiercenessChanged'
  | 'slotChanged'
  | 'readinessChanged'
  | 'cardDrawn'
  | 'cardDiscarded'
  | 'deckShuffled'
  | 'sinDrawn'
  | 'sinYielded'
  | 'sinRemoved'
  | 'findingDrawn'
  | 'findingUsed'
  | 'findingDiscarded'
  | 'findingsExchanged'
  | 'relicSpent'
  | 'relicUnspent'
  | 'maneuverPlayed'
  | 'basicAction'
  | 'abilityUsed'
  | 'passed'
  | 'damageTaken'
  | 'championWounded'
  | 'polymorphed'
  | 'returned'
  | 'disabled'
  | 'enabled'
  | 'bewitched'
  | 'testMade'
>

/** What Champions do and suffer (R12, R15 to R17). */
export function tellChampion(event: ChampionEvent, log: Log): string {
  const { view, t } = log
  switch (event.e) {
    case 'diceRolled': {
      const { faces, champion } = event
      if (faces.length === 0) return ''
      const fumbles = countFumbles(faces)
      return t('tell.diceRolled', { champion: championName(t, champion), hits: countHits(faces), fumbles })
    }
    case 'vigorChanged':
      // Damage, Wounds and payments are told by themselves.
      return event.by > 0
        ? t('tell.vigorGained', { champion: championName(t, event.champion), n: event.by, to: event.to })
        : ''
    case 'tokenChanged':
      return t(event.by > 0 ? 'tell.tokenGained' : 'tell.tokenLost', {
        who: objectName(view, event.object, t),
        count: Math.abs(event.by),
        token: t(`token.${event.token}`),
      })
    case 'fiercenessChanged':
      return t('tell.fierceness', {
        track: list(
          t.lang,
          event.track.map(champion => championName(t, champion)),
        ),
      })
    case 'slotChanged':
      return event.to === 'wound' || event.to === 'sin'
        ? ''
        : t(`tell.slot.${event.to}`, { champion: championName(t, event.champion), n: event.slot + 1 })
    case 'readinessChanged':
      return event.to === 'ready' || event.to === 'off'
        ? t(`tell.readiness.${event.to}`, { champion: championName(t, event.champion) })
        : ''
    case 'deckShuffled':
      return isChampion(event.deck) ? t('tell.deckShuffled', { champion: championName(t, event.deck) }) : ''
    case 'passed':
      return t('tell.passed', { who: seatMark(event.seat) })
    case 'abilityUsed': {
      const name = abilityName(event.kind, event.card, event.index, t)
      return name === '' ? '' : t('tell.abilityUsed', { who: objectName(view, event.by, t), name })
    }
    case 'findingsExchanged':
      return t('tell.findingsExchanged', {
        champion: championName(t, event.champion),
        other: championName(t, event.with),
      })
    case 'basicAction':
      return t(`tell.basicAction.${event.action}`, { champion: championName(t, event.champion) })
    case 'damageTaken':
      return damageTaken(event, log)
    case 'testMade':
      return t(event.success ? 'tell.testWon' : 'tell.testLost', {
        champion: championName(t, event.champion),
        attr: t(`attr.${event.attr}`),
        fumbles: countFumbles(event.faces),
      })
    case 'championWounded':
    case 'polymorphed':
    case 'returned':
    case 'disabled':
    case 'enabled':
    case 'bewitched':
      return t(`tell.${event.e}`, { champion: championName(t, event.champion) })
    default:
      return tellCard(event, log)
  }
}

/** R14.1: what was inflicted and what was suffered. */
function damageTaken({ champion, inflicted, suffered }: EventOf<'damageTaken'>, { t }: Log): string {
  const n = inflicted + suffered
  return n === 0 ? '' : t('tell.damageTaken', { champion: championName(t, champion), n })
}

type CardEvent = EventOf<
  | 'cardDrawn'
  | 'cardDiscarded'
  | 'sinDrawn'
  | 'sinYielded'
  | 'sinRemoved'
  | 'findingDrawn'
  | 'findingUsed'
  | 'findingDiscarded'
  | 'relicSpent'
  | 'relicUnspent'
  | 'maneuverPlayed'
>

/** Cards that come and go. Others may not be told which (section 5). */
function tellCard(event: CardEvent, { t }: Log): string {
  const champion = championName(t, event.champion)
  switch (event.e) {
    case 'cardDrawn': {
      const card: string | null = event.card
      return card === null ? t('tell.cardDrawn.hidden', { champion }) : tell('cardDrawn', nameOf(t, 'maneuver', card))
    }
    case 'sinDrawn': {
      const sin: string | null = event.sin
      return sin === null ? t('tell.sinDrawn.hidden', { champion }) : tell('sinDrawn', nameOf(t, 'sin', sin))
    }
    case 'cardDiscarded':
      return tell('cardDiscarded', nameOf(t, 'maneuver', event.card))
    case 'maneuverPlayed':
      return tell('maneuverPlayed', nameOf(t, 'maneuver', event.maneuver))
    case 'sinYielded':
    case 'sinRemoved':
      return tell(event.e, nameOf(t, 'sin', event.sin))
    case 'findingDrawn':
    case 'findingUsed':
    case 'findingDiscarded':
      return tell(event.e, nameOf(t, 'finding', event.finding))
    case 'relicSpent':
    case 'relicUnspent':
      return tell(event.e, nameOf(t, 'treasure', event.relic))
  }
  function tell(what: CardEvent['e'], card: string): string {
    return t(`tell.${what}`, { champion, card })
  }
}
