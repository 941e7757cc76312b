import { type Archetype, championCard, championName, nameOf } from '@acheron/games/caravan/board.ts'
import { Sigil } from '../../../../icons/Sigil.tsx'
import { championIcons, Icon } from '../../stage/Icon.tsx'
import { Vigor } from '../../stage/party/Vigor.tsx'
import { Tokens } from '../../stage/Tokens.tsx'
import { Gear } from '../belongings/Gear.tsx'
import { Lit } from '../Lit.tsx'
import { OrdealDice, ordealIn } from '../ordeal/OrdealDice.tsx'
import type { Tale } from '../useTale.ts'
import { Attributes } from './Attributes.tsx'
import { Board } from './Board.tsx'
import { championHelp } from './help.ts'

/** Vigor goes up to this on the road (R15.3). */
const mostVigor = 12

interface Props {
  readonly tale: Tale
  readonly champion: Archetype
}

/** A Champion on the road: its decider, its Vigor, its Slots, its tokens and its belongings. */
export function Champion({ tale, champion }: Props) {
  const { view, voice, arena } = tale
  const { t, game } = voice
  const state = view.champions[champion]
  const card = championCard(state.cards.at(-1) ?? '')
  // Some questions are answered with a Champion; and a Treasure that is held is given to one.
  const chosen = tale.options.includes(champion) ? tale.moveFor(champion) : null
  const given = tale.moves.find(move => move.do === 'assign' && move.card === tale.held && move.to === champion) ?? null
  const move = chosen ?? given
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
        <span className="chr-emblem">
          <Icon name={championIcons[champion]} />
        </span>
        <span className="chr-naming">
          <b>{championName(game, champion)}</b>
          <small>
            {nameOf(game, 'card', card.id)}
            {state.player ? '' : ` · ${t('companion')}`}
          </small>
        </span>
        {view.players > 1 && <Sigil seat={state.seat} size={18} />}
      </Lit>
      <div className="chr-vitals">
        <Vigor vigor={state.vigor} max={mostVigor} voice={arena} />
        <Attributes card={card} game={game} />
      </div>
      <Board tale={tale} champion={champion} />
      <Tokens tokens={state.tokens} voice={arena} />
      <OrdealDice tale={tale} champion={champion} />
      {!ordealIn(view) && <Gear tale={tale} champion={champion} />}
    </article>
  )
}
