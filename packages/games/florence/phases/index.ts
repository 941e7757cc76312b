import { accusation } from './accusation.ts'
import { bonfire } from './bonfire.ts'
import { bonusTile } from './bonus-tile.ts'
import { cityWall } from './city-wall.ts'
import { courtyard } from './courtyard.ts'
import { endFraud } from './end-fraud.ts'
import { families } from './families.ts'
import { familyChoice } from './family-choice.ts'
import { familyDraft } from './family-draft.ts'
import { florence } from './florence.ts'
import { fraudOption } from './fraud-option.ts'
import { fraudSource } from './fraud-source.ts'
import { guardian } from './guardian.ts'
import { guardianEffect } from './guardian-effect.ts'
import { halfDiploma } from './half-diploma.ts'
import { hell } from './hell.ts'
import { market } from './market.ts'
import { opening } from './opening.ts'
import { palace } from './palace.ts'
import { scoring } from './scoring.ts'
import { styx } from './styx.ts'
import { tower } from './tower.ts'
import { turns } from './turns.ts'

/** In the order of the rule book. */
export const phases = {
  turns,
  opening,
  families,
  familyDraft,
  familyChoice,
  hell,
  florence,
  courtyard,
  tower,
  bonfire,
  cityWall,
  market,
  palace,
  accusation,
  bonusTile,
  guardian,
  guardianEffect,
  styx,
  fraudSource,
  fraudOption,
  scoring,
  endFraud,
  halfDiploma,
}
