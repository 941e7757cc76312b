import type { Claim } from '@acheron/games/nine-circles/board.ts'
import { useRef } from 'react'
import { pointing } from '../../../board/pointing.ts'
import { costOfClaim } from '../consequences.ts'
import type { Voice } from '../words.ts'
import { SmallDie } from './Face.tsx'
import { same } from './lists.ts'
import type { Stage } from './useStage.ts'

/** Claims shown at once, in one line; any other is made by taking up its dice. */
const most = 2

/** The claims and the roll, lit when they are legal. */
export function Actions({ stage, voice }: { readonly stage: Stage; readonly voice: Voice }) {
  const { claims, claim, roll, rolls, view, hand } = stage
  const { t } = voice
  if (view.status !== 'playing' || stage.declarations.length > 0) return <div className="nc-actions" />
  const shown = claim && !claims.slice(0, most).includes(claim) ? [claim, ...claims] : claims
  return (
    <div className="nc-actions">
      <div className="nc-claims">
        {shown.slice(0, most).map(each => (
          <ClaimButton key={each.use.join()} claim={each} stage={stage} voice={voice} />
        ))}
      </div>
      {(rolls.length > 0 || claims.length === 0) && (
        <button
          type="button"
          className="nc-roll"
          data-lit={roll !== null}
          aria-disabled={roll === null}
          onClick={() => stage.touchRoll()}
          {...pointing(stage.point, roll)}
        >
          {t('act.roll', { count: roll ? hand.dice.length : 0 })}
          {roll && (
            <small className="nc-cost">{t('act.rows', { rows: roll.rows.join(' + '), count: roll.rows.length })}</small>
          )}
        </button>
      )}
    </div>
  )
}

function ClaimButton({ claim, stage, voice }: { claim: Claim; stage: Stage; voice: Voice }) {
  const { said, doomed } = costOfClaim(stage.view, claim, voice)
  const shown = stage.pointed ?? stage.likely
  const aimed = shown?.do === 'claim' && same(shown.use, claim.use)
  // A finger cannot hover: with several claims, its first touch only shows the dice of one.
  const looks = useRef(false)
  const { onPointerEnter, onPointerLeave, ...focus } = pointing(stage.point, claim)
  return (
    <button
      type="button"
      className="nc-claim"
      data-lit="true"
      data-aimed={aimed}
      onPointerDown={({ pointerType }) => {
        looks.current = pointerType === 'touch' && !aimed && stage.claims.length > 1
      }}
      onClick={() => {
        if (looks.current) stage.point(claim)
        else stage.act(claim)
        looks.current = false
      }}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onPointerEnter()}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onPointerLeave()}
      {...focus}
    >
      <span className="visually-hidden">{stage.said(claim)}</span>
      {stage.claims.length === 1 && <span aria-hidden="true">{voice.t('act.claim')}</span>}
      <span className="nc-claim-dice" aria-hidden="true">
        {claim.use.toReversed().map((value, i) => (
          <SmallDie key={i} value={value} />
        ))}
      </span>
      <small className="nc-cost" data-doomed={doomed} {...(doomed ? {} : { 'aria-hidden': true })}>
        {said}
      </small>
    </button>
  )
}
