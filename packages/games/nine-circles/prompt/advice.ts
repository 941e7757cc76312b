import type { Reason } from '@acheron/engine'
import type { Translate } from '@acheron/engine/words'
import type { NineCirclesFeature } from '../mind/features.ts'
import type { Words } from '../words/compiled/keys.ts'

/** What speaks for a move or against it: "two dice more". */
export function tellReason({ id, by }: Reason, t: Translate<Words>): string {
  return t(`reason.${id as NineCirclesFeature}.${by > 0 ? 'more' : 'less'}`, { n: Math.round(Math.abs(by)) })
}
