import { describe, expect, it } from 'vitest'
import { canPay } from '../abilities/costs.ts'
import { enterTest } from '../champions/attribute-tests.ts'
import { isDefeated, payVigor, wounds } from '../champions/champion.ts'
import { countCards, misplacedCard } from '../champions/decks.ts'
import { weaponOf } from '../champions/equipment.ts'
import { readyTokens, retrieveTokens, useToken } from '../champions/readiness.ts'
import { sinSource, Table } from './champions-table.ts'

describe('Wounds', () => {
  it.each([2, 8])('A19: %i damage against 2 Vigor is one Wound, on a Slot of choice', n => {
    const table = new Table().board('mercenary', 2, 'cooldown', 0)
    const { champions, fight } = table.state
    champions.mercenary.vigor = 2
    const played = [...champions.mercenary.slots[0]!.maneuvers]
    table.line([{ do: 'damage', to: '#mercenary', n }])
    expect(table.asked).toBe('wound')
    table.choose({ champion: 'mercenary', slot: 0, from: null })
    expect(fight.track).toEqual(['devotee', 'outlaw', 'artist', 'mercenary'])
    expect(champions.mercenary.vigor).toBe(6)
    expect(table.conds('mercenary')).toEqual(['wound', 'cooldown', null])
    expect(champions.mercenary.discard).toEqual(played)
  })

  it('A20: AGGRAVATED damage goes on after the Wound', () => {
    const table = new Table()
    const { champions } = table.state
    champions.mercenary.vigor = 4
    table.line([{ do: 'damage', to: '#mercenary', n: 8, aggravated: true }]).settle()
    expect([wounds(champions.mercenary), champions.mercenary.vigor]).toEqual([1, 2])
    champions.outlaw.vigor = 4
    table.line([{ do: 'damage', to: '#outlaw', n: 12, aggravated: true }]).settle()
    expect([wounds(champions.outlaw), champions.outlaw.vigor]).toEqual([2, 4])
  })

  it('A21: where no unblocked Slot is left STUN counts as FATIGUE, in one packet', () => {
    const table = new Table().board('mercenary', 'wound', 'cooldown', 0)
    table.state.champions.mercenary.vigor = 7
    table.line([{ do: 'stun', to: '#mercenary', n: 3, fatigue: 3 }])
    expect(table.conds('mercenary')).toEqual(['wound', 'cooldown', 'cooldown'])
    expect(table.state.champions.mercenary.vigor).toBe(1)
    expect(table.events.filter(({ e }) => e === 'damageTaken')).toHaveLength(1)
  })

  it('A26: a third Condition defeats; a Cooldown counts when it is flipped', () => {
    for (const last of [1, 'cooldown'] as const) {
      const table = new Table().board('mercenary', 'sin', 'wound', last)
      expect(isDefeated(table.state.champions.mercenary)).toBe(false)
      table.line([{ do: 'wound', to: '#mercenary' }])
      expect(table.state.fight.over?.result).toBe('defeat')
    }
  })

  it('A37: Martyrize takes the Wound over, and nothing else', () => {
    const table = new Table()
    const { fight, champions } = table.state
    fight.track = ['outlaw', 'mercenary', 'devotee', 'artist']
    fight.fighters.devotee.disabled = false
    champions.devotee.vigor = 3
    champions.outlaw.vigor = 1
    table.line([{ do: 'damage', to: '#outlaw', n: 3 }])
    expect(table.asked).toBe('window')
    table.play({ do: 'react', champion: 'devotee', ability: 'devotee/skill/anabelle-1/0' })
    expect(table.options).toEqual([0, 1, 2].map(slot => ({ champion: 'devotee', slot, from: null })))
    table.settle()
    expect(fight.track).toEqual(['mercenary', 'devotee', 'artist', 'outlaw'])
    expect([champions.outlaw.vigor, wounds(champions.outlaw)]).toEqual([6, 0])
    expect([champions.devotee.vigor, wounds(champions.devotee)]).toEqual([3, 1])
  })

  it('R15.4: paying the last point of Vigor costs a Wound', () => {
    const table = new Table()
    table.state.champions.artist.vigor = 2
    payVigor(table.state, 'artist', 2, table.ctx)
    table.go().settle()
    expect([table.state.champions.artist.vigor, wounds(table.state.champions.artist)]).toEqual([6, 1])
  })
})

