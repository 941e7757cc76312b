import { list } from '@acheron/engine/words'
import { bonusTiles, type TileId } from './box/bonus-tiles.ts'
import { lastStepInfamy, type StepKind } from './box/dante-path.ts'
import { countCap, type Effect, endCubeSpaces } from './box/effects.ts'
import { type FamilyId, familyCard } from './box/families.ts'
import {
  cityWallFee,
  type EndCode,
  endEffect,
  endSide,
  type FraudId,
  type FraudOption,
  type InstantCode,
  instantEffect,
  instantSide,
} from './box/fraud-cards.ts'
import { type GuardianId, gatherMost, returnDrachmas } from './box/guardians.ts'
import { type LocationId, locations, nobleFee } from './box/locations.ts'
import { type PlagueId, plagueCards } from './box/plague-cards.ts'
import {
  bankFlorins,
  bonfirePrices,
  bonfireFlorins as mostAtBonfire,
  cityWallFlorins as mostAtTheWall,
} from './box/prices.ts'
import { type Barrel, panelRewards } from './box/tower.ts'
import { barrelName, coinsText, drachmasText, florinsText, infamyText, sinName, soulsList, type T } from './names.ts'

/** The effect of everything, in short sentences. The amounts come from the box. */

/** The effects of tiles, cards and families, as an order without its full stop. The prompt uses it too. */
export function effectText(effect: Effect, t: T): string {
  const text = plainText(effect, t)
  return 'may' in effect && effect.may ? t('effect.may', { effect: text }) : text
}

function plainText(effect: Effect, t: T): string {
  switch (effect.verb) {
    case 'florins':
      return t('effect.gain', { gain: florinsText(effect.n, t) })
    case 'drachmas':
      return t('effect.gain', { gain: drachmasText(effect.n, t) })
    case 'infamy':
      return t('effect.gain', { gain: infamyText(effect.n, t) })
    case 'skull':
      return t('effect.skull', { sin: sinName(effect.sin, t) })
    case 'home':
      return t('effect.home', { most: effect.most })
    default:
      return t(`effect.${effect.verb}`)
  }
}

const sentence = (text: string, t: T) => t('sentence', { text })

/** One of a fraud card's instant effects, without a full stop. */
export function instantText(code: InstantCode, t: T): string {
  return effectText(instantEffect(code), t)
}

/** One of its effects in the final scoring. */
export function endText(code: EndCode, t: T): string {
  const effect = endEffect(code)
  switch (effect.verb) {
    case 'skull':
      return effectText(effect, t)
    case 'cube':
      return t('effect.end.cube', { sin: sinName(effect.sin, t), n: endCubeSpaces })
    case 'count':
      return t('effect.end.count', { thing: t(`count.${effect.of}`), most: countCap })
  }
}

/** One of the four effects on a fraud card, as a sentence. */
export function cardText(card: FraudId, side: 'instant' | 'end', option: FraudOption, t: T): string {
  const text = side === 'instant' ? instantText(instantSide(card)[option], t) : endText(endSide(card)[option], t)
  return sentence(text, t)
}

/** The barrel that a side of a card needs: "with a wine barrel". */
export function cardNeeds(card: FraudId, side: 'instant' | 'end', t: T): string {
  const { barrel } = side === 'instant' ? instantSide(card) : endSide(card)
  return t(`card.needs.${side}`, { barrel: barrelName(barrel, t) })
}

export function tileText(tile: TileId, t: T): string {
  const effects: readonly Effect[] = bonusTiles[tile].effects
  return effects.map(effect => sentence(effectText(effect, t), t)).join(' ')
}

export function familyText(family: FamilyId, t: T): string {
  const { florins, drachmas, skulls, extra } = familyCard(family)
  const sins = skulls.map(sin => sinName(sin, t))
  const start = t('family.start', {
    coins: coinsText({ florins, drachmas }, t),
    count: sins.length,
    sins: list(t.lang, sins),
  })
  return extra ? `${start} ${sentence(effectText(extra, t), t)}` : start
}

export function plagueText(card: PlagueId, t: T): string {
  return t('plague.text', { souls: soulsList(plagueCards[card], t) })
}

/** The effect of a guardian in its new circle. */
export function guardianText(guardian: GuardianId, t: T): string {
  switch (guardian) {
    case 'cerberus':
      return t('guardian.cerberus.text', { gain: drachmasText(returnDrachmas, t) })
    case 'plutus':
      return t('guardian.plutus.text', { most: gatherMost })
    default:
      return t(`guardian.${guardian}.text`)
  }
}

/** The effect of a member sent to a location. */
export function locationText(location: LocationId, t: T): string {
  switch (location) {
    case 'bank':
      return t('location.bank.text', { base: florinsText(bankFlorins, t) })
    case 'bonfire':
      return t('location.bonfire.text', {
        most: mostAtBonfire,
        guardian: drachmasText(bonfirePrices.guardian, t),
        styx: drachmasText(bonfirePrices.styx, t),
      })
    case 'city-wall':
      return t('location.city-wall.text', { most: mostAtTheWall, fee: drachmasText(cityWallFee, t) })
    default:
      return t(`location.${location}.text`)
  }
}

/** R5.2: the members that may enter, and the price. */
export function accessText(location: LocationId, t: T): string {
  const { access } = locations[location]
  return access === 'free' ? t('access.free') : t('access.special', { fee: florinsText(nobleFee, t) })
}

export const stepName = (kind: StepKind, t: T): string => t(`step.${kind}`)

export function stepText(kind: StepKind, t: T): string {
  return kind === 'E' ? t('step.E.text', { gain: infamyText(lastStepInfamy, t) }) : t(`step.${kind}.text`)
}

/** The reward of the supply panel for a barrel. */
export function panelText(barrel: Barrel, t: T): string {
  const { of, each } = panelRewards[barrel]
  return t('panel.text', { gain: infamyText(each, t), thing: t(`count.${of}`) })
}
