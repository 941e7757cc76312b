import { withNames } from '@acheron/engine/words'
import { type HellgameMove, numbers, stepsLeft, topFrame } from '@acheron/games/hellgame/board.ts'
import type { ReactNode } from 'react'
import { Sigil } from '../../../icons/Sigil.tsx'
import type { Voice } from '../words.ts'
import { DemonsPanel } from './DemonsPanel.tsx'
import { Icon } from './Icon.tsx'
import { MoveButton } from './MoveButton.tsx'
import { buttons } from './offers.ts'
import { Spot } from './Spot.tsx'
import type { Stage } from './useStage.ts'

interface Props {
  readonly stage: Stage
  readonly voice: Voice
}

/** More targets than that are only touched on the board. */
const mostButtons = 6

/** What can be done besides touching the board. */
export function Actions({ stage, voice }: Props) {
  const { view, moves, offers, choice } = stage
  const { t } = voice
  if (moves.length === 0) return <div className="hg-actions" />
  const held = offers.heldMoves()
  const asked = choice.length > 0 ? choice : held.length <= mostButtons ? held : []
  const kind = topFrame(view)?.kind
  return (
    <div className="hg-actions" data-kind={kind}>
      {offers.held && <p className="hg-hint">{withNames(t(hintOf(offers.held.kind)), stage.names)}</p>}
      {asked.map(move => (
        <MoveButton key={JSON.stringify(move)} move={move} stage={stage} voice={voice}>
          {choice.length > 0 ? undefined : shortOf(move, stage)}
        </MoveButton>
      ))}
      {(offers.held || choice.length > 0) && (
        <button type="button" className="hg-button hg-quiet" onClick={() => stage.letGo()}>
          {t('act.back')}
        </button>
      )}
      {kind === 'demons' && <DemonsPanel stage={stage} voice={voice} />}
      {kind === 'movement' && asked.length === 0 && <Hurry stage={stage} voice={voice} />}
      {kind !== 'movement' &&
        asked.length === 0 &&
        !offers.held &&
        moves
          .filter(move => buttons.has(move.do))
          .map(move => <MoveButton key={JSON.stringify(move)} move={move} stage={stage} voice={voice} />)}
    </div>
  )
}

/** What is held is known: only its target is named. */
function shortOf(move: HellgameMove, { names }: Stage): ReactNode {
  if (move.do === 'whirl') return move.n
  if (!('target' in move) || move.target === undefined || ('square' in move && move.square)) return undefined
  return (
    <>
      <Sigil seat={move.target} size={18} /> {names[move.target]}
    </>
  )
}

function hintOf(kind: 'spell' | 'curse' | 'item' | 'circle') {
  return kind === 'circle' ? 'hint.circle' : kind === 'item' ? 'hint.item' : 'hint.target'
}

/** Steps left, and the two uses of speed tokens; dim, they say why not. */
function Hurry({ stage, voice }: Props) {
  const { t } = voice
  const end = stage.moves.find(move => move.do === 'endMove')
  const left = stepsLeft(stage.view)
  const { speedAdds, speedCost, forgeCost } = numbers.movement
  return (
    <div className="hg-hurry">
      <p className="hg-left" aria-live="polite">
        <Icon name="boot-prints" />
        {t('act.steps', { count: Math.max(0, left) })}
      </p>
      <div className="hg-row">
        <Spot
          thing={{ kind: 'speed' }}
          stage={stage}
          className="hg-button"
          label={t('act.speed', { price: speedCost, count: speedAdds })}
        >
          <Icon name="wingfoot" /> +{speedAdds}
        </Spot>
        <Spot
          thing={{ kind: 'forge' }}
          stage={stage}
          className="hg-button"
          label={t('act.forge', { count: forgeCost })}
        >
          <Icon name="anvil-impact" /> {forgeCost}
        </Spot>
        {end && <MoveButton move={end} stage={stage} voice={voice} />}
      </div>
    </div>
  )
}
