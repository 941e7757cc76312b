import { cannot, modNumbers } from '../abilities/modifiers.ts'
import { countHits, rollDice } from '../attacks/dice.ts'
import { range } from '../battle-board/standing.ts'
import type { Archetype } from '../box/vocabulary.ts'
import { enterRule } from '../cards/card.ts'
import { weaponOf, weaponRange } from '../champions/equipment.ts'
import type { FightingState } from '../state.ts'
import { championInTurn, type Each, nextOne, onEachChampion } from './each.ts'
import type { EffectOf, Verbs } from './run.ts'

/** K.BEWITCH: it MOVES towards the Fiercest other Champion, then strikes at the Fiercest one it can reach. */
const bewitch = onEachChampion<EffectOf<'bewitch'>, { strike: undefined }, Each>(
  fx => fx.to,
  ({ state, ctx }, id) => {
    ctx.emit({ e: 'bewitched', champion: id })
    const move = { do: 'move', who: 'you', n: 3, mode: 'approach', target: 'fiercest-other' } as const
    if (state.fight.fighters[id].at !== null) enterRule(state, id, [move], 'bewitch')
    return 'strike'
  },
  {
    strike(run) {
      const { state, ctx } = run
      const id = championInTurn(run)
      const victim = reached(state, id)
      if (victim !== null && !cannot(state, id, 'attack')) {
        const faces = rollDice(dice(state, id), ctx)
        ctx.emit({ e: 'diceRolled', champion: id, faces })
        enterRule(state, id, [{ do: 'damage', to: `#${victim}`, n: countHits(faces) }], 'bewitch')
      }
      return nextOne(run)
    },
  },
)

export const bewitchVerbs = { bewitch } satisfies Partial<Verbs>

/** The Fiercest other Champion within the Range of its weapon, near ones included (ruling 71). */
function reached(state: FightingState, id: Archetype): Archetype | null {
  const weapon = weaponOf(state, id)
  if (!weapon) return null
  const most = weaponRange(weapon)
  const isNear = (other: Archetype) => {
    const far = range(state, id, other)
    return most === 'unlimited' || (far !== null && far <= most)
  }
  const { track, fighters } = state.fight
  return track.find(other => other !== id && fighters[other].at !== null && isNear(other)) ?? null
}

/** A SPECIAL ATTACK of 6 dice; Grim PENALTIES apply (R13.19). */
function dice(state: FightingState, id: Archetype): number {
  const penalties = modNumbers(state, id, 'attack-dice').filter(({ mod }) => mod.penalty)
  return Math.max(
    0,
    penalties.reduce((sum, { n }) => sum + n, 6),
  )
}
