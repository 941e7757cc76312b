// The battle board: acceptance cases A10 to A12 and A14 to A18 of section 9, as far as the board is concerned.
import { enter } from '@acheron/engine'
import { describe, expect, test } from 'vitest'
import { arcOf, arcsOf, side } from '../battle-board/arcs.ts'
import { engagedWith, flanks, here } from '../battle-board/engagement.ts'
import { areas, beyond, distance, isCorner, isEdge, neighbours, turned } from '../battle-board/places.ts'
import { freeSpaces, levelOf, occupant, range } from '../battle-board/standing.ts'
import { type Gait, groundOf, type Node, nextNodes } from '../movement/ground.ts'
import { leaps } from '../movement/leaps.ts'
import { approachRoutes, distanceRoutes, straightRoute } from '../movement/routes.ts'
import type { FightingState } from '../state.ts'
import { arena, foe, pillar, play, playing, run, stairs } from './board-arena.ts'

const names = (routes: Node[][]): string[] => routes.map(route => route.join('-')).sort()

describe('2.3, R8: the board', () => {
  test('fifteen Areas, 22 edges, no diagonals', () => {
    expect(areas.join(' ')).toBe('A1 B1 C1 D1 E1 A2 B2 C2 D2 E2 A3 B3 C3 D3 E3')
    expect(areas.flatMap(neighbours)).toHaveLength(44)
    expect(areas.filter(isCorner)).toEqual(['A1', 'E1', 'A3', 'E3'])
    expect(areas.filter(area => !isEdge(area))).toEqual(['B2', 'C2', 'D2'])
    expect([beyond('C2', 'N'), beyond('C1', 'N'), turned('N', 270), distance('A1', 'C3')]).toEqual(['C1', null, 'W', 4])
  })

  test('Free Spaces: no Small Character and no Furniture; Stairs do not count; a Collapsed large Pillar takes two', () => {
    const fallen = { ...pillar('B2.N', 'large'), standing: false, lies: 'W' as const }
    const { fight } = arena({ at: { artist: 'B2.S' }, pieces: { p: fallen, s: stairs('B2.E') } })
    expect(freeSpaces(fight, 'B2')).toEqual(['B2.E'])
    expect([occupant(fight, 'B2.W'), occupant(fight, 'B2.S'), occupant(fight, 'B2.E')]).toEqual(['p', 'artist', null])
  })

  test('A12: arcs are cut by the diagonals', () => {
    const state = arena({ at: { outlaw: 'D3.N', artist: 'D3.W' } })
    expect([arcOf(state, 'minos', 'outlaw'), side(state, 'minos', 'outlaw')]).toEqual(['E', 'left'])
    expect([arcOf(state, 'minos', 'artist'), side(state, 'minos', 'artist')]).toEqual(['S', 'front'])
  })

  test('ruling 104: a Malefactor on an exact diagonal is in two arcs', () => {
    const state = arena({ malefactors: { minos: foe('C2', 'S'), pasiphae: foe('D1', 'W') } })
    expect(arcsOf(state, 'minos', 'pasiphae')).toEqual(['N', 'E'])
  })

  test('A18: Engaged in the same Area, not on top of a Pillar; Range is orthogonal and ignores Levels', () => {
    const pieces = { p: pillar('C2.N') }
    const state = arena({ at: { artist: 'C2.E', outlaw: 'B1.S', devotee: 'A1.N', mercenary: 'top:p' }, pieces })
    expect(engagedWith(state, 'artist')).toEqual(['minos'])
    expect(engagedWith(state, 'outlaw')).toEqual([])
    expect([engagedWith(state, 'mercenary'), here(state, 'minos', 'mercenary')]).toEqual([[], true])
    state.fight.malefactors.minos!.at = 'B2'
    expect(range(state, 'devotee', 'minos')).toBe(2)
    state.fight.malefactors.minos!.at = 'C1'
    state.fight.buildings.C1 = 1
    state.fight.fighters.outlaw.at = 'C3.N'
    expect(range(state, 'outlaw', 'minos')).toBe(2)
    expect([levelOf(state, 'minos'), levelOf(state, 'mercenary'), levelOf(state, 'outlaw')]).toEqual([1, 1, 0])
  })

  test('R8.11: FLANK from opposite Spaces; of the OVERSIZED from opposite Areas', () => {
    const state = arena({ at: { artist: 'C2.E', mercenary: 'C2.W', outlaw: 'C2.N' } })
    expect([flanks(state, 'artist', 'minos'), flanks(state, 'outlaw', 'minos')]).toEqual([true, false])
    const large = arena({
      at: { artist: 'B2.N', mercenary: 'D2.S', outlaw: 'C1.N' },
      malefactors: { lucifer: foe('C2', 'S') },
    })
    expect(engagedWith(large, 'artist')).toEqual(['lucifer'])
    expect([flanks(large, 'artist', 'lucifer'), flanks(large, 'outlaw', 'lucifer')]).toEqual([true, false])
    expect(freeSpaces(large.fight, 'C2')).toEqual([])
  })
})

