import {
  type Archetype,
  archetypes,
  championName,
  championOf,
  maxVigor,
  topFrame,
} from '@acheron/games/caravan/board.ts'
import { explained } from '../../../../board/explain/help.ts'
import { Sigil } from '../../../../icons/Sigil.tsx'
import { objectHelp } from '../../names.ts'
import { isBoardLit } from '../gestures.ts'
import { Tokens } from '../Tokens.tsx'
import type { FightStage } from '../useFight.ts'
import { Portrait } from './Portrait.tsx'
import { plightOf } from './plight.ts'
import { Signs } from './Signs.tsx'
import { championKeys } from './useChampionKeys.ts'
import { Vigor } from './Vigor.tsx'

interface Props {
  readonly stage: FightStage
  readonly champion: Archetype
}

/** A Champion at a glance; a touch chooses it. */
export function Tab({ stage, champion }: Props) {
  const { view, voice, away } = stage
  const { game } = voice
  const state = view.champions[champion]
  const hurt = stage.harm.get(champion)
  const isOpen = !away && stage.champion === champion
  const plight = plightOf(view, champion, voice)
  const key = championKeys[archetypes.indexOf(champion)]
  const can = canAct(stage, champion)
  return (
    <button
      type="button"
      className="cv-plate"
      data-champion={champion}
      data-open={isOpen}
      data-can={can === 'act'}
      data-hit={hurt !== undefined}
      data-aimed={stage.aimed(`object:${champion}`)}
      data-told={stage.told(`champion:${champion}`) || stage.told(`object:${champion}`)}
      aria-pressed={isOpen}
      aria-keyshortcuts={key}
      onClick={() => stage.open(champion)}
      {...explained(() => objectHelp(view, champion, voice))}
    >
      <Portrait champion={champion} beaver={view.fight.fighters[champion].polymorphed} />
      <span className="cv-plate-head">
        <b>{championName(game, champion)}</b>
        {view.players > 1 && <Sigil seat={state.seat} size={16} />}
        <span className="cv-state" data-plight={plight !== ''}>
          {plight || (away ? '' : stateText(stage, champion, can))}
        </span>
        <Place stage={stage} champion={champion} />
      </span>
      <span className="cv-plate-foot">
        <Vigor
          vigor={state.vigor}
          max={maxVigor(view, champion)}
          lost={hurt && hurt.to === state.vigor ? hurt.lost : 0}
          voice={voice}
        />
        {away && <Tokens tokens={state.tokens} voice={voice} />}
        <Signs state={state} voice={voice} />
      </span>
    </button>
  )
}

/** Its place on the Fierceness Track: the Fiercest draws the Malefactors on. */
function Place({ stage: { view, voice }, champion }: Props) {
  const place = view.fight.track.indexOf(champion) + 1
  return (
    place > 0 && (
      <span className="cv-place" data-place={place}>
        <span className="visually-hidden">{voice.t('track.name')} </span>
        {voice.t('track.place', { place: String(place) })}
      </span>
    )
  )
}

type Can = 'act' | 'walk' | null

/** What it can do now, of all that the viewer may do: something that counts, or nothing but walk for its Vigor. */
function canAct({ view, all, gestures }: FightStage, champion: Archetype): Can {
  const own = all.filter(move => championOf(move) === champion)
  if (topFrame(view)?.kind === 'act' && own.length > 0) return own.some(move => move.do !== 'move') ? 'act' : 'walk'
  return own.length > 0 || isBoardLit(gestures, champion) ? 'act' : null
}

function stateText({ view, champion: chosen, voice: { t } }: FightStage, champion: Archetype, can: Can): string {
  const frame = topFrame(view)
  if (frame?.kind === 'act' && frame.passed[view.champions[champion].seat]) return t('tab.passed')
  if (champion === chosen) return t('tab.chosen')
  return can ? t(`tab.${can}`) : ''
}
