import { objectName } from '../names.ts'
import { type AttackFrame, countFumbles, countHits, minionType, sturdiness, threshold } from '../rules.ts'
import { asState, attackIn } from '../types.ts'
import { Die } from './Die.tsx'
import type { Stage } from './useStage.ts'

/** An Attack while it is being made: its dice, and what they come to. */
export function AttackPanel({ stage }: { readonly stage: Stage }) {
  const { view, voice } = stage
  const frame = attackIn(view)
  if (!frame || frame.target === null) return null
  const { t } = voice
  const { attacker, target, deck, dice, pool, precision } = frame
  const rolled = dice.length > 0
  const { hits, fumbles } = countedOf(frame)
  const minion = view.fight.minions[target]
  const needs = deck ? sturdiness(asState(view), deck) : minion ? minionType(minion.type).sturdiness : null
  const danger = deck ? threshold(asState(view), deck) : null
  const through = rolled && needs !== null && hits >= needs
  return (
    <section className="cv-attack" aria-label={t('attack.title')} aria-live="polite">
      <h2>{t('attack.of', { who: objectName(view, attacker, voice), target: objectName(view, target, voice) })}</h2>
      <p className="cv-dice">
        {rolled
          ? // biome-ignore lint/suspicious/noArrayIndexKey: dice are their places
            dice.map((face, i) => <Die key={`${i} ${face}`} face={face} voice={voice} />)
          : Array.from({ length: pool }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice are their places
              <Die key={i} face={null} voice={voice} />
            ))}
      </p>
      <ul className="cv-tally">
        {rolled ? (
          <>
            <li data-good={through}>
              <b>{t('attack.hits', { count: hits })}</b>
              {needs !== null && <span>{t(through ? 'attack.overcomes' : 'attack.short', { n: needs })}</span>}
            </li>
            <li data-bad={danger !== null && fumbles >= danger}>
              <b>{t('attack.fumbles', { count: fumbles })}</b>
              {danger !== null && (
                <span>{t(fumbles >= danger ? 'attack.provokes' : 'attack.safe', { n: danger })}</span>
              )}
            </li>
          </>
        ) : (
          <li>
            <b>{t('attack.pool', { count: pool })}</b>
            {needs !== null && <span>{t('attack.needs', { n: needs })}</span>}
          </li>
        )}
        {precision > 0 && <li>{t('attack.precision', { n: precision })}</li>}
        {!rolled && hits > 0 && <li>{t('attack.sure', { count: hits })}</li>}
      </ul>
    </section>
  )
}

/** What there is so far; dice that may still be mended are not counted by the rules yet. */
function countedOf({ step, dice, hits, fumbles, fumbleFace }: AttackFrame): { hits: number; fumbles: number } {
  if (step !== 'rolled' && step !== '2C' && step !== 'turn') return { hits, fumbles }
  const missed = countFumbles(dice)
  return {
    hits: hits + countHits(dice) + (fumbleFace === 'hit' ? missed : 0),
    fumbles: fumbleFace === 'fumble' ? missed : 0,
  }
}
