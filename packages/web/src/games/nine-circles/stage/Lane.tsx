import { nineCircles } from '@acheron/games/nine-circles'
import type { Voice } from '../words.ts'
import { Pips } from './Face.tsx'
import { meaning } from './hand.ts'
import { Icon } from './Icon.tsx'
import type { Stage } from './useStage.ts'

/** Under the dice: Virgil's fan for the die last taken up, and in words what is pointed at or what to touch. */
export function Lane({ stage, voice }: { readonly stage: Stage; readonly voice: Voice }) {
  const { fan, view } = stage
  const { t, game } = voice
  return (
    <div className="nc-lane">
      {fan && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a fan everywhere
        <div className="nc-fan" role="group" aria-label={t('virgil.fan', { value: fan.die.value ?? 0 })}>
          <Icon name="feather" />
          {fan.changes.map(move => (
            <button
              key={move.to}
              type="button"
              className="nc-choice"
              data-lit="true"
              data-aimed={stage.aimed?.t === 'virgil' && stage.aimed.to === move.to}
              aria-label={nineCircles.describe(move, view, game)}
              onClick={() => stage.act(move)}
              onPointerEnter={() => stage.point(move)}
              onPointerLeave={() => stage.point(null)}
              onFocus={() => stage.point(move)}
              onBlur={() => stage.point(null)}
            >
              <Pips value={move.to} />
            </button>
          ))}
        </div>
      )}
      <p className="nc-caption">{caption(stage, voice)}</p>
    </div>
  )
}

function caption({ view, aimed, aim, hand, dice, rolls, claims, declarations, fan }: Stage, voice: Voice): string {
  const { t, game } = voice
  if (view.status !== 'playing') return ''
  if (aimed?.t === 'virgil') {
    if (!aim.allows) return nineCircles.describe(aimed, view, game)
    return t('virgil.allows', { change: nineCircles.describe(aimed, view, game) })
  }
  if (aimed && aimed.t !== 'concede') return nineCircles.describe(aimed, view, game)
  if (hand.dice.length > 0 && rolls.length > 0) {
    const intent = { kind: 'roll', ...meaning(hand, dice), ...(hand.rows ? { rows: [...hand.rows] } : {}) }
    return nineCircles.explain(view, intent, game) ?? ''
  }
  if (declarations.length > 0) return t('hint.declare')
  if (claims.length > 0) return t('hint.claim')
  if (fan) return t('hint.virgil')
  if (rolls.length === 0) return ''
  return view.active.length === 0 ? t('hint.start') : t('hint.rolled')
}