describe('Cards', () => {
  it('A22: rebuilding the deck draws a Sin', () => {
    const table = new Table().cards('mercenary', 2, 1, 4)
    const { mercenary } = table.state.champions
    table.line([{ do: 'draw', to: 'you', n: 2 }], { you: 'mercenary' })
    expect([mercenary.hand.length, mercenary.sins.length, mercenary.deck.length]).toEqual([3, 1, 4])

    const other = new Table().cards('outlaw', 2, 0, 4)
    const { outlaw } = other.state.champions
    other.line([{ do: 'draw', to: 'you', n: 2 }], { you: 'outlaw' })
    expect([outlaw.hand.length, outlaw.sins.length, outlaw.deck.length]).toEqual([3, 1, 3])
  })

  it('A27: a Sin is yielded to on a Slot without Wound, Sin and Cooldown', () => {
    const table = new Table().board('mercenary', 1, 'cooldown', 0)
    const { mercenary } = table.state.champions
    const [played] = mercenary.slots[0]!.maneuvers
    const at = table.state.decks.sins.indexOf('abstain')
    mercenary.sins.push(...table.state.decks.sins.splice(at, 1))
    table.line([{ do: 'yield' }, { do: 'invigorate', to: 'you', n: 1 }], sinSource('mercenary', 'abstain'))
    expect(table.options).toEqual([0, 2])
    table.choose(0)
    expect(table.conds('mercenary')).toEqual(['sin', 'cooldown', null])
    expect(mercenary.discard).toEqual([played])
    expect([mercenary.sins, mercenary.vigor]).toEqual([[], 7])
  })

  it('R15.7: a hand that is full discards a Maneuver for the Sin; one full of Sins draws none', () => {
    const table = new Table().cards('mercenary', 4, 3, 0)
    const { mercenary } = table.state.champions
    table.line([{ do: 'draw-sin', to: '#mercenary', n: 1 }])
    expect(table.asked).toBe('discard')
    table.choose(mercenary.hand[0]!)
    expect([mercenary.hand.length, mercenary.sins.length]).toEqual([3, 1])
    table.line([{ do: 'draw-sin', to: '#mercenary', n: 5 }]).settle()
    expect([mercenary.hand.length, mercenary.sins.length]).toEqual([0, 4])
  })

  it('R17.7: of two Findings one is kept', () => {
    const table = new Table()
    const { champions, decks } = table.state
    table.line([{ do: 'draw-finding', to: '#artist' }])
    const [old, top] = [champions.artist.equip.finding, decks.findings.at(-1)]
    table.line([{ do: 'draw-finding', to: '#artist' }])
    expect(table.asked).toBe('keep-finding')
    table.choose('old')
    expect([champions.artist.equip.finding, decks.findingDiscard]).toEqual([old, [top]])
  })
})

describe('Companions', () => {
  it('A28: Readiness tokens', () => {
    const table = new Table(['artist'])
    const { artist } = table.state.champions
    table.line([{ do: 'prepare', to: 'you', n: 1 }], { you: 'artist' })
    expect(readyTokens(artist)).toBe(1)
    useToken(table.state, 'artist', 0, table.ctx)
    table.line([{ do: 'wound', to: '#artist' }])
    expect(table.options).toHaveLength(3)
    table.choose({ champion: 'artist', slot: 1, from: 'off' })
    expect([artist.vigor, table.state.fight.track.at(-1)]).toEqual([6, 'artist'])
    retrieveTokens(table.state, 'artist', table.ctx)
    expect(readyTokens(artist)).toBe(1)
    table.line([{ do: 'prepare', to: 'you', n: 1 }], { you: 'artist' })
    expect(readyTokens(artist)).toBe(2)
    table.line([{ do: 'restore', to: '#artist', n: 1 }])
    expect([wounds(artist), artist.readiness.filter(token => token.at === 'off').length]).toEqual([0, 1])
    table.line([{ do: 'stun', to: '#artist', n: 3, fatigue: 2 }])
    expect([readyTokens(artist), artist.vigor]).toEqual([0, 4])
  })
})

