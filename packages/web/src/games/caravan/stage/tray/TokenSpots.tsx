import type { Archetype, TokenName } from '@acheron/games/caravan/board.ts'
import { Spot } from '../../../../board/Spot.tsx'
import { Icon, tokenIcons } from '../Icon.tsx'
import type { FightStage } from '../useFight.ts'

/** A Champion's tokens, each of which can be touched to be used. */
export function TokenSpots({ stage, champion }: { readonly stage: FightStage; readonly champion: Archetype }) {
  const { game } = stage.voice
  const { tokens } = stage.view.champions[champion]
  const had = (Object.keys(tokens) as (keyof typeof tokens)[]).filter(token => tokens[token] > 0)
  if (had.length === 0) return null
  return (
    <>
      {had.map((token: TokenName & keyof typeof tokens) => (
        <Spot
          key={token}
          thing={`token:${champion}:${token}`}
          stage={stage}
          className="cv-thing"
          label={`${game(`token.${token}`)} ${tokens[token]}`}
        >
          <Icon name={tokenIcons[token]} />
          <span className="cv-number">{tokens[token]}</span>
        </Spot>
      ))}
    </>
  )
}
