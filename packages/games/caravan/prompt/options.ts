import type { Json } from '@acheron/engine'
import { list, seatMark } from '@acheron/engine/words'
import { malefactor } from '../box/index.ts'
import { championName, nameOf } from '../box/names.ts'
import type { Archetype, Attribute, Difficulty, Dir, Id, SpaceId } from '../box/vocabulary.ts'
import { isChampion } from '../champions/deciders.ts'
import { woundTokens } from '../champions/readiness.ts'
import type { Topic } from '../frames.ts'
import type { CaravanView } from '../state.ts'
import { deckName } from '../texts/conditions.ts'
import { voice } from '../texts/effects.ts'
import { isMalefactor, isPlace, type Known, knownIn, placeName, thingName } from '../texts/things.ts'

import type { T } from '../texts/words.ts'
import { abilityOf, cardName } from './cards.ts'

/** The table's facts that an option's words need: a view has all of them, an event only those that it names. */
type Facts = { known: Known; champions?: CaravanView['champions'] }

/** An option in words: a thing, a place, a card, a Slot. The topic gives its meaning. */
export const optionText = (topic: Topic, option: Json, view: CaravanView, t: T): string =>
  optionName(topic, option, { known: knownIn(view), champions: view.champions }, t)

export function optionName(topic: Topic, option: Json, facts: Facts, t: T): string {
  if (option === null) return t('opt.none')
  if (typeof option === 'boolean') return t(option ? 'opt.yes' : 'opt.no')
  if (typeof option === 'number') return numberOption(topic, option, facts, t)
  if (typeof option === 'string') return wordOption(topic, option, facts, t)
  return Array.isArray(option) ? wayText(option, t) : compoundOption(option as Compound, topic, facts, t)
}

/** Questions about the Slots of a board, or the boxes of a Companion. */
const slotTopics: readonly string[] = ['prepare', 'restore', 'expiate', 'yield', 'stun']

function numberOption({ what, labels, champion }: Topic, option: number, facts: Facts, t: T): string {
  if (what === 'option' && Array.isArray(labels)) return nameOf(t, 'choice', String(labels[option]))
  if (!slotTopics.includes(what)) return String(option)
  return isChampion(champion as string)
    ? slotText(facts, champion as Archetype, option, t)
    : t('slot', { n: option + 1 })
}

/** A Slot, with what lies on it: "Slot 2 (Flourish)". */
export function slotText({ champions }: Pick<Facts, 'champions'>, id: Archetype, slot: number, t: T): string {
  if (!champions) return t('slot', { n: slot + 1 })
  const { player, slots } = champions[id]
  if (!player) return t('slot.box', { n: slot + 1 })
  const lying = slots[slot]
  const name = t('slot', { n: slot + 1 })
  if (!lying) return name
  const on = [
    ...(lying.cond ? [t(`slot.${lying.cond}`)] : []),
    ...lying.maneuvers.map(card => nameOf(t, 'maneuver', card)),
  ]
  return on.length === 0 ? name : t('slot.with', { slot: name, on: list(t.lang, on) })
}

const attributes: readonly string[] = ['aggressiveness', 'prowess', 'willpower'] satisfies Attribute[]
const directions: readonly string[] = ['N', 'E', 'S', 'W'] satisfies Dir[]
const common = [
  'yes',
  'no',
  'done',
  'withOthers',
  'use',
  'box',
  'back',
  'go',
  'skip',
  'change',
  'onward',
  'regroup',
  'stop',
  'again',
  'equipment',
  'restart',
  'forward',
  'giveUp',
  'ready',
  'off',
  'look',
  'leave',
] as const
type Common = (typeof common)[number]
const isCommon = (word: string): word is Common => common.some(each => each === word)

function wordOption(topic: Topic, option: string, facts: Facts, t: T): string {
  // What an entry offers is told by the story.
  if (topic.what === 'dilemma' && !isCommon(option)) return t('opt.answer', { option: option.toUpperCase() })
  if (isChampion(option)) return championName(t, option)
  if (isCommon(option)) return t(`opt.${option}`)
  if (directions.includes(option)) return t('dir', { dir: option })
  if (attributes.includes(option)) return t(`attr.${option as Attribute}`)
  if (topic.what === 'path') return nameOf(t, 'path', option)
  if (topic.what === 'objective') return nameOf(t, 'objective', option)
  if (topic.what === 'deck' || topic.what === 'lowestDeck') return deckName(voice(t, null), option)
  if (topic.what === 'pay-sin') return nameOf(t, 'sin', option)
  if (topic.what === 'keep-finding') return nameOf(t, 'finding', String(topic[option]))
  if (topic.what === 'collateral') return abilityText(option, t)
  if (isPlace(option)) return placeName(facts.known, option, t)
  const card = cardName(option, t)
  const isObject = isMalefactor(option) || facts.known(option) !== null
  return card !== '' && !isObject ? card : thingName(facts.known, option, t)
}

