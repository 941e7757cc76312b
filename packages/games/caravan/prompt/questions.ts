import { championName, nameOf } from '../box/names.ts'
import type { Archetype, Attribute, Id } from '../box/vocabulary.ts'
import { isChampion } from '../champions/deciders.ts'
import type { Topic } from '../frames.ts'
import type { CaravanView } from '../state.ts'
import { contracted } from '../texts/prose.ts'
import { objectName } from '../texts/things.ts'
import type { T } from '../texts/words.ts'
import { cardName } from './cards.ts'

/** Every question that the rules ask (`topic.what`). */
const topics = [
  'advance',
  'amass',
  'attack',
  'award',
  'building',
  'champion',
  'championCard',
  'change',
  'chapter',
  'climb',
  'collapse',
  'collateral',
  'copy',
  'deck',
  'dilemma',
  'discard',
  'enhance',
  'exchange',
  'expiate',
  'facing',
  'interact',
  'interactHow',
  'keep-finding',
  'leap',
  'lowestDeck',
  'makeRoom',
  'maneuverRemoved',
  'maneuverTaken',
  'may',
  'number',
  'objective',
  'onward',
  'option',
  'palisade',
  'path',
  'pay-cards',
  'pay-sin',
  'pay-vigor',
  'perform',
  'place',
  'placeChampion',
  'prepare',
  'pushWhere',
  'pushed',
  'put',
  'reappear',
  'recall',
  'released',
  'remove-sin',
  'reposition',
  'restore',
  'retry',
  'route',
  'sacred',
  'shoved',
  'sisyphus',
  'skip',
  'space',
  'stick',
  'stun',
  'target',
  'test-attribute',
  'test-inspiration',
  'throw',
  'throwWay',
  'thrown',
  'trap',
  'trapTaken',
  'treasure',
  'wound',
  'woundPlace',
  'yield',
] as const
export type TopicName = (typeof topics)[number]
export const topicNames: readonly string[] = topics

/** The question by its name; one without words of its own is a plain choice. */
export function topicOf({ what, champion }: Topic): TopicName | 'other' {
  // A piece, or a Champion at the beginning (3.3).
  if (what === 'place' && champion !== undefined) return 'placeChampion'
  return topics.find(each => each === what) ?? 'other'
}

/** The subject of a question, for its sentence: the owner, the card, the thing. */
function details(topic: Topic, view: CaravanView, t: T) {
  const text = (detail: unknown) => (typeof detail === 'string' ? detail : '')
  const champion = text(topic.champion) || text(topic.mover) || text(topic.attacker) || text(topic.malefactor)
  const object = text(topic.object) || text(topic.pillar)
  const card = text(topic.card) || text(topic.treasure)
  return {
    who: champion === '' ? '' : whoName(champion, view, t),
    what: object === '' ? '' : objectName(view, object, t),
    card: cardName(card, t) || t('opt.effect'),
    attr: text(topic.attr) === '' ? '' : t(`attr.${text(topic.attr) as Attribute}`),
    region: text(topic.region) === '' ? '' : nameOf(t, 'region', text(topic.region) as Id),
    circle: typeof topic.chapter === 'number' ? nameOf(t, 'circle', String(topic.chapter)) : '',
    of: /champion|companion|character|malefactor/.test(text(topic.of)) ? 'who' : 'what',
    question: text(topic.question) === '' ? 'own' : text(topic.question),
    success: topic.success === false ? 'no' : 'yes',
  }
}

function whoName(id: string, view: CaravanView, t: T): string {
  return isChampion(id) ? championName(t, id as Archetype) : objectName(view, id, t)
}

/** The question itself: "Which Slot does Gadisa's Wound go on?" */
export const questionText = (topic: Topic, view: CaravanView, t: T): string =>
  contracted(t(`question.${topicOf(topic)}`, details(topic, view, t)), t.lang)

/** One of its answers, as an order: "Put the Wound on Slot 2." */
export function answerText(topic: Topic, option: string, view: CaravanView, t: T): string {
  return t(`ask.${topicOf(topic)}`, { option, ...details(topic, view, t) })
}
