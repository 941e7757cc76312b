import type { Voice } from '../../words.ts'
import type { Stage } from '../useStage.ts'

/** What everything of the city, the house and the cards is told. */
export interface CityProps extends Pick<Stage, 'view' | 'seat' | 'names' | 'moves' | 'offers'> {
  readonly voice: Voice
}
