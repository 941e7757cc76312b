import { Generator } from '@acheron/engine'
import { expect, test } from 'vitest'
import { circleOf } from '../box/circles.ts'
import type { NineCirclesMove } from '../moves.ts'
import type { NineCirclesState } from '../state.ts'
import { listClaims } from '../turn/claiming.ts'
import { insertSorted, takeOut } from '../turn/multisets.ts'
import { virgilReach } from '../turn/reach.ts'
import { listVirgil } from '../turn/virgil.ts'

/** The same question answered by trying every chain of Virgil moves, shortest first. */
function byTrying(state: NineCirclesState): { pips: number; dice: number } | null {
  let chains = new Map([[state.active.join(), state.active]])
  const seen = new Set(chains.keys())
  for (let pips = 0; chains.size > 0; pips++) {
    let dice = 0
    for (const active of chains.values()) {
      const claims: NineCirclesMove[] = []
      listClaims({ ...state, active }, claims)
      for (const claim of claims) if (claim.do === 'claim') dice = Math.max(dice, claim.use.length)
    }
    if (dice > 0) return { pips, dice }
    const longer = new Map<string, number[]>()
    for (const active of chains.values()) {
      const moves: NineCirclesMove[] = []
      listVirgil({ ...state, active, virgil: 9 }, moves)
      for (const move of moves) {
        if (move.do !== 'virgil') continue
        const next = [...active]
        takeOut(next, [move.from])
        insertSorted(next, move.to)
        if (!seen.has(next.join())) longer.set(next.join(), next)
        seen.add(next.join())
      }
    }
    chains = longer
  }
  return null
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
  'what Virgil can reach in circle %i is what trying every chain finds',
  circle => {
    const random = Generator.seeded(`reach ${circle}`)
    for (let i = 0; i < 40; i++) {
      const faces = circle === 7 ? [1, 2, 3, 4, 6] : [1, 2, 3, 4, 5, 6]
      const active = Array.from({ length: random.die(6) }, () => random.pick(faces)).sort()
      const declared = circleOf(circle).id === 'fraud' ? random.die(6) : null
      const state = { circle, active, declared } as NineCirclesState
      expect(virgilReach(state), `circle ${circle}, ${active}`).toEqual(byTrying(state))
    }
  },
)
