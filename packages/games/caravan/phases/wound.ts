import { done } from '@acheron/engine'
import { checkObjectives } from '../attacks/damage.ts'
import { seen } from '../battle-board/seen.ts'
import { enterRule } from '../cards/card.ts'
import { askChampion } from '../champions/asking.ts'
import { setVigor, toTrackEnd, vigorReset } from '../champions/champion.ts'
import { isChampion } from '../champions/deciders.ts'
import { canReturn } from '../champions/polymorph.ts'
import { assignWound, woundPlaces } from '../champions/slots.ts'
import type { WoundFrame, WoundSteps } from '../frames.ts'
import { afterwards } from '../reactions/news.ts'
import { announce } from '../reactions/windows.ts'
import { fightSequence } from './phase.ts'

/**
 * Suffering a Wound (R15.5), and assigning it (R15.6, R16.6). A BLOCKED Wound is suffered without being assigned; a
 * Wound that another Champion takes over (Martyrize) only lies on the other's board.
 */
export const wound = fightSequence<WoundFrame, WoundSteps>({
  suffer: (state, frame) =>
    announce(state, frame, 'track', { name: 'about-to-suffer-wound', subject: frame.victim, cause: frame.cause }),
  track(state, { victim, of, cause }, ctx, { blocked }) {
    ctx.emit({ e: 'woundSuffered', champion: victim, of, by: cause, ...seen(state.fight, cause) })
    toTrackEnd(state, victim, 'bottom', ctx)
    return blocked > 0 ? 'blockedVigor' : 'vigor'
  },
  vigor(state, { victim }, ctx) {
    setVigor(state, victim, vigorReset(state, victim), 'wound', ctx)
    return 'window'
  },
  window: (state, frame) =>
    announce(state, frame, 'place', { name: 'about-to-assign-wound', subject: frame.victim, cause: frame.cause }),
  place(state, frame, ctx, { blocked, instead }) {
    const { victim } = frame
    if (blocked > 0) {
      ctx.emit({ e: 'woundBlocked', champion: victim })
      return 'form'
    }
    const bearer = isChampion(instead) ? instead : victim
    const topic = { what: 'wound', champion: bearer, victim }
    return askChampion(state, frame, 'assign', bearer, topic, woundPlaces(state, bearer))
  },
  assign(state, { victim }, ctx, place) {
    if (place) {
      assignWound(state, place, ctx)
      checkObjectives(state, ctx)
      afterwards(state, 'wound-assigned', place.champion, victim)
    }
    return 'form'
  },
  blockedVigor(state, { victim }, ctx) {
    ctx.emit({ e: 'woundBlocked', champion: victim })
    setVigor(state, victim, vigorReset(state, victim), 'wound', ctx)
    return 'form'
  },
  form(state, { victim }) {
    if (canReturn(state, victim)) enterRule(state, victim, [{ do: 'unpolymorph', to: 'you' }], 'polymorph')
    return 'end'
  },
  end: state => done(state),
})
