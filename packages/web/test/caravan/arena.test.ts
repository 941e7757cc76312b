// The drawing of the arena: what is in front, what is hidden, where Malefactors look, and the way of whoever travels.

import {
  type AreaId,
  areas,
  type CaravanEvent,
  dirs,
  type FightingView,
  isFighting,
  type SpaceId,
  spaceOf,
} from '@acheron/games/caravan/board.ts'
import { expect, test } from 'vitest'
import { arcEdges, arcOf } from '../../src/games/caravan/stage/arena/facing.ts'
import { hiddenIn } from '../../src/games/caravan/stage/arena/hidden.ts'
import { footOf, middle, project, type Turn } from '../../src/games/caravan/stage/arena/iso.ts'
import { pricesOf, wayOf } from '../../src/games/caravan/stage/arena/prices.ts'
import { type Drawn, inDepth, scene } from '../../src/games/caravan/stage/arena/scene.ts'
import { journey, type Stop, stopsOf } from '../../src/games/caravan/stage/arena/travel.ts'
import { positions } from './games.ts'

const turns: readonly Turn[] = [0, 1, 2, 3]

/** A fight with nothing in it but what a test puts there. */
function bare(change: (fight: FightingView['fight']) => void): FightingView {
  const [first] = positions(1)
  const view = structuredClone(first!.view)
  if (!isFighting(view)) throw new Error('no fight')
  const { fight } = view
  fight.buildings = {}
  fight.pieces = {}
  fight.minions = {}
  fight.traps = {}
  for (const fighter of Object.values(fight.fighters)) fighter.at = null
  for (const foe of Object.values(fight.malefactors)) foe.at = null
  change(fight)
  return view
}

const nobody = new Map()
const nameOf = (each: Drawn) => ('ground' in each ? each.ground.area : each.standee.id)

test('everything is drawn after the Areas behind it and before the Areas in front', () => {
  for (const { view } of positions(8)) {
    for (const turn of turns) {
      const drawn = inDepth(scene(view, turn), nobody)
      for (const [i, each] of drawn.entries()) {
        if ('ground' in each) continue
        const [u, v] = middle(each.standee.area, turn)
        for (const [j, other] of drawn.entries()) {
          if (!('ground' in other)) continue
          const [a, b] = other.ground.middle
          if (a >= u && b >= v && a + b > u + v) expect(j, nameOf(other)).toBeGreaterThan(i)
          if (a <= u && b <= v) expect(j, nameOf(other)).toBeLessThan(i)
        }
      }
    }
  }
})

test('whoever travels is drawn where it is, not where it will stand', () => {
  const view = bare(fight => {
    fight.fighters.mercenary.at = 'A1.N'
  })
  const names = inDepth(scene(view, 0), new Map([['mercenary', { area: 'E3', depth: 7 }]])).map(nameOf)
  expect(names.at(-1)).toBe('mercenary')
  expect(names.indexOf('mercenary')).toBeGreaterThan(names.indexOf('E3'))
})

test('a Champion behind a Building is hidden by it, from one side and not from the other', () => {
  const view = bare(fight => {
    fight.buildings = { C2: 2 }
    fight.fighters.outlaw.at = 'B2.E'
  })
  const hidden = (turn: Turn) => hiddenIn(inDepth(scene(view, turn), nobody), view, turn)
  expect(hidden(0).map(({ standee }) => standee.id)).toEqual(['outlaw'])
  expect(hidden(0)[0]!.blocks).toHaveLength(1)
  expect(hidden(2)).toEqual([])
})

test('a Champion behind a Malefactor is hidden by it; on top of the Building nobody is', () => {
  const foe = Object.keys(bare(() => {}).fight.malefactors)[0]!
  const behind = bare(fight => {
    fight.malefactors[foe]!.at = 'C2'
    fight.fighters.artist.at = 'C2.N'
    fight.fighters.outlaw.at = 'C2.E'
  })
  const hidden = hiddenIn(inDepth(scene(behind, 0), nobody), behind, 0)
  expect(hidden.map(({ standee }) => standee.id)).toEqual(['artist'])
  expect(hidden[0]!.blocks).toEqual([])
  expect(hidden[0]!.others.length).toBeGreaterThan(0)
  const above = bare(fight => {
    fight.buildings = { C2: 2 }
    fight.fighters.outlaw.at = 'C2.N'
  })
  expect(hiddenIn(inDepth(scene(above, 0), nobody), above, 0)).toEqual([])
})

