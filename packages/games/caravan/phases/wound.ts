import { leave } from '@acheron/engine'
import { checkObjectives } from '../attacks/damage.ts'
import { enterRule } from '../cards/card.ts'
import { setVigor, toTrackEnd, vigorReset } from '../champions/champion.ts'
import { isChampion } from '../champions/deciders.ts'
import { canReturn } from '../champions/polymorph.ts'
import { assignWound, type WoundPlace, woundPlaces } from '../champions/slots.ts'
import type { Happening, WoundFrame } from '../frames.ts'
import { afterwards } from '../reactions/news.ts'
import { announce } from '../reactions/windows.ts'
import type { Ctx, FightingState } from '../state.ts'
import { ask } from '../verbs/run.ts'
import { type FightPhase, keep, nobody } from './phase.ts'

/**
 * Suffering a Wound (R15.5), and assigning it (R15.6, R16.6). A Wound that is BLOCKED is suffered without being assigned;
 * one that another takes over (Martyrize) only lies on the other's board.
 */
export const wound: FightPhase<WoundFrame> = {
  ...nobody,
  ...keep,
  auto(state, frame, ctx) {
    step(state, frame, ctx)
    return true
  },
}

const steps = {
  suffer: 0,
  track: 1,
  vigor: 2,
  window: 3,
  place: 4,
  assign: 5,
  blockedTrack: 10,
  blockedVigor: 11,
  form: 20,
  over: 21,
} as const

function step(state: FightingState, frame: WoundFrame, ctx: Ctx): void {
  const { victim, cause } = frame
  const happening = frame.answer as Happening | undefined
  switch (frame.step) {
    case steps.suffer:
      announce(state, frame, { name: 'about-to-suffer-wound', subject: victim, cause })
      return
    case steps.track:
      frame.step = happening && happening.blocked > 0 ? steps.blockedTrack : steps.vigor
      if (frame.step === steps.vigor) toTrackEnd(state, victim, 'bottom', ctx)
      return
    case steps.vigor:
      frame.step = steps.window
      setVigor(state, victim, vigorReset(state, victim), ctx)
      return
    case steps.window:
      announce(state, frame, { name: 'about-to-assign-wound', subject: victim, cause })
      return
    case steps.place: {
      const bearer = isChampion(happening?.instead ?? null) ? (happening!.instead as typeof victim) : victim
      frame.step = steps.form
      if (happening && happening.blocked > 0) return
      frame.step = steps.place
      ask(state, frame, bearer, { what: 'wound', champion: bearer, victim }, woundPlaces(state, bearer))
      return
    }
    case steps.assign: {
      const place = frame.answer as WoundPlace | null
      frame.step = steps.form
      if (!place) return
      assignWound(state, place, ctx)
      checkObjectives(state, ctx)
      afterwards(state, 'wound-assigned', place.champion, victim)
      return
    }
    case steps.blockedTrack:
      frame.step = steps.blockedVigor
      toTrackEnd(state, victim, 'bottom', ctx)
      return
    case steps.blockedVigor:
      frame.step = steps.form
      setVigor(state, victim, vigorReset(state, victim), ctx)
      return
    case steps.form:
      frame.step = steps.over
      if (canReturn(state, victim)) enterRule(state, victim, [{ do: 'unpolymorph', to: 'you' }], 'polymorph')
      return
    default:
      leave(state)
  }
}
