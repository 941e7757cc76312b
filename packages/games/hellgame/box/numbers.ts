/**
 * Every number of the game, in one place, for authors who tune the prototype. The tables beside it (tiles.ts,
 * spells.ts, curses.ts, events.ts, items.ts) define effects; this file defines amounts.
 */

/** Things that can be held, gained and paid. */
export type Amounts = {
  readonly souls?: number
  readonly demons?: number
  readonly speed?: number
  readonly mana?: number
  readonly curse?: number
}

export const numbers = {
  /** Section 3: each player's start. */
  start: { souls: 3, demons: 3, speed: 1, mana: 0, curse: 0 },
  /**
   * Option `seatGift`: the gift to everybody except the first player, and the number of players from which it applies.
   */
  seatGift: { gain: { souls: 1, speed: 1 }, players: 3 },

  /** 2.8. */
  track: { slots: 9, slot: 1, length: 6, shortest: 3, longest: 9 },
  tokens: { portals: 4, hinderances: 12 },

  /** R3: steps a turn, the least after leaden feet, what a speed token adds, what a permanent one costs and adds. */
  movement: { steps: 2, least: 1, slowed: 1, speedAdds: 2, speedCost: 1, forgeCost: 7, forgeAdds: 1 },
  /** R3.4: circle n costs n souls, the first one that is locked being circle 2. */
  unlocking: { perCircle: 1, least: 1 },
  /** R1.7: how many demons a square has room for; the throne's is an option. */
  places: { plain: 1, factory: 2 },
  /** R6.1. */
  pickUp: { souls: 1 },

  /** 2.3. `revised` says how many more or fewer there are on that board. */
  factories: {
    'F-souls': { count: 6, revised: 0, one: { souls: 2 }, two: { souls: 3 } },
    'F-mixed': { count: 3, revised: 1, one: { souls: 1, speed: 1 }, two: { souls: 2, speed: 1 } },
    'F-demon': { count: 3, revised: 0, one: { demons: 1 }, two: { demons: 1, souls: 1 } },
    'F-speed': { count: 2, revised: 0, one: { speed: 2 }, two: { speed: 3 } },
  },
  /** `planned` is the economy of that option where it differs. */
  sources: {
    'S-souls': { count: 4, gain: { souls: 3 }, planned: { souls: 2 } },
    'S-speed': { count: 2, gain: { speed: 3 }, planned: { speed: 2 } },
    'S-mana': { count: 2, gain: { mana: 1 }, planned: { mana: 1 } },
    'S-demon': { count: 1, gain: { demons: 1 }, planned: { demons: 1 } },
  },
  traders: {
    'T-sell': { count: 2, pay: { demons: 1 }, get: { souls: 3 }, planned: { pay: { demons: 1 }, get: { souls: 4 } } },
    'T-buy': { count: 2, pay: { souls: 2 }, get: { demons: 1 }, planned: { pay: { souls: 1 }, get: { demons: 1 } } },
    'T-ferry': { count: 2, pay: { souls: 1 }, steps: 9 },
    'T-mana': { count: 1, pay: { souls: 2 }, get: { mana: 1 }, planned: { pay: { souls: 1 }, get: { mana: 1 } } },
    'T-speed': { count: 1, pay: { souls: 3 }, get: { speed: 3 }, planned: { pay: { souls: 1 }, get: { speed: 3 } } },
  },

  /** 2.3: event kinds in play, and how many of them have a second tile. */
  events: { kinds: 4, doubled: 2 },
  /** 2.3: items drawn beside those of the source; one fewer on `revised`. */
  items: { drawn: 3, drawnRevised: 2 },
  /** 2.4. */
  spells: {
    inPlay: 3,
    mana: {
      'altered-upkeep': 2,
      'conjure-obstacle': 1,
      'conjure-portal': 2,
      'convert-demon': 1,
      'production-alteration': 1,
      'restore-source': 1,
      'steal-soul': 1,
      'steal-speed': 1,
      'sudden-slowness': 1,
      'time-walk': 2,
      banish: 2,
      reap: 2,
    },
    steal: 1,
    reap: { base: 1, perFactory: 1, most: 5 },
  },
  /** 2.5. */
  curses: { cost: 1, lead: 1, steal: 1, purchase: { pay: { souls: 1 }, get: { demons: 1 } } },
  /** 2.6. */
  eventEffects: {
    stealSouls: 2,
    obstacles: 2,
    levy: { own: { demons: 2 }, others: { demons: 1 } },
    whirlwind: { least: 1, most: 5, lastCircle: 7 },
    portalLastCircle: 8,
    /** `halving`: souls are divided by this, the loss rounded down. */
    halving: 2,
  },
  /** 2.7. */
  itemEffects: {
    boots: { steps: 1 },
    obol: { discount: 1 },
    whip: { count: 1 },
    ledger: { times: 2 },
    pandora: { demon: { demons: 1 }, curse: { curse: 1 } },
  },

  /** R8. */
  upkeep: { gain: { mana: 1 } },
  /** R9.5. */
  dominion: { upkeeps: 7 },
  /** Section 6: points of `dominion`; circles count their own number, from this one up. */
  points: { firstCircle: 2, factory: 2, factoryTwo: 1, throne: 6, soulsPerPoint: 3 },
} as const