test('a Champion of whom a Malefactor and a Pillar leave only a strip is hidden', () => {
  const [first] = positions(1)
  const { pieces, malefactors } = first!.view.fight
  const foe = Object.keys(malefactors)[0]!
  const view = bare(fight => {
    fight.pieces = Object.fromEntries(
      Object.entries(pieces).filter(([, { kind, at }]) => kind === 'pillar' && at === 'E2.W'),
    )
    fight.malefactors[foe]!.at = 'D2'
    fight.fighters.mercenary.at = 'D2.N'
  })
  const [hidden] = hiddenIn(inDepth(scene(view, 0), nobody), view, 0)
  expect(hidden?.standee.id).toBe('mercenary')
  expect(hidden?.others).toHaveLength(2)
})

test('a Champion on the Space of Stairs stands before them, from every side', () => {
  const [first] = positions(1)
  const [id, stairs] = Object.entries(first!.view.fight.pieces).find(([, { kind }]) => kind === 'stairs')!
  const view = bare(fight => {
    fight.pieces = { [id]: stairs }
    fight.fighters.devotee.at = stairs.at as SpaceId
  })
  for (const turn of turns) {
    const names = inDepth(scene(view, turn), nobody).map(nameOf)
    expect(names.indexOf('devotee'), `turned ${turn}`).toBeGreaterThan(names.indexOf(id))
  }
})

test('the arcs: every Space lies in one, and the edges run over the diagonals to the end of the board', () => {
  for (const dir of dirs) expect(arcOf('C2', spaceOf('C2', dir))).toBe(dir)
  expect(arcOf('C2', 'E2.N')).toBe('E')
  expect(arcOf('C2', 'D1.N')).toBe('N')
  expect(arcOf('C2', 'D1.E')).toBe('E')
  expect(arcEdges('C2', 'N').map(({ area }) => area)).toEqual(['D1', 'B1'])
  expect(arcEdges('A3', 'N').map(({ area }) => area)).toEqual(['B2', 'C1'])
  expect(arcEdges('A3', 'S')).toEqual([])
  // On the diagonal an Area is cut in two: its sides towards the one who looks are in the front arc and beside it.
  for (const { area, from, to } of arcEdges('C2', 'N')) {
    expect(new Set([...from, ...to])).toEqual(new Set(dirs))
    expect(new Set(dirs.map(dir => arcOf('C2', spaceOf(area, dir)) === 'N'))).toEqual(new Set([true, false]))
  }
})

/** A journey between places on Areas of those Levels. */
function travelled(way: readonly (readonly [AreaId, number])[], turn: Turn) {
  const levels = new Map(areas.map(area => [area, way.find(([each]) => each === area)?.[1] ?? 0]))
  const stops = way.map(([area, level]): Stop => ({ area, level, spot: middle(area, turn) }))
  return journey(stops, levels, turn)
}

const slots = (legs: ReturnType<typeof travelled>) =>
  legs.map(({ area }) => area).filter((area, i, all) => area !== all[i - 1])

test('on its way a piece goes through the slots of the Areas it crosses', () => {
  for (const turn of turns) {
    const legs = travelled(
      [
        ['B2', 0],
        ['C2', 0],
        ['D2', 0],
      ],
      turn,
    )
    expect(slots(legs)).toEqual(['B2', 'C2', 'D2'])
    expect(legs.at(-1)!.ms).toBe(700)
    expect(legs.map(({ ms }) => ms)).toEqual(legs.map(({ ms }) => ms).toSorted((a, b) => a - b))
  }
})

test('before the edge to an Area in front it is drawn after that Area, so that the floor never covers it', () => {
  const [, ...legs] = travelled(
    [
      ['B2', 0],
      ['C2', 0],
    ],
    0,
  )
  const crossing = legs.find(({ area }) => area === 'C2')!
  expect(crossing.spot[0]).toBeLessThan(2)
  // The other way round it stays in the slot of the Area in front until it is clear of it.
  const back = travelled(
    [
      ['C2', 0],
      ['B2', 0],
    ],
    0,
  ).find(({ area }) => area === 'B2')!
  expect(back.spot[0]).toBeLessThan(1.81)
})

