import type { Chance } from '@acheron/engine'
import { isArcana } from '../box/index.ts'
import { archetypes, type CaravanState } from '../state.ts'

/** R7.6: what a Confrontation leaves behind; Arcana, Sins and Wounds return to their decks. */
export function clearFight(state: CaravanState, random: Chance): void {
  const { decks, fight, champions } = state
  if (!fight) return
  for (const { cards, discard, playing } of Object.values(fight.decks)) {
    const all = [...cards, ...discard, ...(playing === null ? [] : [playing])]
    decks.arcana.push(...all.filter(isArcana))
  }
  for (const id of archetypes) {
    const champion = champions[id]
    for (const slot of champion.slots) {
      if (slot.card !== null) decks[slot.cond === 'sin' ? 'sinDiscard' : 'wounds'].push(slot.card)
      Object.assign(slot, { cond: null, card: null, maneuvers: [] })
    }
    decks.sinDiscard.push(...champion.sins.splice(0))
    if (champion.equip.finding !== null) decks.findingDiscard.push(champion.equip.finding)
    champion.equip.finding = null
    champion.spent = false
    champion.stored = []
    champion.hand = []
    champion.discard = []
    champion.deck = champion.player ? random.shuffle([...champion.maneuvers]) : []
    champion.readiness = champion.readiness.map(() => ({ side: 'cooldown', at: 'off' }))
    champion.tokens = { empower: 0, inspiration: 0, aggressiveness: 0, prowess: 0, willpower: 0 }
  }
  random.shuffle(decks.arcana)
  random.shuffle(decks.wounds)
  decks.sins = random.shuffle([...decks.sins, ...decks.sinDiscard.splice(0)])
  decks.findings = random.shuffle([...decks.findings, ...decks.findingDiscard.splice(0)])
  state.fight = null
}
