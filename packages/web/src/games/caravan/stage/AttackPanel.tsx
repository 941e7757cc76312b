import {
  type AttackFrame,
  attackIn,
  countFumbles,
  countHits,
  type FightingView,
  type Id,
  isArcana,
  minionType,
  sturdiness,
  threshold,
} from '@acheron/games/caravan/board.ts'
import { objectName } from '../names.ts'
import type { Voice } from '../words.ts'
import { Die } from './Die.tsx'
import type { FightStage } from './useFight.ts'

/** An Attack while it is being made: its dice, and what they come to. */
export function AttackPanel({ stage }: { readonly stage: FightStage }) {
  const { view, voice } = stage
  const frame = attackIn(view)
  if (!frame || frame.target === null) return null
  const { t } = voice
  const { attacker, target, deck, dice, pool, precision } = frame
  const rolled = dice.length > 0
  const { hits, fumbles } = countedOf(frame)
  const minion = view.fight.minions[target]
  const needs = deck ? sturdiness(view, deck) : minion ? minionType(minion.type).sturdiness : null
  // R13.8: PRECISION makes the THRESHOLD higher.
  const danger = deck ? Math.max(1, threshold(view, deck) + precision) : null
  const answered = deck !== null && !frame.noCounter && hasAction(view, deck)
  const through = rolled && needs !== null && hits >= needs
  return (
    <section className="cv-attack" aria-label={t('attack.title')} aria-live="polite">
      <h2>{t('attack.of', { who: objectName(view, attacker, voice), target: objectName(view, target, voice) })}</h2>
      <p className="cv-dice">
        {rolled
          ? dice.map((face, i) => <Die key={`${i} ${face}`} face={face} voice={voice} />)
          : Array.from({ length: pool }, (_, i) => <Die key={i} face={null} voice={voice} />)}
      </p>
      <ul className="cv-tally">
        {rolled ? (
          <>
            <li data-good={through}>
              <b>{t('attack.hits', { count: hits })}</b>
              {needs !== null && <span>{t(through ? 'attack.overcomes' : 'attack.short', { n: needs })}</span>}
            </li>
            <li data-bad={danger !== null && answered && fumbles >= danger}>
              <b>{t('attack.fumbles', { count: fumbles })}</b>
              {danger !== null && <span>{dangerText(fumbles, danger, answered, voice)}</span>}
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

/** The result so far. The rules do not yet count dice that may still be rerolled. */
function countedOf({ step, dice, hits, fumbles, fumbleFace }: AttackFrame): { hits: number; fumbles: number } {
  if (step !== 'rolled' && step !== '2C' && step !== 'turn') return { hits, fumbles }
  const missed = countFumbles(dice)
  return {
    hits: hits + countHits(dice) + (fumbleFace === 'hit' ? missed : 0),
    fumbles: fumbleFace === 'fumble' ? missed : 0,
  }
}

/** R13.9: only an Action card that lies on top can be turned over as a Counterattack. */
function hasAction({ fight }: FightingView, deck: Id): boolean {
  // A card that nobody may see has no name: it is an Arcana.
  const top = fight.decks[deck]?.cards.at(-1) as Id | null | undefined
  return top !== undefined && top !== null && !isArcana(top)
}

function dangerText(fumbles: number, danger: number, answered: boolean, { t }: Voice): string {
  if (fumbles < danger) return t('attack.safe', { n: danger })
  return answered ? t('attack.provokes', { n: danger }) : t('attack.unanswered', { n: danger })
}
