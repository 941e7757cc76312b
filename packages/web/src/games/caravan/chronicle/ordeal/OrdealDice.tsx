import { type Archetype, type CaravanView, hitsOf, type OrdealFrame } from '@acheron/games/caravan/board.ts'
import { Die } from '../../stage/Die.tsx'
import type { Tale } from '../useTale.ts'
import './ordeal.css'

/** The Ordeal that is going on, whatever is asked meanwhile. */
export function ordealIn(view: CaravanView): OrdealFrame | null {
  const frame = view.flow.findLast(({ kind }) => kind === 'ordeal')
  return frame?.kind === 'ordeal' ? frame : null
}

interface Props {
  readonly tale: Tale
  readonly champion: Archetype
}

/** A Champion's dice in an Ordeal, its Effort, and whether it pushes the Hand of Fate. */
export function OrdealDice({ tale, champion }: Props) {
  const { view, voice, arena } = tale
  const { t } = voice
  const ordeal = ordealIn(view)
  if (!ordeal) return null
  const dice = ordeal.dice[champion]
  const hits = dice.reduce((sum, face) => sum + (face > 0 ? hitsOf(face) : 0), 0)
  const decided = ordeal.given.includes(champion) && (ordeal.step === 'effort' || ordeal.step === 'fate')
  return (
    <div className="chr-ordeal-dice">
      <div className="chr-dice">
        {dice.map((face, i) => (
          <Die key={i} face={face > 0 ? face : null} voice={arena} />
        ))}
        {dice.length === 0 && <span className="chr-none">{t('ordeal.noDice')}</span>}
        <b className="chr-hits">{t('ordeal.hits', { count: hits })}</b>
      </div>
      {decided && <span className="chr-decided">{decisionText(ordeal, champion, tale)}</span>}
    </div>
  )
}

/** What the Champion has decided, to the one who did; to others only that it has, until all are in. */
function decisionText({ step, effort, fate }: OrdealFrame, champion: Archetype, { voice: { t } }: Tale): string {
  const decision = step === 'effort' ? effort[champion] : step === 'fate' ? fate[champion] : null
  if (typeof decision === 'number') return t('ordeal.decided.effort', { count: decision })
  if (typeof decision === 'boolean') return t('ordeal.decided.fate', { push: decision ? 'yes' : 'no' })
  return t('ordeal.decided')
}
