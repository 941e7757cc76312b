import type { Json } from '@acheron/engine'
import { list, seatMark } from '@acheron/engine/words'
import { championName, nameOf } from '../box/names.ts'
import { ownOption, type Story } from '../chronicle/story/texts.ts'
import type { Seen } from '../events.ts'
import { cardName } from '../prompt/cards.ts'
import { optionName } from '../prompt/options.ts'
import type { T } from '../texts/words.ts'
import { type EventOf, knownIn } from './event.ts'

type CampaignEvent = EventOf<
  | 'championPicked'
  | 'saved'
  | 'chapterBegan'
  | 'entryRead'
  | 'choiceMade'
  | 'ballotsShown'
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
  | 'championReady'
  | 'maneuverLearnt'
  | 'treasureAssigned'
  | 'treasureEnhanced'
  | 'confrontationBegan'
  | 'confrontationEnded'
  | 'triedAgain'
  | 'campaignEnded'
>

/** The events outside the fight (R1 to R7). */
export function tellCampaign(event: CampaignEvent, t: T): string {
  switch (event.e) {
    case 'championPicked':
      return t('log.championPicked', { who: seatMark(event.seat), champion: championName(t, event.champion) })
    case 'chapterBegan':
      return t('log.chapterBegan', { n: event.chapter, title: nameOf(t, 'chapter', String(event.chapter)) })
    case 'saved':
      return saved(event, t)
    case 'entryRead':
      // Its title is a word of the story's.
      return event.region ? t('log.entryRead', { region: nameOf(t, 'region', event.region) }) : ''
    case 'choiceMade': {
      const option = answerName(event, event.option, t)
      return event.champion
        ? t('log.choiceMade', { champion: championName(t, event.champion), option })
        : t('log.choiceMade.caravan', { option })
    }
    case 'ballotsShown':
      return t('log.ballots', { votes: votes(event, t) })
    case 'voted':
      return voted(event, t)
    case 'regionPlaced':
    case 'regionRemoved':
    case 'caravanAdvanced':
      return t(`log.${event.e}`, { region: nameOf(t, 'region', event.region) })
    case 'pathPlaced':
    case 'pathTaken':
      return t(`log.${event.e}`, { path: nameOf(t, 'path', event.path) })
    case 'discoveryTaken':
      return t('log.discoveryTaken', { discovery: nameOf(t, 'discovery', event.discovery) })
    case 'treasureTaken':
    case 'treasureAssigned':
      return tellTreasure(event, t)
    case 'treasureEnhanced':
      return t('log.treasureEnhanced', {
        treasure: nameOf(t, 'treasure', event.treasure),
        into: nameOf(t, 'treasure', event.into),
      })
    case 'cardStored':
      return t('log.cardStored', { card: storedName(event.card, t) })
    case 'arcanaOffered':
      return t('log.arcanaOffered', { count: event.count })
    case 'ordealBegan':
      return t('log.ordealBegan', { attr: t(`attr.${event.attr}`), difficulty: event.difficulty })
    case 'effortMade':
      return event.dice === 0
        ? ''
        : t('log.effortMade', { champion: championName(t, event.champion), count: event.dice })
    case 'fateOffered':
      return t('log.fateOffered', { champion: championName(t, event.champion) })
    case 'ordealEnded':
      return t(event.success ? 'log.ordealWon' : 'log.ordealLost', { hits: event.hits, difficulty: event.difficulty })
    case 'championProgressed':
      return t('log.championProgressed', {
        champion: championName(t, event.champion),
        card: nameOf(t, 'card', event.card),
      })
    case 'championReady':
      return tellReady(event, t)
    case 'maneuverLearnt':
      return t('log.maneuverLearnt', {
        champion: championName(t, event.champion),
        card: nameOf(t, 'maneuver', event.card),
        instead: nameOf(t, 'maneuver', event.instead),
      })
    default:
      return tellConfrontation(event, t)
  }
}

