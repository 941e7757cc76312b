import type { Reason } from '@acheron/engine'
import type { CaravanFeature } from '../mind/features.ts'
import type { T } from '../texts/words.ts'

/** What speaks for a move or against it: "a Wound fewer". */
export function tellReason({ id, by }: Reason, t: T): string {
  return t(`reason.${id as CaravanFeature}.${by > 0 ? 'more' : 'less'}`, { n: Math.round(Math.abs(by)) })
}
