import { companionSides } from '../box/companions.ts'
import {
  actionCard,
  arcanaCard,
  championCard,
  eventCard,
  finding,
  malefactor,
  maneuver,
  minionType,
  sin,
  treasure,
  wound,
} from '../box/index.ts'
import { idName } from '../box/names.ts'
import type { Ability, CustomPiece, Id, Line, Lines, Maneuver } from '../box/vocabulary.ts'
import { cardInProgress } from '../cards/card.ts'
import { linesOf } from '../cards/lines.ts'
import type { CardSide } from '../events.ts'
import type { CaravanView } from '../state.ts'
import { abilityText, triggerText } from './abilities.ts'
import { condText } from './conditions.ts'
import { costText } from './costs.ts'
import { clauses, voice } from './effects.ts'
import { inside, sentences, together } from './prose.ts'
import { noun, type Voice } from './voice.ts'
import type { T } from './words.ts'

/**
 * The rule text of a card, made from its data: a paragraph for each numbered Line, property or skill. No text is
 * stored, so text and effect cannot differ.
 */
export type CardText = readonly string[]

/** Lines with their numbers; a card with a single one has none. */
function lines(speaking: Voice, all: Lines): string[] {
  const { t } = speaking
  const texts = all.map(line => lineText(speaking, line)).filter(text => text !== '')
  return texts.length === 1 ? texts : texts.map((text, i) => t('card.line', { n: i + 1, text }))
}

const lineText = (speaking: Voice, line: Line): string => sentences(clauses(speaking, line), speaking.t)

const abilities = (speaking: Voice, all: readonly Ability[]): string[] =>
  all.map(ability => abilityText(speaking, ability))

function stance(speaking: Voice, all: readonly Ability[] | undefined): string[] {
  return abilities(speaking, all ?? []).map(text => speaking.t('card.stance', { text }))
}

export function maneuverText(card: Pick<Maneuver, 'lines' | 'restriction' | 'stance' | 'ultimate'>, t: T): CardText {
  const speaking = voice(t, null)
  const { restriction } = card
  const wanted = [
    ...(restriction?.cost ? [costText(speaking, restriction.cost)] : []),
    ...(restriction?.if ? [t('text.if', { cond: condText(speaking, restriction.if) })] : []),
  ]
  return [
    ...(wanted.length > 0 ? [sentences([t('card.restriction', { text: together(wanted) })], t)] : []),
    ...lines(speaking, card.lines),
    ...stance(speaking, card.stance),
    ...(card.ultimate ? [t('card.ultimate')] : []),
  ]
}

/** A Maneuver of a deck, or of a Companion's card. */
export function maneuverCardText(id: Id, t: T): CardText {
  const companions = companionSides.flatMap(side => side.maneuvers)
  return maneuverText(companions.find(each => each.id === id) ?? maneuver(id), t)
}

const named = (t: T, id: Id) => noun(inside(idName(t, id)))

/** The Malefactor a deck belongs to is called by its name. */
export function actionText(id: Id, owner: Id, side: 'action' | 'counter', t: T): CardText {
  return lines(voice(t, named(t, owner)), actionCard(id)[side])
}

/** Each Line of the side of a card that is turned over; one that says nothing is empty. */
export function cardLines(id: Id, owner: Id | null, side: CardSide, t: T): CardText {
  const speaking = voice(t, owner === null || side === 'arcana' ? noun(t('ref.self')) : named(t, owner))
  return linesOf(id, side).map(line => lineText(speaking, line))
}

/** The Line that is being carried out, in words; empty where no card is. */
export function lineInProgress(view: CaravanView, t: T): string {
  const card = cardInProgress(view)
  const line = card?.lines[card.line]
  if (!card || !line) return ''
  const { kind, self } = card.source
  const theirs = kind === 'arcana' || kind === 'event' || (kind === 'action' && self === null)
  return lineText(voice(t, theirs ? noun(t('ref.self')) : self === null ? null : named(t, self)), line)
}

export const arcanaText = (id: Id, t: T): CardText => lines(voice(t, noun(t('ref.self'))), arcanaCard(id).lines)

export function eventText(id: Id, t: T): CardText {
  const card = eventCard(id)
  return [...lines(voice(t, noun(t('ref.self'))), card.lines), ...(card.store ? [t('card.store')] : [])]
}

/** The effect of a Treasure; for a weapon also its power and Range. */
export function treasureText(id: Id, t: T): CardText {
  const card = treasure(id)
  const speaking = voice(t, null)
  return [...(card.type === 'weapon' ? [weaponText(card, t)] : []), ...abilities(speaking, card.properties)]
}

type WeaponCard = Extract<ReturnType<typeof treasure>, { type: 'weapon' }>

/** R13.1. */
function weaponText({ proficiency, power, range }: WeaponCard, t: T): string {
  const reach = range ?? (proficiency === 'melee' ? 0 : proficiency === 'ranged' ? 3 : 'unlimited')
  return t(`card.weapon.${proficiency}`, {
    power,
    range: reach === 'unlimited' ? t('card.unlimited') : t('card.range', { n: reach }),
  })
}

export const findingText = (id: Id, t: T): CardText => abilities(voice(t, null), [finding(id).use])

export function sinText(id: Id, t: T): CardText {
  const { reaction, whileOnBoard = [], playable } = sin(id)
  const speaking = voice(t, null)
  const when = triggerText(speaking, reaction.on)
  const fx = together(clauses(speaking, reaction.fx))
  const condition = reaction.if ? t('text.if', { cond: condText(speaking, reaction.if) }) : null
  const text = condition ? t('text.labelled', { label: condition, text: fx }) : fx
  return [
    sentences([t('card.yield', { when, fx: text })], t),
    ...abilities(speaking, whileOnBoard).map(each => t('card.onBoard', { text: each })),
    ...(playable ? [t('card.playable')] : []),
  ]
}

/** The effect of a Wound on its Champion in Grim mode (R20.3). */
export const woundText = (id: Id, t: T): CardText => abilities(voice(t, null), wound(id).grim)

/** The skills that a Champion card brings, one after another. */
export const championSkills = (card: Id, t: T): CardText => abilities(voice(t, null), championCard(card).skills)

export const malefactorSkills = (id: Id, t: T): CardText => abilities(voice(t, named(t, id)), malefactor(id).skills)

export function minionText(id: Id, t: T): CardText {
  const { sturdiness, engages, skills = [], activate = [] } = minionType(id)
  const speaking = voice(t, noun(t('ref.minion')))
  return [
    t('card.minion', { n: sturdiness }),
    ...(engages ? [t('card.engages')] : []),
    ...abilities(speaking, skills),
    ...lines(speaking, activate),
  ]
}

/** A piece of a Confrontation: what INTERACT and Hits do to it. */
export function pieceText(piece: Pick<CustomPiece, 'interact' | 'destroyed' | 'hits' | 'struck'>, t: T): CardText {
  const speaking = voice(t, null)
  const texts: string[] = []
  if (piece.interact) texts.push(t('card.interact', { text: lineText(speaking, piece.interact) }))
  if (piece.hits !== undefined && piece.struck)
    texts.push(t('card.struck', { n: piece.hits, text: lineText(speaking, piece.struck) }))
  if (piece.destroyed)
    texts.push(
      piece.destroyed.length === 0
        ? t('card.lasting')
        : t('card.destroyed', { text: lineText(speaking, piece.destroyed) }),
    )
  return texts
}
