import type { Reason } from '@acheron/engine'
import { seatMark, type Translate } from '@acheron/engine/words'
import type { OwnFeature, RivalFeature } from '../mind/features.ts'
import type { Words } from '../words/compiled/keys.ts'

/** What speaks for a move or against it: "two cards more". */
export function tellReason({ id, of, by }: Reason, t: Translate<Words>): string {
  const n = Math.round(Math.abs(by))
  const way = by > 0 ? 'more' : 'less'
  if (typeof of !== 'number') return t(`reason.${id as OwnFeature}.${way}`, { n })
  return t(`reason.${id as RivalFeature}.${way}`, { n, who: seatMark(of) })
}
