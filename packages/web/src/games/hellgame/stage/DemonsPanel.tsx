import { withNames } from '@acheron/engine/words'
import { type HellgameMove, type MoveOf, outcomeOf } from '@acheron/games/hellgame/board.ts'
import { useState } from 'react'
import { MoveButton } from '../../../board/MoveButton.tsx'
import { demonsText, wasteText } from '../consequences.ts'
import type { Voice } from '../words.ts'
import { DemonPip } from './Pieces.tsx'
import type { Stage } from './useStage.ts'

interface Props {
  readonly stage: Stage
  readonly voice: Voice
}

type Counted = MoveOf<'place'> | MoveOf<'pick'>

/** The number of demons to place or to pick up, and the outcome of the fight. */
export function DemonsPanel({ stage, voice }: Props) {
  const { view, moves } = stage
  const seat = view.turn.seat
  const square = view.seats[seat]?.at
  const places = moves.filter((move): move is MoveOf<'place'> => move.do === 'place')
  const picks = moves.filter((move): move is MoveOf<'pick'> => move.do === 'pick')
  const [wish, setWish] = useState(1)
  const done = moves.find(move => move.do === 'done')
  if (!square) return null
  const chosen = (of: readonly Counted[]) => of[Math.max(0, Math.min(of.length, wish) - 1)]
  const place = chosen(places)
  const pick = chosen(picks)
  const shown: HellgameMove | undefined =
    stage.pointed && ['place', 'pick', 'done'].includes(stage.pointed.do) ? stage.pointed : (place ?? pick ?? done)
  const most = Math.max(places.length, picks.length)
  const outcome = shown && outcomeOf(view, square, seat, shown)
  const { t } = voice
  const said = shown ? [wasteText(view, shown, voice), demonsText(view, square, seat, shown, voice)] : []
  return (
    <div className="hg-demons-panel">
      {outcome && (
        <p className="hg-outcome">
          <span className="hg-pips" aria-hidden="true">
            <Pips seats={outcome.before} />
            <i>→</i>
            <Pips seats={outcome.after} />
          </span>
          {withNames(said.filter(Boolean).join('; '), stage.names)}
        </p>
      )}
      <div className="hg-row">
        {most > 1 && (
          <fieldset className="hg-stepper">
            <legend className="visually-hidden">{t('demons.count')}</legend>
            <button
              type="button"
              className="board-button"
              disabled={wish <= 1}
              aria-label={t('demons.fewer')}
              onClick={() => setWish(Math.max(1, Math.min(wish, most) - 1))}
            >
              −
            </button>
            <output>{Math.min(wish, most)}</output>
            <button
              type="button"
              className="board-button"
              disabled={wish >= most}
              aria-label={t('demons.more')}
              onClick={() => setWish(Math.min(wish, most) + 1)}
            >
              +
            </button>
          </fieldset>
        )}
        {done && (
          <MoveButton move={done} stage={stage}>
            {t((view.demons[square]?.length ?? 0) > 0 ? 'demons.leave' : 'demons.none')}
          </MoveButton>
        )}
      </div>
      <div className="hg-row">
        {place && (
          <MoveButton move={place} stage={stage}>
            {t('demons.place', { count: place.n })}
          </MoveButton>
        )}
        {pick && (
          <MoveButton move={pick} stage={stage}>
            {t('demons.pick', { count: pick.n })}
          </MoveButton>
        )}
      </div>
    </div>
  )
}

function Pips({ seats }: { readonly seats: readonly number[] }) {
  return seats.length > 0 ? seats.map((seat, i) => <DemonPip key={i} seat={seat} />) : '–'
}