describe('R9.3: Levels of a step', () => {
  const outlawSteps = (state: FightingState, climb = false) => nextNodes(groundOf(state, 'outlaw', { climb })!, 'B2')

  test('A10: up a Building by Stairs or with CLIMB', () => {
    const state = arena({ at: { outlaw: 'B2.N' }, buildings: { C2: 1 } })
    expect(outlawSteps(state)).not.toContain('C2')
    expect(outlawSteps(state, true)).toContain('C2')
    state.fight.pieces.s = stairs('B2.E')
    expect(outlawSteps(state)).toContain('C2')
    state.fight.buildings.C2 = 2
    expect(outlawSteps(state, true)).not.toContain('C2')
  })

  test('K.CLIMB goes up from the lowest Level of the MOVE only, and nothing rises above it', () => {
    const state = arena({ at: { outlaw: 'B2.N' }, buildings: { B2: 1, C2: 2 } })
    const steps = (gait: Gait) => nextNodes(groundOf(state, 'outlaw', { climb: true, ...gait })!, 'B2')
    expect(steps({})).toContain('C2')
    expect(steps({ low: 0 })).not.toContain('C2')
    state.fight.pieces.s = stairs('B2.E')
    expect(steps({ low: 0 })).toContain('C2')
    expect(steps({ climbed: true, top: 1 })).not.toContain('C2')
    expect(steps({ climbed: true })).toContain('C2')
  })

  test('R11.8: the Artist may be Stairs for the others', () => {
    const state = arena({ at: { outlaw: 'B2.N', artist: 'C2.W' }, buildings: { C2: 1 } })
    state.fight.mods = [{ mod: { mod: 'improvised-stairs' }, to: ['artist'], until: 'round-end', serial: 0 }]
    expect(outlawSteps(state)).toContain('C2')
    expect(nextNodes(groundOf(state, 'minos')!, 'B2')).toContain('C2')
    state.fight.fighters.artist.at = 'C2.N'
    expect(outlawSteps(state)).not.toContain('C2')
  })

  test('R9.4: an OVERSIZED Malefactor lets nobody in, an occupied Pillar neither', () => {
    const state = arena({
      at: { outlaw: 'B2.N', artist: 'top:p' },
      malefactors: { lucifer: foe('C2', 'S') },
      pieces: { p: pillar('B1.N') },
    })
    expect(nextNodes(groundOf(state, 'outlaw', { climb: true })!, 'B2')).toEqual(['B1', 'B3', 'A2'])
  })
})

