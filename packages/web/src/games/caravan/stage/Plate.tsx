import { type Archetype, championName, maxVigor, nameOf } from '@acheron/games/caravan/board.ts'
import { explained } from '../../../board/explain/help.ts'
import { Sigil } from '../../../icons/Sigil.tsx'
import { objectHelp } from '../names.ts'
import { isBoardLit } from './gestures.ts'
import { championIcons, Icon } from './Icon.tsx'
import { Signs } from './Signs.tsx'
import { Tokens } from './Tokens.tsx'
import type { FightStage } from './useFight.ts'
import { Vigor } from './Vigor.tsx'

interface Props {
  readonly stage: FightStage
  readonly champion: Archetype
  readonly place: number
}

/** A Champion at a glance; a touch opens its board. */
export function Plate({ stage, champion, place }: Props) {
  const { view, voice } = stage
  const { t, game } = voice
  const state = view.champions[champion]
  const { heldBy, arrest, disabled, polymorphed } = view.fight.fighters[champion]
  const plight = heldBy
    ? t('plight.held', { by: nameOf(game, 'malefactor', heldBy) })
    : arrest
      ? t('plight.arrested')
      : polymorphed
        ? t('plight.polymorphed')
        : disabled
          ? t('plight.disabled')
          : ''
  return (
    <button
      type="button"
      className="cv-plate"
      data-champion={champion}
      data-open={stage.champion === champion}
      data-lit={isBoardLit(stage.gestures, champion)}
      data-aimed={stage.aimed(`object:${champion}`)}
      data-told={stage.told(`champion:${champion}`) || stage.told(`object:${champion}`)}
      aria-pressed={stage.champion === champion}
      onClick={() => stage.open(champion)}
      {...explained(() => objectHelp(view, champion, voice))}
    >
      <span className="cv-plate-head">
        <span className="cv-place-no">
          <span className="visually-hidden">{t('track.place')} </span>
          {place + 1}
        </span>
        <Icon name={polymorphed ? 'beaver' : championIcons[champion]} />
        <b>{championName(game, champion)}</b>
        {view.players > 1 && <Sigil seat={state.seat} size={16} />}
      </span>
      <Vigor vigor={state.vigor} max={maxVigor(view, champion)} voice={voice} />
      <span className="cv-plate-foot">
        <Signs state={state} voice={voice} />
        <Tokens tokens={state.tokens} voice={voice} />
      </span>
      {plight && <span className="cv-plight">{plight}</span>}
    </button>
  )
}
