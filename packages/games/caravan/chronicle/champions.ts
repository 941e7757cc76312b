import type { Archetype, ChampionSel, Instruction } from '../box/vocabulary.ts'
import { callVote } from '../campaign/asking.ts'
import { gainToken, gainVigor } from '../champions/champion.ts'
import { drawSin } from '../champions/decks.ts'
import type { EntryFrame } from '../frames.ts'
import { archetypes, type CaravanState, type Ctx } from '../state.ts'
import { type Doings, done, instead } from './carrying-out.ts'
import { candidates } from './selecting.ts'
import { placeWound, sufferDamage, sufferWound } from './wounds.ts'

type ToChampions = Extract<Instruction, { to: ChampionSel }>

/** What happens to Champions in the Chronicle: each instruction comes down to one Champion (and one Wound) at a time. */
export const toChampions = {
  'c-wound': (state, frame, instruction, ctx) => {
    const champion = oneOf(state, frame, instruction, ctx)
    if (champion === null) return
    const { n = 1 } = instruction
    if (frame.step++ === 0) sufferWound(state, frame, champion, ctx)
    else {
      placeWound(state, frame, ctx)
      instead(frame, n > 1 ? [{ ...instruction, n: n - 1 }] : [])
    }
  },
  'c-lose-vigor': (state, frame, instruction, ctx) => {
    const champion = oneOf(state, frame, instruction, ctx)
    if (champion === null) return
    if (frame.step++ === 0) sufferDamage(state, frame, champion, instruction.n, ctx)
    else {
      placeWound(state, frame, ctx)
      done(frame)
    }
  },
  'c-invigorate': (state, frame, instruction, ctx) => {
    const champion = oneOf(state, frame, instruction, ctx)
    if (champion === null) return
    gainVigor(state, champion, instruction.n, ctx)
    done(frame)
  },
  'c-token': (state, frame, instruction, ctx) => {
    const champion = oneOf(state, frame, instruction, ctx)
    if (champion === null) return
    gainToken(state, champion, instruction.attr, instruction.n ?? 1, ctx)
    done(frame)
  },
  /** Only Player Champions draw Sins. */
  'c-sin': (state, frame, instruction, ctx) => {
    const players = archetypes.filter(champion => state.champions[champion].player)
    const champion = oneOf(state, frame, instruction, ctx, players)
    if (champion === null) return
    for (let drawn = 0; drawn < (instruction.n ?? 1); drawn++) drawSin(state, champion, ctx)
    done(frame)
  },
} satisfies Partial<Doings>

/**
 * The Champion that the instruction names. One that names others becomes such instructions first, one for each of them;
 * the team decides where somebody has to be chosen. Until then null.
 */
function oneOf(
  state: CaravanState,
  frame: EntryFrame,
  instruction: ToChampions,
  ctx: Ctx,
  among: readonly Archetype[] = archetypes,
): Archetype | null {
  const { to } = instruction
  const found = candidates(state, to, among)
  if (typeof to === 'object' && found.length > 0) return to.champion
  const those = (champions: readonly Archetype[]) =>
    instead(
      frame,
      champions.map(champion => ({ ...instruction, to: { champion } })),
    )
  if (to === 'each' || found.length === 0) those(found)
  else if (to === 'random') those([ctx.random.pick(found)])
  else if (frame.step++ === 0)
    callVote(state, frame, { what: 'champion', for: instruction.do, entry: frame.entry }, found)
  else those([frame.answer as Archetype])
  return null
}