test('it climbs and falls at the edge: behind a Building in front, before a Building behind', () => {
  const onEdge = (legs: ReturnType<typeof travelled>) => legs.filter(({ level }) => level > 0 && level < 2)
  const towardsUs = travelled(
    [
      ['B2', 0],
      ['C2', 2],
    ],
    0,
  )
  expect(new Set(onEdge(towardsUs).map(({ area }) => area))).toEqual(new Set(['B2']))
  const away = travelled(
    [
      ['C2', 0],
      ['B2', 2],
    ],
    0,
  )
  expect(new Set(onEdge(away).map(({ area }) => area))).toEqual(new Set(['C2']))
  for (const legs of [towardsUs, away]) {
    expect(onEdge(legs).length).toBeGreaterThan(3)
    for (const { spot } of onEdge(legs)) expect(spot[0]).toBeCloseTo(2, 5)
    expect(legs.at(-1)!.level).toBe(2)
  }
})

test('the stops of a way are those that events tell, and the Areas between', () => {
  const view = bare(fight => {
    fight.fighters.mercenary.at = 'D1.S'
  })
  const stop = (area: AreaId): Stop => ({ area, spot: footOf(`${area}.S`, 0), level: 0 })
  const between = { id: 'mercenary', from: stop('A2'), to: stop('D1'), turn: 0 as Turn }
  const straight = stopsOf(view, { ...between, events: [] }).map(({ area }) => area)
  expect(straight).toEqual(['A2', 'B2', 'C2', 'D2', 'D1'])
  const events: CaravanEvent[] = [
    { e: 'modelMoved', object: 'mercenary', to: 'A1', space: 'A1.S' },
    { e: 'modelMoved', object: 'outlaw', to: 'E3', space: 'E3.S' },
    { e: 'modelMoved', object: 'mercenary', to: 'B1', space: 'B1.W' },
    { e: 'modelMoved', object: 'mercenary', to: 'C1', space: 'C1.W' },
    { e: 'modelMoved', object: 'mercenary', to: 'D1', space: 'D1.S' },
  ]
  expect(stopsOf(view, { ...between, events }).map(({ area }) => area)).toEqual(['A2', 'A1', 'B1', 'C1', 'D1'])
})

const walk = (at: SpaceId, price: number) => ({ at, price })

test('an Area has its price once, in the middle; a Space of another price has its own', () => {
  const foe = Object.keys(bare(() => {}).fight.malefactors)[0]!
  const view = bare(fight => {
    fight.malefactors[foe]!.at = 'C2'
  })
  const walks = [walk('B2.N', 1), walk('B2.E', 1), walk('B2.S', 2), walk('C2.S', 3), walk('C2.N', 3), walk('D1.N', 4)]
  const lit = (key: string) => walks.some(({ at }) => key === `place:${at}`) && key !== 'place:D1.N'
  const prices = pricesOf({ view, walks, lit }, 0)
  expect(prices.map(({ key, price }) => [key, price])).toEqual([
    ['B2', 1],
    ['B2.S', 2],
    ['C2', 3],
  ])
  expect(prices[0]!.at).toEqual(project(middle('B2', 0), 0, 0))
  // The Malefactor stands in the middle, so its price is on the Space in front.
  expect(prices[2]!.at).toEqual(project(footOf('C2.S', 0), 0, 0))
})

test('the way runs from the Champion through the Areas to the Space at its end', () => {
  const view = bare(fight => {
    fight.buildings = { B2: 1 }
    fight.pieces = { 'pillar-1': { kind: 'pillar', size: 'large', at: 'C2.E', standing: true, lies: null } }
  })
  const from = project(footOf('A2.E', 0), 0, 0)
  const over = project(middle('B2', 0), 1, 0)
  const ended = wayOf(view.fight, 'A2.E', { at: 'C2.N', way: ['B2', 'C2'] }, 0)
  expect(ended).toEqual([from, over, project(footOf('C2.N', 0), 0, 0)])
  const onTop = wayOf(view.fight, 'A2.E', { at: 'top:pillar-1', way: ['B2', 'top:pillar-1'] }, 0)
  expect(onTop).toEqual([from, over, project(footOf('C2.E', 0), 2, 0)])
  // Within its Area there is nothing between.
  expect(wayOf(view.fight, 'A2.E', { at: 'A2.N', way: [] }, 0)).toEqual([from, project(footOf('A2.N', 0), 0, 0)])
})