describe('R9.8 to R9.10: where Malefactors go', () => {
  test('A14: three routes, the first steps of all shortest ones', () => {
    const state = arena({ at: { mercenary: 'E1.S' }, buildings: { C2: 1 }, pieces: { s: stairs('D2.W') } })
    expect(names(approachRoutes(state, 'minos', 'mercenary', 2))).toEqual(['C1-D1', 'D2-D1', 'D2-E2'])
  })

  test('A15: up the Stairs; without them to the nearest Area', () => {
    const state = arena({
      at: { mercenary: 'C2.N' },
      malefactors: { minos: foe('E2', 'W') },
      buildings: { C2: 1 },
      pieces: { s: stairs('D2.W') },
    })
    expect(names(approachRoutes(state, 'minos', 'mercenary', 1))).toEqual(['D2'])
    expect(names(approachRoutes(state, 'minos', 'mercenary', 2))).toEqual(['D2-C2'])
    state.fight.pieces = {}
    expect(names(approachRoutes(state, 'minos', 'mercenary', 2))).toEqual(['D2'])
    expect(names(approachRoutes(state, 'minos', 'mercenary', 2, { destroyer: true }))).toEqual(['D2-C2'])
  })

  test('A16: away from somebody; a Building only with CLIMB', () => {
    const state = arena({ at: { mercenary: 'C3.W' }, malefactors: { minos: foe('C3', 'S') }, buildings: { C2: 1 } })
    expect(names(distanceRoutes(state, 'minos', 'mercenary', 1))).toEqual(['B3', 'D3'])
    expect(names(distanceRoutes(state, 'minos', 'mercenary', 1, { climb: true }))).toEqual(['B3', 'C2', 'D3'])
  })

  test('R9.9: in a corner nothing is farther; what is as far is gone to if the points are enough', () => {
    const state = arena({ at: { mercenary: 'A2.N' }, malefactors: { minos: foe('E3', 'S') } })
    expect(distanceRoutes(state, 'minos', 'mercenary', 1)).toEqual([])
    expect(names(distanceRoutes(state, 'minos', 'mercenary', 2))).toEqual(['E2-E1'])
    state.fight.buildings.E1 = 1
    expect(distanceRoutes(state, 'minos', 'mercenary', 2)).toEqual([])
  })

  test('R9.9: a Minion without room in the Area that is as far does not come nearer', () => {
    const state = arena({
      at: { mercenary: 'A2.N', outlaw: 'E1.E', devotee: 'E1.S', artist: 'E1.W' },
      minions: {
        'minion-1': { type: 'roller', at: 'E3.N', heldBy: null },
        'minion-2': { type: 'roller', at: 'E1.N', heldBy: null },
      },
    })
    expect(distanceRoutes(state, 'minion-1', 'mercenary', 2)).toEqual([])
    delete state.fight.minions['minion-2']
    expect(names(distanceRoutes(state, 'minion-1', 'mercenary', 2))).toEqual(['E2-E1'])
  })

  test('K.CLIMB: together with Stairs it leads nobody two Levels up, whichever comes first', () => {
    const state = arena({
      at: { mercenary: 'C1.N' },
      malefactors: { minos: foe('A1', 'E') },
      buildings: { B1: 1, C1: 2 },
      pieces: { s: stairs('A1.E') },
    })
    const routes = () => names(approachRoutes(state, 'minos', 'mercenary', 2, { climb: true }))
    expect(routes()).toEqual(['B1'])
    state.fight.pieces = { s: stairs('B1.E') }
    expect(routes()).toEqual(['B1'])
    state.fight.pieces.r = stairs('A1.E')
    expect(routes()).toEqual(['B1-C1'])
  })

  test('A17: a Straight Line turns at the edge and at walls', () => {
    const state = arena({ malefactors: { minos: foe('C2', 'E') } })
    expect(straightRoute(state, 'minos', 3)).toEqual(['D2', 'E2', 'turn'])
    expect(straightRoute(state, 'minos', 5)).toEqual(['D2', 'E2', 'turn', 'D2', 'C2'])
    state.fight.buildings.D2 = 1
    expect(straightRoute(state, 'minos', 3)).toEqual(['turn', 'B2', 'A2'])
    expect(straightRoute(state, 'minos', 3, { destroyer: true })).toEqual(['D2', 'E2', 'turn'])
  })

  test('ruling 110: the OVERSIZED stop beside the target, with DESTROYER they trample it', () => {
    const state = arena({ at: { mercenary: 'C3.N' }, malefactors: { lucifer: foe('C1', 'S') } })
    expect(names(approachRoutes(state, 'lucifer', 'mercenary', 3))).toEqual(['C2'])
    expect(names(approachRoutes(state, 'lucifer', 'mercenary', 3, { destroyer: true }))).toEqual(['C2-C3'])
    state.fight.malefactors.lucifer!.at = 'C2'
    expect(approachRoutes(state, 'lucifer', 'mercenary', 3)).toEqual([])
  })

  test('R9.14: a Minion stops where it finds room', () => {
    const state = arena({
      at: { mercenary: 'A1.N', outlaw: 'A1.E', devotee: 'A1.S', artist: 'A1.W' },
      minions: { 'minion-1': { type: 'roller', at: 'C1.N', heldBy: null } },
    })
    expect(names(approachRoutes(state, 'minion-1', 'mercenary', 3))).toEqual(['B1'])
  })
})

