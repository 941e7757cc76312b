import { type Archetype, championCard, championName } from '@acheron/games/caravan/board.ts'
import { Sigil } from '../../../../icons/Sigil.tsx'
import { Vigor } from '../../stage/party/Vigor.tsx'
import { Tokens } from '../../stage/Tokens.tsx'
import { RoadPicture } from '../Icon.tsx'
import { Lit } from '../Lit.tsx'
import type { Tale } from '../useTale.ts'
import { Attributes } from './Attributes.tsx'
import { championHelp } from './help.ts'
import { portraits } from './portraits.ts'
import { SlotSigns } from './SlotSigns.tsx'

/** Vigor goes up to this on the road (R15.3). */
const mostVigor = 12

interface Props {
  readonly tale: Tale
  readonly champion: Archetype
}

/** A Champion on the road, at a glance; all else about it is read by pointing at it. */
export function Champion({ tale, champion }: Props) {
  const { view, voice, arena } = tale
  const { t, game } = voice
  const state = view.champions[champion]
  const card = championCard(state.cards.at(-1) ?? '')
  // Some questions are answered with a Champion.
  const move = tale.options.includes(champion) ? tale.moveFor(champion) : null
  return (
    <article
      className="chr-champion"
      data-champion={champion}
      data-told={tale.told(champion)}
      aria-label={championName(game, champion)}
    >
      <Lit
        tale={tale}
        move={move}
        className="chr-who"
        help={() => championHelp(tale, champion)}
        about={t('champion.read', { who: championName(game, champion) })}
      >
        <span className="chr-face">
          <RoadPicture name={portraits[champion]} />
        </span>
        <span className="chr-naming">
          <b>{championName(game, champion)}</b>
          {view.players > 1 && <Sigil seat={state.seat} size={16} />}
        </span>
        <Attributes card={card} game={game} />
        <span className="chr-vitals">
          <Vigor vigor={state.vigor} max={mostVigor} voice={arena} />
          <SlotSigns tale={tale} champion={champion} />
          <Tokens tokens={state.tokens} voice={arena} />
        </span>
      </Lit>
    </article>
  )
}
