import type { Next } from '@acheron/engine'
import type { Archetype, ChampionSel, Instruction } from '../box/vocabulary.ts'
import { askTeam } from '../campaign/asking.ts'
import { gainToken, gainVigor } from '../champions/champion.ts'
import { drawSin } from '../champions/decks.ts'
import type { WoundPlace } from '../champions/slots.ts'
import type { EntryFrame } from '../frames.ts'
import { archetypes, type CaravanState, type Ctx } from '../state.ts'
import { type Doing, type DoingOf, type Doings, type InstructionOf, instead, over } from './carrying-out.ts'
import { candidates } from './selecting.ts'
import { placeWound, sufferDamage, sufferWound } from './wounds.ts'

type ToChampions = Extract<Instruction, { to: ChampionSel }>

/** The Champion it happens to is chosen first, if there is a choice. */
type Steps = { begin: undefined; named: Archetype | null }
type WoundingSteps = Steps & { place: WoundPlace | null }

const named = (
  _state: CaravanState,
  frame: EntryFrame,
  instruction: ToChampions,
  _ctx: Ctx,
  champion: Archetype | null,
): 'begin' => those(frame, instruction, champion === null ? [] : [champion])

const wound: Doing<'c-wound', WoundingSteps> = {
  begin(state, frame, instruction, ctx) {
    const champion = oneOf(state, instruction)
    return champion === null
      ? choose(state, frame, instruction, ctx)
      : sufferWound(state, frame, 'place', champion, 'entry', ctx)
  },
  named,
  place(state, frame, instruction, ctx, place) {
    placeWound(state, place, ctx)
    const { n = 1 } = instruction
    return instead(frame, n > 1 ? [{ ...instruction, n: n - 1 }] : [])
  },
}

const loseVigor: Doing<'c-lose-vigor', WoundingSteps> = {
  begin(state, frame, instruction, ctx) {
    const champion = oneOf(state, instruction)
    return champion === null
      ? choose(state, frame, instruction, ctx)
      : sufferDamage(state, frame, 'place', champion, instruction.n, ctx)
  },
  named,
  place(state, frame, _instruction, ctx, place) {
    placeWound(state, place, ctx)
    return over(frame)
  },
}

/** What happens to Champions in the Chronicle: each instruction comes down to one Champion (and one Wound) at a time. */
export const toChampions = {
  'c-wound': wound,
  'c-lose-vigor': loseVigor,
  'c-invigorate': toOne<InstructionOf<'c-invigorate'>>((state, champion, { n }, ctx) =>
    gainVigor(state, champion, n, ctx),
  ),
  'c-token': toOne<InstructionOf<'c-token'>>(
    (state, champion, { attr, n = 1 }, ctx) => void gainToken(state, champion, attr, n, ctx),
  ),
  /** Only Player Champions draw Sins. */
  'c-sin': toOne<InstructionOf<'c-sin'>>(
    (state, champion, { n = 1 }, ctx) => {
      for (let drawn = 0; drawn < n; drawn++) drawSin(state, champion, ctx)
    },
    ({ champions }) => archetypes.filter(champion => champions[champion].player),
  ),
} satisfies Partial<Doings>

/** A word that is done with a Champion in one step. */
function toOne<I extends ToChampions>(
  act: (state: CaravanState, champion: Archetype, instruction: I, ctx: Ctx) => void,
  among: (state: CaravanState) => readonly Archetype[] = () => archetypes,
): DoingOf<I, Steps> {
  return {
    begin(state, frame, instruction, ctx) {
      const champion = oneOf(state, instruction, among(state))
      if (champion === null) return choose(state, frame, instruction, ctx, among(state))
      act(state, champion, instruction, ctx)
      return over(frame)
    },
    named,
  }
}

/** The Champion that the instruction names; null if it names others, or none that exists. */
function oneOf(state: CaravanState, { to }: ToChampions, among?: readonly Archetype[]): Archetype | null {
  return typeof to === 'object' && candidates(state, to, among).length > 0 ? to.champion : null
}

/** An instruction about others becomes one instruction for each of them; the team decides a choice. */
function choose(
  state: CaravanState,
  frame: EntryFrame,
  instruction: ToChampions,
  ctx: Ctx,
  among?: readonly Archetype[],
): Next<Steps> {
  const { to } = instruction
  const found = candidates(state, to, among)
  if (to === 'each' || found.length === 0) return those(frame, instruction, found)
  if (to === 'random') return those(frame, instruction, [ctx.random.pick(found)])
  return askTeam(state, frame, 'named', { what: 'champion', for: instruction.do, entry: frame.entry }, found)
}

function those(frame: EntryFrame, instruction: ToChampions, champions: readonly Archetype[]): 'begin' {
  return instead(
    frame,
    champions.map(champion => ({ ...instruction, to: { champion } })),
  )
}
