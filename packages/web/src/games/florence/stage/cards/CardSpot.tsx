import type { Barrel, FraudId } from '@acheron/games/florence/board.ts'
import { Spot } from '../../../../board/Spot.tsx'
import { cityVoice } from '../city/words.ts'
import type { BoardPart } from '../stage.ts'
import { CardFace, cardHelp, cardLabel } from './CardFace.tsx'

interface Props extends BoardPart {
  readonly card: FraudId
  /** The viewer's barrels: the sides that they serve are bright. */
  readonly owned: readonly Barrel[] | undefined
}

/** A fraud card that can be touched. */
export function CardSpot({ card, owned, stage, voice }: Props) {
  const own = cityVoice(voice)
  return (
    <Spot
      thing={`card:${card}`}
      stage={stage}
      className="fl-card-spot"
      data-dear={stage.dear(`card:${card}`)}
      label={cardLabel(card, own)}
      help={() => cardHelp(card, own)}
    >
      <CardFace card={card} voice={voice} owned={owned} />
    </Spot>
  )
}