function tellConfrontation(
  event: EventOf<'confrontationBegan' | 'confrontationEnded' | 'triedAgain' | 'campaignEnded'>,
  t: T,
): string {
  switch (event.e) {
    case 'confrontationBegan':
      return t('log.confrontationBegan', {
        name: nameOf(t, 'confrontation', event.confrontation),
        circle: nameOf(t, 'circle', String(event.chapter)),
      })
    case 'confrontationEnded': {
      const objective = event.objective ? nameOf(t, 'objective', event.objective) : null
      return objective
        ? t(`log.confrontationEnded.${event.result}.by`, { rounds: event.rounds, objective })
        : t(`log.confrontationEnded.${event.result}`, { rounds: event.rounds })
    }
    case 'triedAgain':
      return t('log.triedAgain', { count: event.lost })
    case 'campaignEnded':
      return t('log.campaignEnded', { points: event.points })
  }
}

/** The name of a save. */
function saved({ at, chapter, result = 'victory' }: EventOf<'saved'>, t: T): string {
  const place = { n: chapter, circle: nameOf(t, 'circle', String(chapter)) }
  return at === 'after' ? t(`log.saved.after.${result}`, place) : t(`log.saved.${at}`, place)
}

/** An answer in the words of its entry, or one of the common answers. */
export function answerName({ entry, question }: { entry: string; question: string }, option: string, t: T): string {
  const isWhere = question === 'where'
  const own = ownOption(t as unknown as Story, entry, { question: isWhere ? 'where' : 'own' }, option)
  return own ?? optionName({ what: 'dilemma' }, option, { known: () => null }, t)
}

/** Who voted for what: option by option, in the order of the seats. */
function votes(event: EventOf<'ballotsShown'>, t: T): string {
  const { topic, entry, question, ballots } = event
  const nameOfOption = (option: string) =>
    entry !== undefined && question !== undefined
      ? answerName({ entry, question }, option, t)
      : votedName(topic, option, t, event)
  const options = [...new Set(ballots.map(({ option }) => option))]
  const each = options.map(option => {
    const seats = ballots.filter(ballot => ballot.option === option).map(({ seat }) => seatMark(seat))
    return t('log.ballot', { option: nameOfOption(option), who: list(t.lang, seats) })
  })
  return each.join('; ')
}

/** What was voted for, as events have it. */
export const votedName = (topic: string, option: string, t: T, seen: Seen = {}): string =>
  optionName({ what: topic }, read(option), { known: knownIn(seen) }, t)

/** What a dilemma comes to is told as a choice. */
function voted(event: EventOf<'voted'>, t: T): string {
  const { topic, option, tied } = event
  if (topic === 'dilemma') return tied ? t('log.voted.tied') : ''
  const text = votedName(topic, option, t, event)
  return tied ? t('log.voted.afterTie', { option: text }) : t('log.voted', { option: text })
}

/** An option that is not a plain word is told as JSON. */
function read(option: string): Json {
  if (!/^[[{]/.test(option)) return option
  return JSON.parse(option) as Json
}

function tellTreasure(event: EventOf<'treasureTaken' | 'treasureAssigned'>, t: T): string {
  const treasure = nameOf(t, 'treasure', event.treasure)
  const to = event.e === 'treasureTaken' ? event.by : event.to
  return to === 'box'
    ? t(`log.${event.e}.box`, { treasure })
    : t(`log.${event.e}`, { treasure, champion: championName(t, to) })
}

function tellReady({ champion, card, maneuvers }: EventOf<'championReady'>, t: T): string {
  const names = { champion: championName(t, champion), card: nameOf(t, 'card', card) }
  if (maneuvers.length === 0) return t('log.championReady', names)
  const learnt = list(
    t.lang,
    maneuvers.map(id => nameOf(t, 'maneuver', id)),
  )
  return t('log.championReady.with', { ...names, maneuvers: learnt })
}

/** A Treasure, a Discovery or a Path (R3.10). */
function storedName(id: string, t: T): string {
  const card = cardName(id, t)
  if (card !== '') return card
  const discovery = nameOf(t, 'discovery', id)
  return discovery === `discovery.${id}` ? nameOf(t, 'path', id) : discovery
}
