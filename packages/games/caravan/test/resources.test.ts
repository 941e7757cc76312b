import { describe, expect, it } from 'vitest'
import { minionType } from '../box/index.ts'
import type { Effect, Id } from '../box/vocabulary.ts'
import { wounds } from '../champions/champion.ts'
import { Table } from './champions-table.ts'

/** A Malefactor's own deck, and whose it is. */
function deckOf(table: Table): { id: Id; owner: Id } {
  const [id, deck] = Object.entries(table.state.fight.decks).find(([, { owner }]) => owner !== null)!
  return { id, owner: deck.owner! }
}

const go = (do_: Effect): Effect[] => [do_]

describe('K.BEWITCH', () => {
  it('approaches the Fiercest other Champion, then strikes with six dice at whom it reaches', () => {
    const table = new Table()
    const { fight, champions } = table.state
    fight.buildings = {}
    fight.fighters.mercenary.at = 'A1.N'
    fight.fighters.devotee.at = 'C1.N'
    fight.fighters.outlaw.at = 'E3.N'
    fight.fighters.artist.at = 'E3.S'
    champions.devotee.vigor = 12
    table.random.faces = [1, 3, 5, 6, 2, 4]
    table.line(go({ do: 'bewitch', to: '#mercenary' }))
    expect(table.asked).toBe('space')
    table.choose(table.options[0]!)
    expect(fight.fighters.mercenary.at?.slice(0, 2)).toBe('C1')
    expect(champions.devotee.vigor).toBe(6)
  })

  it('does nothing to those it does not reach', () => {
    const table = new Table()
    const { fight, champions } = table.state
    fight.fighters.mercenary.at = 'A1.N'
    for (const id of ['devotee', 'outlaw', 'artist'] as const)
      fight.fighters[id].at = `E3.${id === 'devotee' ? 'N' : id === 'outlaw' ? 'S' : 'W'}`
    table.line(go({ do: 'bewitch', to: '#mercenary' })).settle()
    expect(Object.values(champions).map(({ vigor }) => vigor)).toEqual([6, 6, 6, 6])
  })
})

describe('K.AMASS and Minions', () => {
  it('places as many as there are models, where the Fiercest likes', () => {
    const table = new Table([], { mode: 'quick', startCircle: 4 })
    const { fight } = table.state
    fight.objectives = []
    table.line(go({ do: 'amass', n: 5, minion: 'roller' }))
    expect(table.asked).toBe('amass')
    table.settle()
    expect(Object.keys(fight.minions)).toEqual(['minion-1', 'minion-2', 'minion-3', 'minion-4'])
    expect(new Set(Object.values(fight.minions).map(({ at }) => at)).size).toBe(4)
    expect(minionType('roller').activate).toBeDefined()
    table.line(go({ do: 'minions', fx: [{ do: 'damage', to: '#artist', n: 1 }] })).settle()
    expect(table.state.champions.artist.vigor).toBe(2)
  })
})

describe('K.ACTIVATE', () => {
  it('resolves the top card of another deck, which goes to the bottom', () => {
    const table = new Table()
    const { id } = deckOf(table)
    const deck = table.state.fight.decks[id]!
    const top = 'minos-tail-lash'
    deck.cards.push(...deck.cards.splice(deck.cards.indexOf(top), 1))
    const size = deck.cards.length
    table.line(go({ do: 'activate', deck: id }), { kind: 'event' }).settle()
    expect([deck.playing, deck.cards.length + deck.discard.length]).toEqual([null, size])
    expect(deck.cards[0]).toBe(top)
  })
})

