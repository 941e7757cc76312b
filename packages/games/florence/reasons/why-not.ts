import { seatMark } from '@acheron/engine/words'
import { dantePath } from '../box/dante-path.ts'
import { bribe } from '../box/locations.ts'
import { debts } from '../box/tracks.ts'
import { drachmasText, infamyText, quarterName } from '../names.ts'
import { stepName, stepText, tileText } from '../texts.ts'
import { whyNotCard, whyNotDeck, whyNotOption } from './cards.ts'
import { whyNotAccuse, whyNotCouncil, whyNotMember, whyNotSend } from './florence.ts'
import { whyNotCircle, whyNotGuardian } from './guardians.ts'
import { whyNotGrave, whyNotShield } from './hell.ts'
import { whyNotBarrel, whyNotFloor, whyNotGuest, whyNotPanel } from './house.ts'
import { type Intent, type Moment, whyPressing } from './moment.ts'
import { whyNotCube, whyNotDiploma, whyNotDisc, whyNotExchange, whyNotGate, whyNotStyx, whyNotTrack } from './tracks.ts'

/** The reason why the touch means no legal move; null for touches without a meaning. */
export function whyNot(touch: Intent, moment: Moment): string | null {
  const { seat, t } = moment
  if ('seat' in touch && touch.seat !== undefined && touch.seat !== seat)
    return t('why.foreign', { who: seatMark(touch.seat) })
  switch (touch.kind) {
    case 'shield':
      return whyNotShield(touch, moment)
    case 'grave':
      return whyNotGrave(touch.sin, moment)
    case 'gate':
      return whyNotGate(touch.gate, moment)
    case 'disc':
      return whyNotDisc(moment)
    case 'circle':
      return whyNotCircle(touch, moment)
    case 'guardian':
      return whyNotGuardian(touch.guardian, moment)
    case 'location':
      return whyNotSend(touch.location, moment)
    case 'accuse':
      return whyNotAccuse(touch.location, moment)
    case 'council':
      return whyNotCouncil(moment)
    case 'member':
      return whyNotMember(touch, moment)
    case 'guest':
      return whyNotGuest(touch, moment)
    case 'barrel':
      return whyNotBarrel(touch, moment)
    case 'floor':
      return whyNotFloor(touch.floor, moment)
    case 'panel':
      return whyNotPanel(touch.barrel, moment)
    case 'card':
      return whyNotCard(touch.card, moment)
    case 'deck':
      return whyNotDeck(moment)
    case 'option':
      return whyNotOption(moment)
    case 'cube':
      return whyNotCube(touch.sin, moment)
    case 'track':
      return whyNotTrack(touch.sin, moment)
    case 'diploma':
      return whyNotDiploma(touch.sin, moment)
    case 'exchange':
    case 'purse':
      return whyNotExchange(moment)
    case 'styx':
      return whyNotStyx(moment)
    case 'tile':
      return t('why.tile', { text: tileText(touch.tile, t) })
    case 'plague':
      return t('why.plague')
    case 'dante':
      return whyDante(moment)
    case 'boat':
      return whyBoat(moment)
    case 'quarter':
      return whyQuarter(moment)
    case 'end':
      return whyNotEnd(moment)
    default:
      return null
  }
}

/** R1.1: both phases are mandatory; R10, R11, R9.3: a paid or begun action is carried out. */
function whyNotEnd(moment: Moment): string | null {
  const { frame, t } = moment
  if (frame.kind === 'hell' || frame.kind === 'florence') return t(`why.end.${frame.kind}`)
  return whyPressing(moment)
}

/** R6.4, R7: Dante goes by accusations alone. */
function whyDante({ state, t }: Moment): string {
  const next = dantePath(state.players)[state.dante]
  if (!next) return t('why.dante.arrived')
  return t('why.dante', { step: stepName(next.kind, t), text: stepText(next.kind, t) })
}

/** R2.7, R4.2. */
function whyQuarter({ state, t }: Moment): string {
  const { quarter } = state.turn
  if (quarter === null) return t('why.first.hell')
  return t('why.quarter', { quarter: quarterName(quarter, t), coins: drachmasText(bribe, t) })
}

/** R3.2, 2.8. */
function whyBoat({ me, t }: Moment): string {
  return t('why.boat', { space: me.boat, debt: infamyText(debts[me.boat]!, t) })
}
