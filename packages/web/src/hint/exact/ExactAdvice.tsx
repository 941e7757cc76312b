import type { Move } from '@acheron/engine'
import { useWords } from '../../app/words.tsx'
import type { GameFace } from '../../board/face.ts'
import { Reasons } from '../ConsideredMoves.tsx'
import { lineText } from '../lineText.ts'
import type { Hint } from '../useHint.ts'
import './ExactAdvice.css'
import { changeText, worthText } from './figures.ts'
import type { ExactGoal } from './solve.ts'
import { useExactWords } from './words.tsx'

interface Props {
  readonly hint: Hint
  readonly exact: readonly ExactGoal[]
  readonly face: GameFace
  readonly names: readonly string[]
  words(move: Move): string
}

/** The exact answer: the best moves by one goal with their worth by each, and luck told apart from skill. */
export default function ExactAdvice({ hint, exact, face, names, words }: Props) {
  const t = useExactWords()
  const site = useWords()
  const shown = exact[hint.goal]
  const [best] = shown?.best ?? []
  if (!shown || !best) return null
  const line = lineText(shown.line, hint.seat, face, names, site)
  return (
    <div className="hint-exact">
      <div role="status" className="visually-hidden">
        <p>{t('best', { goal: shown.goal, move: words(best.move) })}</p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame of its own */}
      <div className="hint-goals" role="group" aria-label={t('goal')}>
        {exact.map(({ goal }, i) => (
          <button key={goal} type="button" aria-pressed={i === hint.goal} onClick={() => hint.setGoal(i)}>
            {t(goal === 'score' ? 'goal.score' : 'goal.win')}
          </button>
        ))}
      </div>
      <ol className="hint-moves" aria-label={t('moves')} data-final="true">
        {shown.best.map(({ move, values, reasons }, place) => (
          <li key={JSON.stringify(move)}>
            <span className="hint-move">{words(move)}</span>
            {exact.map(({ goal, unit }, i) => (
              <span
                key={goal}
                className="hint-figure"
                data-goal={goal}
                data-value={values[i]}
                data-by={i === hint.goal}
              >
                {worthText(unit, values[i] ?? 0, t.lang)} <span className="visually-hidden">{t(unit)}</span>
              </span>
            ))}
            <Reasons of={reasons} {...{ face, names }} />
            {place === 0 && line !== '' && <span className="considered-why">{line}</span>}
          </li>
        ))}
      </ol>
      <LuckAndSkill hint={hint} />
      <p className="hint-means muted">{t('exact')}</p>
    </div>
  )
}

function LuckAndSkill({ hint: { accounts, goal } }: Pick<Props, 'hint'>) {
  const t = useExactWords()
  if (!accounts) return <p className="hint-account muted">{t('account.wait')}</p>
  const account = accounts[goal]
  if (!account) return <p className="hint-account muted">{t('account.none')}</p>
  const { unit, luck, cost } = account
  const figures = { luck: changeText(account, luck, t.lang), cost: changeText(account, -cost, t.lang) }
  return <p className="hint-account">{t('account', { unit, ...figures })}</p>
}