describe('K.RECALL and copy', () => {
  it('takes cards from the Slots back, as many as one likes and the hand allows', () => {
    const table = new Table().cards('artist', 3, 1, 1)
    const { artist } = table.state.champions
    table.line(go({ do: 'recall', to: 'you', n: 2 }), { you: 'artist' })
    expect(table.options).toHaveLength(3)
    table.choose(table.options[0]!)
    expect([artist.hand.length, artist.slots[0]!.maneuvers.length, table.asked]).toEqual([4, 1, undefined])
  })

  it('copies the Lines of a Maneuver on the board of another', () => {
    const table = new Table()
    const { devotee, artist, mercenary } = table.state.champions
    devotee.deck.splice(devotee.deck.indexOf('benediction'), 1)
    devotee.slots[0]!.maneuvers.push('benediction')
    table.line(go({ do: 'copy', from: { of: 'maneuver', where: 'ally-board' } }), {
      kind: 'maneuver',
      card: artist.deck[0]!,
      you: 'artist',
    })
    expect(table.options).toEqual(['mercenary', 'devotee', 'outlaw'])
    table.choose('mercenary')
    expect([mercenary.tokens.empower, mercenary.tokens.inspiration]).toEqual([1, 1])
    expect(devotee.slots[0]!.maneuvers).toEqual(['benediction'])
  })

  it('performs a Maneuver from the hand at once', () => {
    const table = new Table()
    const { devotee } = table.state.champions
    devotee.deck.splice(devotee.deck.indexOf('benediction'), 1)
    devotee.hand.push('benediction')
    table.line(go({ do: 'perform', from: 'hand', cost: { vigor: 1 } }), { you: 'devotee' })
    expect(table.options).toEqual([0, 1, 2].map(slot => ({ card: 'benediction', slot })))
    table.choose({ card: 'benediction', slot: 2 }).choose('outlaw')
    expect([devotee.vigor, devotee.hand, devotee.slots[2]!.maneuvers]).toEqual([5, [], ['benediction']])
    expect(table.state.champions.outlaw.tokens.empower).toBe(1)
  })
})

describe('Mods and costs', () => {
  it('a reaction against STUN lasts for the Line that it interrupts', () => {
    const table = new Table()
    const { champions } = table.state
    champions.mercenary.equip.trait = 'sad-in-the-sweet-air'
    table.line(go({ do: 'stun', to: '#mercenary', n: 1, fatigue: 2 }))
    expect(table.asked).toBe('window')
    table.play({ do: 'react', champion: 'mercenary', ability: 'mercenary/equipment/sad-in-the-sweet-air/0' })
    expect(table.conds('mercenary')).toEqual([null, null, null])
    expect([champions.mercenary.vigor, table.state.fight.mods]).toEqual([5, []])
  })

  it('a BLOCKED Wound is suffered, but not assigned; the Relic is spent', () => {
    const table = new Table()
    const { champions, fight } = table.state
    champions.mercenary.equip.relic = 'charons-rags'
    champions.mercenary.vigor = 1
    table.line(go({ do: 'damage', to: '#mercenary', n: 4 }))
    table.play({ do: 'react', champion: 'mercenary', ability: 'mercenary/equipment/charons-rags/0' })
    expect([champions.mercenary.vigor, wounds(champions.mercenary), champions.mercenary.spent]).toEqual([6, 0, true])
    expect([fight.track.at(-1), table.asked]).toEqual(['mercenary', undefined])
  })

  it('who cannot pay does nothing more of the Line', () => {
    const table = new Table()
    const { outlaw } = table.state.champions
    outlaw.vigor = 2
    table.lines(
      [
        [
          { do: 'pay', vigor: 3 },
          { do: 'empower', to: 'you', n: 1 },
        ],
        [{ do: 'inspire', to: 'you', n: 1 }],
      ],
      { you: 'outlaw' },
    )
    expect([outlaw.vigor, outlaw.tokens.empower, outlaw.tokens.inspiration]).toEqual([2, 0, 1])
  })

  it('a temporary Mod keeps the number of its moment', () => {
    const table = new Table()
    table.line(go({ do: 'mod', mod: 'attack-dice', n: { stat: 'vigor', of: 'you' }, to: 'you', until: 'round-end' }), {
      you: 'outlaw',
    })
    expect(table.state.fight.mods).toMatchObject([
      { mod: { mod: 'attack-dice', n: 6 }, to: ['outlaw'], until: 'round-end' },
    ])
  })
})

describe('Grim', () => {
  it('R15.3: a lowered maximum takes Vigor without a Wound, a lowered limit takes tokens', () => {
    const table = new Table([], { difficulty: 'grim' })
    const { champions, decks } = table.state
    const top = (card: Id) => decks.wounds.push(...decks.wounds.splice(decks.wounds.indexOf(card), 1))
    Object.assign(champions.artist, { vigor: 11 })
    champions.artist.tokens.inspiration = 4
    top('burned-hands')
    table.line(go({ do: 'wound', to: '#artist' })).settle()
    expect(champions.artist.tokens.inspiration).toBe(2)
    champions.artist.vigor = 12
    top('pierced-lung')
    table.line(go({ do: 'stun', to: '#artist', n: 1 })).settle()
    expect(champions.artist.vigor).toBe(12)
    table.line(go({ do: 'wound', to: '#artist' })).settle()
    table.line(go({ do: 'invigorate', to: '#artist', n: 9 }))
    expect(champions.artist.vigor).toBe(8)
  })
})
