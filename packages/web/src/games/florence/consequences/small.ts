import type { Voice } from '../words.ts'

/** An order inside a line: it begins with a small letter. */
export function small(order: string, { t }: Voice): string {
  return order.charAt(0).toLocaleLowerCase(t.lang) + order.slice(1)
}