function abilityText(key: string, t: T): string {
  const { name, text } = abilityOf(key, t)
  return t('text.labelled', { label: name, text })
}

/** The Areas that a way leads through. */
function wayText(way: readonly Json[], t: T): string {
  if (way.length === 0) return t('opt.stay')
  return way.map(step => (step === 'turn' ? t('opt.turn') : String(step))).join(' \u2192 ')
}

type Compound = {
  target?: string
  deck?: string | null
  card?: Id
  removed?: Id
  slot?: number | null
  champion?: Archetype
  from?: string | number | null
  at?: SpaceId
  lies?: Dir
  sin?: Id
  skipTo?: number
  keep?: true
  out?: Id
  in?: Id
  difficulty?: Difficulty
  seat?: number
  player?: boolean
  store?: Id[]
}

function compoundOption(option: Compound, topic: Topic, facts: Facts, t: T): string {
  const { champion, slot, card } = option
  if (option.target !== undefined) return targetText(option.target, option.deck ?? null, facts, t)
  if (option.removed) return nameOf(t, 'maneuver', option.removed)
  if (option.store) return nameOf(t, 'treasure', option.store.at(-1)!)
  if (option.skipTo !== undefined) return t('opt.skipTo', { circle: nameOf(t, 'circle', String(option.skipTo)) })
  if (option.keep) return t('opt.keepDeck')
  if (option.out && option.in)
    return t('opt.exchange', { out: nameOf(t, 'maneuver', option.out), in: nameOf(t, 'maneuver', option.in) })
  if (option.difficulty) return modeText(option.difficulty, topic, t)
  if (option.sin) return sinPlace(option.sin, slot ?? null, t)
  if (option.at && option.lies) return t('opt.lying', { place: placeName(facts.known, option.at, t), dir: option.lies })
  if (champion && option.seat !== undefined)
    return t('opt.seat', { who: championName(t, champion), player: seatMark(option.seat) })
  if (champion && option.player !== undefined)
    return t(option.player ? 'opt.player' : 'opt.companion', { who: championName(t, champion) })
  if (champion && typeof slot === 'number') return woundPlace(champion, slot, option.from ?? null, facts, t)
  if (card && typeof slot === 'number')
    return t('opt.cardOnSlot', { card: nameOf(t, 'maneuver', card), slot: slotOf(topic, slot, facts, t) })
  if (champion && card) return t('opt.cardOf', { card: nameOf(t, 'maneuver', card), who: championName(t, champion) })
  return t('opt.other')
}

/** R16.6: where several tokens of a Companion could be the Wound, the one that is meant. */
function woundPlace(champion: Archetype, slot: number, from: string | number | null, facts: Facts, t: T): string {
  const place = slotText(facts, champion, slot, t)
  const state = facts.champions?.[champion]
  if (from === null || !state || woundTokens(state).length < 2) return place
  const token = from === slot ? 'here' : String(from)
  return t('slot.token', { slot: place, token, n: typeof from === 'number' ? from + 1 : 0 })
}

/** After a loss it means another try. */
function modeText(difficulty: Difficulty, { what }: Topic, t: T): string {
  const mode = t(`difficulty.${difficulty}`)
  return what === 'retry' ? t('opt.easier', { mode }) : mode
}

function slotOf({ champion }: Topic, slot: number, facts: Facts, t: T): string {
  return isChampion(champion as string) ? slotText(facts, champion as Archetype, slot, t) : t('slot', { n: slot + 1 })
}

/** A deck is named only if there are several. */
function targetText(target: string, deck: string | null, facts: Facts, t: T): string {
  const name = thingName(facts.known, target, t)
  return deck && malefactor(target).decks.length > 1
    ? t('opt.deckOf', { deck: deckName(voice(t, null), deck), who: name })
    : name
}

function sinPlace(sin: Id, slot: number | null, t: T): string {
  const name = nameOf(t, 'sin', sin)
  return slot === null
    ? t('opt.sinInHand', { sin: name })
    : t('opt.sinOnSlot', { sin: name, slot: t('slot', { n: slot + 1 }) })
}
