import { enter } from '@acheron/engine'
import type { Instruction } from '../box/vocabulary.ts'
import type { EntryFrame } from '../frames.ts'
import type { CaravanState, Ctx } from '../state.ts'
import { type Doing, type Doings, instead } from './carrying-out.ts'
import { toChampions } from './champions.ts'
import { claims } from './claims.ts'
import { campaignHolds } from './conditions.ts'
import { dilemmas } from './dilemmas.ts'
import { progression } from './progression.ts'
import { roads } from './roads.ts'

/** Every word of the Chronicle (section 9 of the vocabulary). */
const doings: Doings = {
  ...roads,
  ...claims,
  ...dilemmas,
  ...toChampions,
  ...progression,
  /** R4.7: the award comes first, then what success or failure leads to. */
  ordeal: (state, frame, { attr, difficulty, award = true, success, fail }) => {
    if (frame.step++ === 0) beginOrdeal(state, attr, difficulty, award)
    else instead(frame, frame.answer === true ? success : fail)
  },
}

function beginOrdeal(
  state: CaravanState,
  attr: Extract<Instruction, { do: 'ordeal' }>['attr'],
  difficulty: number,
  award: boolean,
): void {
  enter(state, {
    kind: 'ordeal',
    attr,
    difficulty,
    award,
    step: 'roll',
    dice: { mercenary: [], devotee: [], outlaw: [], artist: [] },
    effort: { mercenary: null, devotee: null, outlaw: null, artist: null },
    fate: { mercenary: null, devotee: null, outlaw: null, artist: null },
    given: [],
    success: false,
  })
}

/** R3.1, R3.3: one step of an instruction. */
export function carryOut(state: CaravanState, frame: EntryFrame, instruction: Instruction, ctx: Ctx): void {
  if ('if' in instruction) {
    instead(frame, campaignHolds(state, instruction.if) ? instruction.so : (instruction.otherwise ?? []))
    return
  }
  // The table is keyed by the word, so what is found under an instruction's word takes that instruction.
  const carry = doings[instruction.do] as Doing<typeof instruction.do>
  carry(state, frame, instruction as never, ctx)
}