describe('R9.1: a Champion MOVES step by step', () => {
  const begin = (state: FightingState, points: number, climb = false) => {
    playing(state, { kind: 'rule', card: 'rule', you: 'outlaw', self: null })
    const from = state.fight.fighters.outlaw.at!
    enter(state, { kind: 'move', mover: 'outlaw', points, climb, away: false, path: [], from, step: 'begin' })
    return run(state)
  }
  const suffered = (state: FightingState) => {
    const [card] = state.flow
    return card?.kind === 'card' ? card.packets.map(({ victim, suffered }) => [victim, suffered]) : null
  }

  test('with one point: a neighbouring Area, another Space, or none', () => {
    const state = arena({ at: { outlaw: 'A1.N', artist: 'A1.W' } })
    const moves = begin(state, 1).map(move => (move.do === 'step' ? move.to : move.do === 'stand' ? move.at : '?'))
    expect(moves).toEqual(['B1', 'A2', 'A1.N', 'A1.E', 'A1.S'])
    play(state, { do: 'step', to: 'B1' })
    expect(play(state, { do: 'stand', at: 'B1.S' })).toEqual([])
    expect(state.fight.fighters.outlaw.at).toBe('B1.S')
    const [card] = state.flow
    expect(card?.kind === 'card' && card.bound.through).toEqual(['B1'])
  })

  test('a full Area is passed through, not ended in', () => {
    const pieces = { a: { kind: 'ark', at: 'B1.N' }, b: { kind: 'ark', at: 'B1.E' } } as const
    const full = { ...pieces, c: { kind: 'ark', at: 'B1.S' }, d: { kind: 'ark', at: 'B1.W' } } as const
    const state = arena({ at: { outlaw: 'A1.N' }, pieces: full })
    expect(begin(state, 1)).not.toContainEqual({ do: 'step', to: 'B1' })
    const two = arena({ at: { outlaw: 'A1.N' }, pieces: full })
    expect(begin(two, 2)).toContainEqual({ do: 'step', to: 'B1' })
    expect(play(two, { do: 'step', to: 'B1' }).map(move => move.do)).toEqual(['step', 'step', 'step'])
  })

  test('A11: from the top of a Pillar', () => {
    const from = (size: 'small' | 'large', to: 'C2' | 'A2', climb = false) => {
      const pieces = { p: pillar('B2.E', size) }
      const state = arena({ at: { outlaw: 'top:p' }, pieces, buildings: { C2: 1 }, malefactors: {} })
      begin(state, 1, climb)
      play(state, { do: 'step', to })
      play(state, { do: 'stand', at: `${to}.S` })
      return suffered(state)
    }
    expect(from('small', 'C2')).toEqual([])
    expect(from('small', 'A2')).toEqual([['outlaw', 2]])
    expect(from('large', 'A2')).toEqual([['outlaw', 4]])
    expect(from('large', 'A2', true)).toEqual([['outlaw', 2]])
  })

  test('R11.12: a LEAP leads to tops and Buildings, one Level up or down', () => {
    const pieces = { p: pillar('B2.E'), q: pillar('B1.N', 'large'), r: pillar('A2.N'), far: pillar('D2.N') }
    const state = arena({ at: { outlaw: 'top:p', artist: 'top:r' }, pieces, buildings: { C2: 2, B3: 3 } })
    expect(leaps(state, 'outlaw')).toEqual(['top:q', 'C2.N', 'C2.E', 'C2.S', 'C2.W'])
    state.fight.fighters.outlaw.at = 'B2.N'
    expect(leaps(state, 'outlaw')).toEqual([])
  })
})

