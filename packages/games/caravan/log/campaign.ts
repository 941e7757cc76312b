import type { Json } from '@acheron/engine'
import { seatMark } from '@acheron/engine/words'
import { championName, nameOf } from '../names.ts'
import { cardName } from '../prompt/cards.ts'
import { optionText } from '../prompt/options.ts'
import type { EventOf, Log } from './event.ts'

type CampaignEvent = EventOf<
  | 'championPicked'
  | 'chapterBegan'
  | 'entryRead'
  | 'voted'
  | 'regionPlaced'
  | 'regionRemoved'
  | 'caravanAdvanced'
  | 'pathPlaced'
  | 'pathTaken'
  | 'discoveryTaken'
  | 'treasureTaken'
  | 'cardStored'
  | 'arcanaOffered'
  | 'ordealBegan'
  | 'effortMade'
  | 'fateOffered'
  | 'ordealEnded'
  | 'championProgressed'
  | 'maneuverLearnt'
  | 'treasureAssigned'
  | 'treasureEnhanced'
  | 'confrontationBegan'
  | 'confrontationEnded'
  | 'triedAgain'
  | 'campaignEnded'
>

/** What happens outside the fight (R1 to R7). */
export function tellCampaign(event: CampaignEvent, log: Log): string {
  const { t } = log
  switch (event.e) {
    case 'championPicked':
      return t('tell.championPicked', { who: seatMark(event.seat), champion: championName(t, event.champion) })
    case 'chapterBegan':
      return t('tell.chapterBegan', { n: event.chapter, title: nameOf(t, 'chapter', String(event.chapter)) })
    case 'entryRead':
      // Its title is a word of the story's.
      return event.region ? t('tell.entryRead', { region: nameOf(t, 'region', event.region) }) : ''
    case 'voted':
      return voted(event, log)
    case 'regionPlaced':
    case 'regionRemoved':
    case 'caravanAdvanced':
      return t(`tell.${event.e}`, { region: nameOf(t, 'region', event.region) })
    case 'pathPlaced':
    case 'pathTaken':
      return t(`tell.${event.e}`, { path: nameOf(t, 'path', event.path) })
    case 'discoveryTaken':
      return t('tell.discoveryTaken', { discovery: nameOf(t, 'discovery', event.discovery) })
    case 'treasureTaken':
    case 'treasureAssigned':
      return tellTreasure(event, log)
    case 'treasureEnhanced':
      return t('tell.treasureEnhanced', {
        treasure: nameOf(t, 'treasure', event.treasure),
        into: nameOf(t, 'treasure', event.into),
      })
    case 'cardStored':
      return t('tell.cardStored', { card: storedName(event.card, log) })
    case 'arcanaOffered':
      return t('tell.arcanaOffered', { count: event.count })
    case 'ordealBegan':
      return t('tell.ordealBegan', { attr: t(`attr.${event.attr}`), difficulty: event.difficulty })
    case 'effortMade':
      return event.dice === 0
        ? ''
        : t('tell.effortMade', { champion: championName(t, event.champion), count: event.dice })
    case 'fateOffered':
      return t('tell.fateOffered', { champion: championName(t, event.champion) })
    case 'ordealEnded':
      return t(event.success ? 'tell.ordealWon' : 'tell.ordealLost', { hits: event.hits, difficulty: event.difficulty })
    case 'championProgressed':
      return t('tell.championProgressed', {
        champion: championName(t, event.champion),
        card: nameOf(t, 'card', event.card),
      })
    case 'maneuverLearnt':
      return t('tell.maneuverLearnt', {
        champion: championName(t, event.champion),
        card: nameOf(t, 'maneuver', event.card),
        instead: nameOf(t, 'maneuver', event.instead),
      })
    default:
      return tellConfrontation(event, log)
  }
}

function tellConfrontation(
  event: EventOf<'confrontationBegan' | 'confrontationEnded' | 'triedAgain' | 'campaignEnded'>,
  { t }: Log,
): string {
  switch (event.e) {
    case 'confrontationBegan':
      return t('tell.confrontationBegan', {
        name: nameOf(t, 'confrontation', event.confrontation),
        circle: nameOf(t, 'circle', String(event.chapter)),
      })
    case 'confrontationEnded': {
      const objective = event.objective ? nameOf(t, 'objective', event.objective) : null
      return objective
        ? t(`tell.confrontationEnded.${event.result}.by`, { rounds: event.rounds, objective })
        : t(`tell.confrontationEnded.${event.result}`, { rounds: event.rounds })
    }
    case 'triedAgain':
      return t('tell.triedAgain', { count: event.lost })
    case 'campaignEnded':
      return t('tell.campaignEnded', { points: event.points })
  }
}

/** What the story offers is told by its next entry. */
function voted({ topic, option, tied }: EventOf<'voted'>, { view, t }: Log): string {
  if (topic === 'dilemma') return tied ? t('tell.voted.tied') : ''
  const text = optionText({ what: topic }, read(option), view, t)
  return tied ? t('tell.voted.afterTie', { option: text }) : t('tell.voted', { option: text })
}

/** An option that is no plain word is told as JSON. */
function read(option: string): Json {
  if (!/^[[{]/.test(option)) return option
  return JSON.parse(option) as Json
}

function tellTreasure(event: EventOf<'treasureTaken' | 'treasureAssigned'>, { t }: Log): string {
  const treasure = nameOf(t, 'treasure', event.treasure)
  const to = event.e === 'treasureTaken' ? event.by : event.to
  return to === 'box'
    ? t(`tell.${event.e}.box`, { treasure })
    : t(`tell.${event.e}`, { treasure, champion: championName(t, to) })
}

/** A Treasure, a Discovery or a Path (R3.10). */
function storedName(id: string, { t }: Log): string {
  const card = cardName(id, t)
  if (card !== '') return card
  const discovery = nameOf(t, 'discovery', id)
  return discovery === `discovery.${id}` ? nameOf(t, 'path', id) : discovery
}
