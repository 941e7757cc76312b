import { list, seatMark } from '@acheron/engine/words'
import { countFumbles, countHits } from '../attacks/dice.ts'
import { championName, nameOf } from '../box/names.ts'
import { isChampion } from '../champions/deciders.ts'
import { abilityName } from '../prompt/cards.ts'
import type { T } from '../texts/words.ts'
import { type EventOf, nameIn } from './event.ts'

type ChampionEvent = EventOf<
  | 'diceRolled'
  | 'vigorChanged'
  | 'vigorSet'
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
  | 'passWithdrawn'
  | 'damageTaken'
  | 'woundSuffered'
  | 'woundBlocked'
  | 'woundAverted'
  | 'championWounded'
  | 'polymorphed'
  | 'returned'
  | 'disabled'
  | 'enabled'
  | 'bewitched'
  | 'testMade'
>

/** The deeds and losses of Champions (R12, R15 to R17). */
export function tellChampion(event: ChampionEvent, t: T): string {
  switch (event.e) {
    case 'diceRolled': {
      const { faces, champion } = event
      if (faces.length === 0) return ''
      const fumbles = countFumbles(faces)
      return t('log.diceRolled', { champion: championName(t, champion), hits: countHits(faces), fumbles })
    }
    case 'vigorChanged':
      return vigorChanged(event, t)
    case 'vigorSet':
      return vigorSet(event, t)
    case 'tokenChanged':
      return t(event.by > 0 ? 'log.tokenGained' : 'log.tokenLost', {
        who: nameIn({}, event.object, t),
        count: Math.abs(event.by),
        token: t(`token.${event.token}`),
      })
    case 'fiercenessChanged':
      return t('log.fierceness', {
        track: list(
          t.lang,
          event.track.map(champion => championName(t, champion)),
        ),
      })
    case 'slotChanged':
      return event.to === 'wound' || event.to === 'sin'
        ? ''
        : t(`log.slot.${event.to}`, { champion: championName(t, event.champion), n: event.slot + 1 })
    case 'readinessChanged':
      return event.to === 'ready' || event.to === 'off'
        ? t(`log.readiness.${event.to}`, { champion: championName(t, event.champion) })
        : ''
    case 'deckShuffled':
      return isChampion(event.deck) ? t('log.deckShuffled', { champion: championName(t, event.deck) }) : ''
    case 'passed':
    case 'passWithdrawn':
      return t(`log.${event.e}`, { who: seatMark(event.seat) })
    case 'abilityUsed': {
      const name = abilityName(event.kind, event.card, event.index, t)
      return name === '' ? '' : t('log.abilityUsed', { who: nameIn(event, event.by, t), name })
    }
    case 'findingsExchanged':
      return t('log.findingsExchanged', {
        champion: championName(t, event.champion),
        other: championName(t, event.with),
      })
    case 'basicAction':
      return t(`log.basicAction.${event.action}`, { champion: championName(t, event.champion) })
    case 'damageTaken':
      return damageTaken(event, t)
    case 'testMade':
      return t(event.success ? 'log.testWon' : 'log.testLost', {
        champion: championName(t, event.champion),
        attr: t(`attr.${event.attr}`),
        fumbles: countFumbles(event.faces),
      })
    case 'woundSuffered': {
      const champion = championName(t, event.champion)
      return event.by === null || event.by === event.champion
        ? t('log.woundSuffered', { champion, of: event.of })
        : t('log.woundSuffered.by', { champion, of: event.of, by: nameIn(event, event.by, t) })
    }
    case 'woundAverted':
      return t('log.woundAverted', { champion: championName(t, event.champion), of: event.of })
    case 'woundBlocked':
    case 'championWounded':
    case 'polymorphed':
    case 'returned':
    case 'disabled':
    case 'enabled':
    case 'bewitched':
      return t(`log.${event.e}`, { champion: championName(t, event.champion) })
    default:
      return tellCard(event, t)
  }
}

/** A Wound sets Vigor anew, upwards or downwards (R15.3). */
function vigorChanged({ champion, by, to, why }: EventOf<'vigorChanged'>, t: T): string {
  const who = { champion: championName(t, champion), to }
  if (why === 'prepared' || why === 'restored') return ''
  if (why === 'wound') return t('log.vigorReset', who)
  return by > 0 ? t('log.vigorGained', { ...who, n: by }) : t('log.vigorLost', { ...who, n: -by, why })
}

/** The Vigor of all Champions who had another one before. */
function vigorSet({ why, to }: EventOf<'vigorSet'>, t: T): string {
  const each = to.map(({ champion, vigor }) =>
    t('log.vigorSet.each', { champion: championName(t, champion), n: vigor }),
  )
  return t(`log.vigorSet.${why}`, { vigors: list(t.lang, each) })
}

/** R14.1: the damage inflicted and the damage suffered. */
function damageTaken(event: EventOf<'damageTaken'>, t: T): string {
  const { inflicted, suffered, by } = event
  const told = { champion: championName(t, event.champion), n: inflicted + suffered }
  if (told.n === 0) return ''
  return by === null || by === event.champion
    ? t('log.damageTaken', told)
    : t('log.damageTaken.by', { ...told, by: nameIn(event, by, t) })
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

/** Cards that come and go. Other players may not be told which (section 5). */
function tellCard(event: CardEvent, t: T): string {
  const champion = championName(t, event.champion)
  switch (event.e) {
    case 'cardDrawn': {
      const card: string | null = event.card
      return card === null ? t('log.cardDrawn.hidden', { champion }) : tell('cardDrawn', nameOf(t, 'maneuver', card))
    }
    case 'sinDrawn': {
      const sin: string | null = event.sin
      return sin === null ? t('log.sinDrawn.hidden', { champion }) : tell('sinDrawn', nameOf(t, 'sin', sin))
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
    return t(`log.${what}`, { champion, card })
  }
}
