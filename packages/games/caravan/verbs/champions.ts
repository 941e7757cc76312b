import { afflictionVerbs } from './afflictions.ts'
import { belongingVerbs } from './belongings.ts'
import { bewitchVerbs } from './bewitch.ts'
import { boardVerbs } from './board.ts'
import { copyVerbs } from './copying.ts'
import { handVerbs } from './hand.ts'
import type { Verbs } from './run.ts'
import { vigorVerbs } from './vigor.ts'

/** What is done to Champions (5.4, 5.5). */
export const championVerbs = {
  ...afflictionVerbs,
  ...belongingVerbs,
  ...bewitchVerbs,
  ...boardVerbs,
  ...copyVerbs,
  ...handVerbs,
  ...vigorVerbs,
} satisfies Partial<Verbs>