describe('Tokens and tests', () => {
  it('A29: at most four of a kind; a token of 2 is two tokens', () => {
    const table = new Table()
    const { tokens } = table.state.champions.devotee
    table.line([
      { do: 'inspire', to: '#devotee', n: 1 },
      { do: 'inspire', to: '#devotee', n: 2 },
    ])
    expect(tokens.inspiration).toBe(3)
    table.line([{ do: 'inspire', to: '#devotee', n: 5 }])
    expect(tokens.inspiration).toBe(4)
    table.line([{ do: 'gain-token', to: '#devotee', attr: 'prowess', n: 9 }])
    expect(tokens.prowess).toBe(9)
  })

  it('INSPIRATION turns Fumbles of a test one by one, while it fails', () => {
    const table = new Table()
    const { devotee } = table.state.champions
    devotee.tokens.inspiration = 2
    table.random.faces = [1, 2, 1, 4]
    enterTest(table.state, 'end', 'devotee', 'aggressiveness', 4, table.ctx)
    table.go()
    expect(table.asked).toBe('test-inspiration')
    table.choose(true).choose(true)
    expect(devotee.tokens.inspiration).toBe(0)
    expect(table.events.at(-1)).toMatchObject({ e: 'testMade', faces: [6, 6, 1, 4], success: true })
  })

  it('R12.10: a Wound sends to the last place, Fierceness moves up one by one', () => {
    const table = new Table()
    table.line([{ do: 'fierceness', to: '#artist', n: 2 }])
    expect(table.state.fight.track).toEqual(['mercenary', 'artist', 'devotee', 'outlaw'])
    table.line([{ do: 'fierceness', to: '#artist', set: 'bottom' }])
    expect(table.state.fight.track).toEqual(['mercenary', 'devotee', 'outlaw', 'artist'])
  })
})

describe('Costs', () => {
  it('all parts are paid, and the amounts of "any" are told', () => {
    const table = new Table().cards('mercenary', 4, 3, 0)
    const { mercenary } = table.state.champions
    expect(canPay(table.state, 'mercenary', { vigor: 7 }, 'card', null)).toBe(false)
    const may: Parameters<Table['line']>[0] = [
      { do: 'may', cost: { vigor: 'any', discard: 2 }, fx: [{ do: 'empower', to: 'you', n: { x: 'paid' } }] },
    ]
    table.line(may, { you: 'mercenary' }).choose('yes')
    expect([table.asked, table.options]).toEqual(['pay-vigor', [1, 2, 3, 4, 5, 6]])
    table.choose(3).choose(mercenary.hand[1]!).choose(mercenary.hand[1]!)
    expect([mercenary.vigor, mercenary.hand.length, mercenary.discard.length]).toEqual([3, 2, 2])
    expect(mercenary.tokens.empower).toBe(3)
  })

  it('a Maneuver cannot be discarded for itself', () => {
    const table = new Table().cards('outlaw', 1, 6, 0)
    const [card] = table.state.champions.outlaw.hand
    expect(canPay(table.state, 'outlaw', { discard: 1 }, card!, null)).toBe(false)
    expect(canPay(table.state, 'outlaw', { discard: 1 }, 'another', null)).toBe(true)
  })
})