describe('R9.11: stepping into an Area', () => {
  const walk = (state: FightingState, route: (Node | 'turn')[], destroyer: number | null = null, mover = 'minos') => {
    const card = playing(state)
    enter(state, { kind: 'route', mover, route: route as 'turn'[], at: 0, step: 'begin', destroyer, climb: false })
    return { card, moves: run(state) }
  }

  test('A17: he goes as far as the Straight Line says, and faces W', () => {
    const state = arena({ malefactors: { minos: foe('C2', 'E') } })
    const { card } = walk(state, ['D2', 'E2', 'turn'])
    expect(state.fight.malefactors.minos).toMatchObject({ at: 'E2', facing: 'W' })
    expect(card.bound.through).toEqual(['D2', 'E2'])
  })

  test('ruling 5: Malefactors fall by the option only', () => {
    const state = arena({ buildings: { C2: 1 } })
    expect(walk(state, ['C1', 'D1']).card.packets).toEqual([])
    const falling = arena({ buildings: { C2: 1 } })
    falling.options = { ...falling.options, malefactorsFall: 'on' }
    expect(walk(falling, ['C1', 'D1']).card).toMatchObject({
      packets: [{ victim: 'minos', suffered: 2 }],
      bound: { levels: 1 },
    })
  })

  test('A36: a Trap takes a card, and the MOVE goes on', () => {
    const state = arena({ traps: { D2: 'outlaw' } })
    state.fight.decks['minos-deck']!.cards = ['minos-haul', 'minos-tackle']
    walk(state, ['D2', 'E2'])
    expect(state.fight).toMatchObject({ traps: {}, malefactors: { minos: { at: 'E2' } } })
    expect(state.fight.decks['minos-deck']!.cards).toHaveLength(1)
  })

  test('A36: the last card: defeated at once, no further step', () => {
    const state = arena({ traps: { D2: 'outlaw' } })
    walk(state, ['D2', 'E2'])
    expect(state.fight.malefactors.minos).toMatchObject({ at: 'D2', defeated: true })
  })

  test('R11.11: a Palisade on the near side wounds and stops him; one on another side does not', () => {
    const state = arena({ pieces: { a: { kind: 'palisade', at: 'D2.E' }, b: { kind: 'palisade', at: 'E2.W' } } })
    state.fight.decks['minos-deck']!.cards = ['minos-haul', 'minos-tackle']
    walk(state, ['D2', 'E2', 'E1'])
    expect(state.fight.malefactors.minos!.at).toBe('E2')
    expect(state.fight.decks['minos-deck']!.cards).toHaveLength(1)
    expect(Object.values(state.fight.pieces).filter(piece => piece.at !== null)).toHaveLength(1)
  })

  test('R9.12: another Malefactor is SHOVED where the Fiercest says', () => {
    const state = arena({ at: { mercenary: 'A1.N' }, malefactors: { minos: foe('C2', 'E'), pasiphae: foe('E1', 'W') } })
    const { moves } = walk(state, ['E2', 'E1'])
    expect(moves.map(move => move.do === 'choose' && move.option).sort()).toEqual(['D1', 'E2'])
    play(state, { do: 'choose', option: 'D1' })
    expect(state.fight.malefactors).toMatchObject({ minos: { at: 'E1' }, pasiphae: { at: 'D1' } })
  })

  test('R9.12: hemmed in by walls it goes where the other one came from', () => {
    const state = arena({
      malefactors: { minos: foe('E2', 'N'), pasiphae: foe('E1', 'W') },
      buildings: { D1: 1, E2: 1 },
    })
    walk(state, ['E1'])
    expect(state.fight.malefactors).toMatchObject({ minos: { at: 'E1' }, pasiphae: { at: 'E2' } })
  })

  test('R9.13: with DESTROYER everybody is SHOVED out of the way and hurt, and Buildings are DESTROYED', () => {
    const state = arena({ at: { outlaw: 'D2.N' }, malefactors: { minos: foe('C2', 'E') }, buildings: { D2: 1 } })
    const { card, moves } = walk(state, ['D2', 'E2'], 3)
    const options = moves.map(move => String(move.do === 'choose' && move.option).slice(0, 2))
    expect([...new Set(options)].sort()).toEqual(['C2', 'D1', 'D3'])
    play(state, { do: 'choose', option: 'D1.S' })
    expect(state.fight).toMatchObject({ buildings: {}, malefactors: { minos: { at: 'E2' } } })
    expect(card.packets).toMatchObject([{ victim: 'outlaw', inflicted: 3, suffered: 0 }])
  })

  test('R9.13: an OVERSIZED Malefactor leaves nothing in its Area, Stairs and Buildings least of all', () => {
    const pieces = { s: stairs('D2.W'), a: { kind: 'ark', at: 'D2.N' } } as const
    const state = arena({ malefactors: { lucifer: foe('C2', 'E') }, buildings: { D2: 1, C1: 1 }, pieces })
    const { moves } = walk(state, ['D2', 'E2'], null, 'lucifer')
    expect(new Set(moves.map(move => move.do === 'choose' && String(move.option).slice(0, 2)))).toEqual(
      new Set(['C2', 'D1', 'D3']),
    )
    play(state, { do: 'choose', option: 'D3.N' })
    expect(state.fight).toMatchObject({ buildings: { C1: 1 }, malefactors: { lucifer: { at: 'E2' } } })
    expect(Object.values(state.fight.pieces).filter(piece => piece.at !== null)).toEqual([{ kind: 'ark', at: 'D3.N' }])
  })

  test('R11.11: any Palisade of the Area stops an OVERSIZED Malefactor; it is not SHOVED', () => {
    const state = arena({
      malefactors: { lucifer: foe('C2', 'E') },
      pieces: { p: { kind: 'palisade', at: 'D2.E' } },
    })
    expect(walk(state, ['D2', 'E2'], null, 'lucifer').moves).toEqual([])
    expect(state.fight.malefactors.lucifer!.at).toBe('D2')
    expect(Object.values(state.fight.pieces).filter(piece => piece.at !== null)).toEqual([])
  })

  test('R9.14: a Minion takes a Space that the Fiercest chooses', () => {
    const state = arena({ minions: { 'minion-1': { type: 'roller', at: 'C1.N', heldBy: null } } })
    const { moves } = walk(state, ['B1'], null, 'minion-1')
    expect(moves).toHaveLength(4)
    play(state, { do: 'choose', option: 'B1.S' })
    expect(state.fight.minions['minion-1']!.at).toBe('B1.S')
  })
})
