import type { Reason } from '@acheron/engine'
import { seatMark } from '@acheron/engine/words'
import type { Sin } from '../box/sins.ts'
import type { OwnFeature, RivalFeature, TrackFeature } from '../mind/features.ts'
import { sinName, type T } from '../names.ts'

/** What speaks for a move or against it: "the lead in Greed". */
export function tellReason({ id, of, by }: Reason, t: T): string {
  const n = Math.round(Math.abs(by))
  const way = by > 0 ? 'more' : 'less'
  if (of === undefined) return t(`reason.${id as OwnFeature}.${way}`, { n })
  if (typeof of === 'number') return t(`reason.${id as RivalFeature}.${way}`, { n, who: seatMark(of) })
  return t(`reason.${id as TrackFeature}.${way}`, { sin: sinName(of as Sin, t) })
}