describe('The Capybara', () => {
  it('has its own cards until it suffers a Wound; then STUN 3 and an empty hand', () => {
    const table = new Table().cards('mercenary', 3, 3, 1)
    const { fight, champions } = table.state
    fight.fighters.mercenary.disabled = false
    table.line([{ do: 'polymorph', to: '#mercenary' }])
    expect(champions.mercenary.hand.every(card => card.startsWith('cap-'))).toBe(true)
    expect([champions.mercenary.hand.length, champions.mercenary.deck.length]).toEqual([3, 4])
    expect(weaponOf(table.state, 'mercenary')?.id).toBe('sharp-teeth')
    table.line([{ do: 'polymorph', to: '#artist' }])
    expect(fight.fighters.artist.polymorphed).toBe(false)
    table.line([{ do: 'wound', to: '#mercenary' }]).settle()
    expect(fight.fighters.mercenary.polymorphed).toBe(false)
    expect(table.conds('mercenary')).toEqual(['wound', 'cooldown', 'cooldown'])
    expect([champions.mercenary.hand.length, champions.mercenary.deck.length]).toEqual([0, 7])
  })

  it('returns by a RESTORE in place of a Wound, unless it is DISABLED', () => {
    const table = new Table().board('mercenary', 'wound', 'wound', 0)
    const { fight } = table.state
    table.line([{ do: 'polymorph', to: '#mercenary' }])
    table.line([{ do: 'restore', to: '#mercenary', n: 1 }]).settle()
    expect([fight.fighters.mercenary.polymorphed, wounds(table.state.champions.mercenary)]).toEqual([true, 1])
    table.line([{ do: 'enable', to: '#mercenary' }])
    table.line([{ do: 'restore', to: '#mercenary', n: 2 }]).settle()
    expect(fight.fighters.mercenary.polymorphed).toBe(false)
    expect(table.conds('mercenary')).toEqual(['cooldown', 'cooldown', 'cooldown'])
  })
})

describe('Malefactors', () => {
  it('regenerate, receive Arcana and stand up', () => {
    const table = new Table()
    const [id] = Object.keys(table.state.fight.malefactors)
    const [deckId, deck] = Object.entries(table.state.fight.decks).find(([, { owner }]) => owner === id)!
    deck.discard = deck.cards.splice(0)
    table.state.fight.malefactors[id!]!.defeated = true
    table.state.fight.objectives = []
    table.line([{ do: 'regenerate', n: 2 }], { self: id!, deck: deckId })
    expect([deck.cards.length, table.state.fight.malefactors[id!]!.defeated]).toEqual([2, false])
    const arcana = table.state.decks.arcana.length
    table.line([{ do: 'arcana', n: 3 }], { self: id!, deck: deckId })
    expect([deck.cards.length, table.state.decks.arcana.length]).toEqual([5, arcana - 3])
    table.line([{ do: 'enrage', n: 6 }], { self: id!, deck: deckId })
    expect(table.state.fight.malefactors[id!]!.tokens.enrage).toBe(4)
  })
})

describe('Conservation', () => {
  it('no card is lost or made, whatever is done', () => {
    const table = new Table(['artist'])
    table.cards('mercenary', 4, 3, 0).cards('outlaw', 2, 1, 4).cards('devotee', 3, 0, 2)
    const before = countCards(table.state)
    const all = { to: 'each-champion' } as const
    const doings: Parameters<Table['line']>[0] = [
      { do: 'draw', ...all, n: 2 },
      { do: 'draw-sin', ...all, n: 2 },
      { do: 'discard', ...all, n: 2, random: true },
      { do: 'stun', ...all, n: 2, fatigue: 1 },
      { do: 'prepare', ...all, n: 1 },
      { do: 'wound', ...all },
      { do: 'restore', ...all, n: 1 },
      { do: 'expiate', ...all, n: 1 },
      { do: 'remove-sin', ...all, n: 1, from: 'either' },
      { do: 'draw-finding', ...all },
      { do: 'discard-finding', to: '#outlaw' },
      { do: 'recall', ...all, n: 1 },
      { do: 'arcana', deck: 'minos-deck', n: 1 },
      { do: 'regenerate', deck: 'minos-deck', n: 1 },
      { do: 'polymorph', to: '#outlaw' },
      { do: 'unpolymorph', to: '#outlaw' },
    ]
    table.state.fight.objectives = []
    for (let i = 0; i < 400; i++) {
      // Nobody is defeated: surplus Wounds are removed.
      for (const id of ['mercenary', 'outlaw', 'devotee', 'artist'] as const) {
        if (wounds(table.state.champions[id]) > 0) table.line([{ do: 'restore', to: `#${id}`, n: 3 }]).settle()
      }
      table.line([table.random.pick(doings as never)], { you: 'mercenary' }).settle()
      expect(countCards(table.state)).toEqual(before)
      expect(misplacedCard(table.state)).toBeNull()
    }
    expect(table.state.fight.over).toBeNull()
  })
})
