import { discsPerSeat } from '../box/counts.ts'
import type { GateId } from '../box/shields.ts'
import { type Sin, sins } from '../box/sins.ts'
import { lastSpace, topLevel } from '../box/tracks.ts'
import { gateName, sinName } from '../names.ts'
import { type Moment, whyLater } from './moment.ts'

/** R5.8: either a cube or a disc, once. */
function hasWorked({ frame }: Moment): boolean {
  return frame.kind === 'bonfire' && frame.worked
}

/** R5.8, 7.7. */
export function whyNotGate(gate: GateId, moment: Moment): string {
  const { state, me, moves, t } = moment
  if (me.discs.includes(gate)) return t('why.disc.own', { gate: gateName(gate, t) })
  const isTaken =
    state.options.gateSharing === 'exclusive' && Object.values(state.seats).some(({ discs }) => discs.includes(gate))
  if (isTaken && moves.some(move => 'gate' in move)) return t('why.disc.taken', { gate: gateName(gate, t) })
  return whyNotDisc(moment)
}

/** 2.3. */
export function whyNotDisc(moment: Moment): string {
  const { me, t } = moment
  if (me.discs.length === discsPerSeat) return t('why.disc.none', { count: discsPerSeat })
  return hasWorked(moment) ? t('why.part.worked') : whyLater('disc', moment)
}

/** R14.1. */
export function whyNotCube(sin: Sin, moment: Moment): string {
  const { state, moves, t } = moment
  const isOffered = moves.some(move => move.do === 'cube' || (move.do === 'option' && move.sin !== undefined))
  if (isOffered && state.cubes[sin] === lastSpace) return t('why.cube.last', { sin: sinName(sin, t), space: lastSpace })
  return hasWorked(moment) ? t('why.part.worked') : whyLater('cube', moment)
}

/** R11.3, R13.1. */
export function whyNotTrack(sin: Sin, moment: Moment): string {
  const { me, frame, t } = moment
  if (frame.kind === 'halfDiploma') return whyNotDiploma(sin, moment)
  if (frame.kind === 'styx')
    return t(me.skulls[sin] === topLevel ? 'why.styx.top' : 'why.styx.soul', { sin: sinName(sin, t) })
  return whyLater('skull', moment)
}

/** R7.3, R13.1. */
export function whyNotDiploma(sin: Sin, moment: Moment): string {
  const { me, t } = moment
  return me.diplomas.includes(sin) ? t('why.diploma.own', { sin: sinName(sin, t) }) : whyLater('diploma', moment)
}

/** R3.1. */
export function whyNotExchange(moment: Moment): string {
  const { frame, me, t } = moment
  if (frame.kind !== 'bonfire' && frame.kind !== 'cityWall') return whyLater('exchange', moment)
  if (frame.exchanged) return t('why.part.exchanged')
  return me.florins === 0 ? t('why.exchange.none') : whyLater('exchange', moment)
}

/** R11. */
export function whyNotStyx(moment: Moment): string {
  const { state, frame, t } = moment
  if (frame.kind !== 'bonfire') return whyLater('styx', moment)
  if (frame.called) return t('why.part.called')
  return t(sins.every(sin => state.graveyard[sin] === 0) ? 'why.styx.none' : 'why.styx.all')
}
