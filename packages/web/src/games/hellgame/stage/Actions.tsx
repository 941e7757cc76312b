import { withNames } from '@acheron/engine/words'
import { type HellgameMove, numbers, stepsLeft, topFrame } from '@acheron/games/hellgame/board.ts'
import type { ReactNode } from 'react'
import { MoveButton } from '../../../board/MoveButton.tsx'
import { Spot } from '../../../board/Spot.tsx'
import { Sigil } from '../../../icons/Sigil.tsx'
import type { Voice } from '../words.ts'
import { DemonsPanel } from './DemonsPanel.tsx'
import { Icon } from './Icon.tsx'
import type { Stage } from './useStage.ts'

interface Props {
  readonly stage: Stage
  readonly voice: Voice
}

/** More targets than that are only touched on the board. */
const mostButtons = 6

/** Moves with a button of their own, whatever else can be touched for them. */
export const buttons: ReadonlySet<HellgameMove['do']> = new Set([
  'endMove',
  'lantern',
  'trade',
  'ferry',
  'pass',
  'longer',
  'shorter',
  'stop',
  'shield',
  'accept',
  'buy',
  'pandora',
])

/** The actions without a touch on the board. */
export function Actions({ stage, voice }: Props) {
  const { view, moves, gestures, names } = stage
  const { t } = voice
  if (moves.length === 0) return <div className="hg-actions" />
  const { taken, meant, complete } = gestures
  const asked = complete.length > 0 ? complete : meant.length <= mostButtons ? meant : []
  const hint = hintOf(taken[0])
  const kind = topFrame(view)?.kind
  return (
    <div className="hg-actions" data-kind={kind}>
      {hint && <p className="hg-hint">{withNames(t(hint), names)}</p>}
      {asked.map(move => (
        <MoveButton key={JSON.stringify(move)} move={move} stage={stage}>
          {shortOf(move, stage)}
        </MoveButton>
      ))}
      {taken.length > 0 && (
        <button type="button" className="board-button board-quiet" onClick={() => stage.letGo()}>
          {t('act.back')}
        </button>
      )}
      {kind === 'demons' && <DemonsPanel stage={stage} voice={voice} />}
      {kind === 'movement' && asked.length === 0 && <Hurry stage={stage} voice={voice} />}
      {kind !== 'movement' &&
        taken.length === 0 &&
        moves
          .filter(move => buttons.has(move.do))
          .map(move => <MoveButton key={JSON.stringify(move)} move={move} stage={stage} />)}
    </div>
  )
}

/** The held thing is known: only its target is named. */
function shortOf(move: HellgameMove, { names }: Stage): ReactNode {
  if (move.do === 'whirl') return move.n
  if (!('target' in move) || move.target === undefined || ('square' in move && move.square)) return undefined
  return (
    <>
      <Sigil seat={move.target} size={18} /> {names[move.target]}
    </>
  )
}

/** The next touch, by the held thing; empty if only buttons are left. */
function hintOf(held: string | undefined) {
  switch (held?.split(':')[0]) {
    case 'spell':
    case 'curse':
      return 'hint.target'
    case 'item':
      return 'hint.item'
    case 'circle':
      return 'hint.circle'
    default:
      return null
  }
}

/** Steps left, and the two uses of speed tokens; dim, they say why not. */
function Hurry({ stage, voice }: Props) {
  const { t } = voice
  const end = stage.moves.find(move => move.do === 'endMove')
  const left = stepsLeft(stage.view)
  const { speedAdds, speedCost, forgeCost } = numbers.movement
  return (
    <div className="hg-hurry">
      <p className="hg-left">
        <Icon name="boot-prints" />
        {t('act.steps', { count: Math.max(0, left) })}
      </p>
      <div className="hg-row">
        <Spot
          thing="speed"
          stage={stage}
          className="board-button"
          label={t('act.speed', { price: speedCost, count: speedAdds })}
        >
          <Icon name="wingfoot" /> +{speedAdds}
        </Spot>
        <Spot thing="forge" stage={stage} className="board-button" label={t('act.forge', { count: forgeCost })}>
          <Icon name="anvil-impact" /> {forgeCost}
        </Spot>
        {end && <MoveButton move={end} stage={stage} />}
      </div>
    </div>
  )
}
