import { nineCircles } from '@acheron/games/nine-circles'
import type { NineCirclesMove } from '@acheron/games/nine-circles/board.ts'
import { MoveButton } from '../../../board/MoveButton.tsx'
import { changesToClaim, foresee } from '../consequences.ts'
import type { Voice } from '../words.ts'
import { Pips } from './Face.tsx'
import { rollIntent } from './hand.ts'
import { Icon } from './Icon.tsx'
import { same } from './lists.ts'
import type { Virgil } from './moves.ts'
import type { Stage } from './useStage.ts'

interface Props {
  readonly stage: Stage
  readonly voice: Voice
}

/** Under the dice: Virgil's fan for the die last taken up, and in words what is pointed at or what to touch. */
export function Lane({ stage, voice }: Props) {
  const { fan, strayed } = stage
  const { t } = voice
  const said = strayed > 0 && !stage.preview ? t('hint.guide') : caption(stage, voice)
  return (
    <div className="nc-lane">
      {fan && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a fan everywhere
        <div className="nc-fan" role="group" aria-label={t('virgil.fan', { value: fan.die.value ?? 0 })}>
          <Icon name="feather" />
          {fan.changes.map(move => (
            <Change key={move.to} move={move} stage={stage} />
          ))}
        </div>
      )}
      <p className="nc-caption" key={strayed} data-stray={said === t('hint.guide')}>
        {said}
      </p>
      <span className="visually-hidden" role="status">
        {strayed > 0 && t('hint.guide')}
      </span>
    </div>
  )
}

function Change({ move, stage }: { readonly move: Virgil; readonly stage: Stage }) {
  const lit = stage.virgils.some(each => each.from === move.from && each.to === move.to)
  return (
    <MoveButton move={move} stage={stage} className="nc-choice" lit={lit}>
      <Pips value={move.to} />
    </MoveButton>
  )
}

function caption(stage: Stage, voice: Voice): string {
  const { view, pointed: aimed } = stage
  if (view.status !== 'playing') return ''
  if (aimed && aimed.do !== 'concede') return meant(aimed, stage, voice)
  return held(stage, voice) ?? invitation(stage, voice)
}

/** The hand or the pointed move, and its consequence. */
function meant(aimed: NineCirclesMove, { view, aim, hand, preview }: Stage, { t, game }: Voice): string {
  const said = nineCircles.describeMove(aimed, view, game)
  if (aimed.do === 'virgil') {
    if (aim.allows) return t('virgil.allows', { change: said })
    const { lost, sheet } = foresee(view, aimed)
    const more = lost ? null : changesToClaim(sheet)
    return more === null ? said : t('virgil.nearer', { change: said, count: more })
  }
  const chosen = aimed.do === 'roll' && !preview && hand.rows !== null && same(hand.rows, aimed.rows)
  return chosen && view.active.length > 0 ? t('hint.swap', { roll: said }) : said
}

/** The reason why the hand cannot be rolled. */
function held({ view, hand, dice, rolls, guided, partial }: Stage, { t, game }: Voice): string | null {
  if (hand.dice.length === 0 || rolls.length === 0) return null
  const why = nineCircles.explain(view, rollIntent(hand, dice), game)
  if (why !== null || !guided) return why
  return partial ? t('hint.part') : t('hint.guide')
}

/** The touchable things among the offered moves. */
function invitation({ view, rolls, claims, virgils, declarations, fan }: Stage, { t }: Voice): string {
  if (declarations.length > 0) return t('hint.declare')
  if (claims.length > 0) return t('hint.claim', { count: claims.length })
  if (fan) return t('hint.virgil')
  if (rolls.length === 0) return virgils.length > 0 ? t('hint.turn') : ''
  if (view.active.length === 0) return t('hint.start')
  if (!rolls.some(roll => roll.again.length > 0)) return t('hint.fresh')
  return virgils.length > 0 ? t('hint.rolled') : t('hint.again')
}
