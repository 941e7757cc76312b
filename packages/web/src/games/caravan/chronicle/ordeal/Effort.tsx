import {
  archetypes,
  type CaravanMove,
  type CaravanState,
  type MoveOf,
  mostEffort,
  type OrdealFrame,
} from '@acheron/games/caravan/board.ts'
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { PanelProps } from '../../../../board/face.ts'
import { useEscape } from '../../../../board/useEscape.ts'
import { roadVoice } from '../words.ts'
import { Chart } from './Chart.tsx'
import { chanceOf, percentOf, spreadOf } from './chance.ts'
import { Each } from './Each.tsx'
import { EffortRow } from './EffortRow.tsx'
import { asked, diceLying, effortMoves, effortOf, hitsLying, isOffered, isSecret, type Planned } from './hands.ts'
import { ordealIn } from './OrdealDice.tsx'
import './effort.css'

type Props = PanelProps<CaravanState, CaravanMove>

/** The Effort of all one's Champions at once, with its cost and its chance. Nothing is spent before the roll. */
export function EffortPanel(props: Props) {
  const { view, moves } = props
  const ordeal = ordealIn(view)
  const first = moves.find((move): move is MoveOf<'effort'> => move.do === 'effort')
  if (!ordeal || !first) return null
  // What was planned belongs to this Ordeal alone.
  return (
    <Planning
      key={JSON.stringify([view.exploration.entry, ordeal.attr, ordeal.dice])}
      {...props}
      ordeal={ordeal}
      seat={view.champions[first.champion].seat}
    />
  )
}

function Planning(props: Props & { readonly ordeal: OrdealFrame; readonly seat: number }) {
  const { view, moves, advised, busy, language, onMove, onBack, ordeal, seat } = props
  const voice = roadVoice(language)
  const { t } = voice
  const { attr, difficulty, award } = ordeal
  const [planned, setPlanned] = useState<Planned>({})
  useEffect(() => {
    if (advised?.do === 'effort') setPlanned(now => ({ ...now, [advised.champion]: advised.dice }))
  }, [advised])
  useEscape(() => {
    if (!onBack || busy) return false
    onBack()
    return true
  })
  const effort = effortOf(view, ordeal, seat, planned)
  const secret = isSecret(view, ordeal, seat)
  const spread = spreadOf(effort, hitsLying(ordeal))
  const percent = percentOf(chanceOf(spread, difficulty))
  const plan = effortMoves(view, ordeal, seat, planned)
  const mayRoll = !busy && isOffered(moves, plan)
  // Holding back is an answer of its own unless the Hits suffice: a key pressed too often must not give it.
  const holds = effort === 0 && percent < 100
  const roll = () => {
    const [move, ...next] = plan
    if (move && mayRoll) onMove(move, next)
  }
  const steps = asked(view, ordeal, seat)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys walk between the controls inside
    <div className="effort" onKeyDown={event => walk(event, holds ? null : roll)}>
      <ul className="effort-rows">
        {archetypes.map(champion => (
          <EffortRow
            key={champion}
            view={view}
            ordeal={ordeal}
            voice={voice}
            champion={champion}
            own={view.champions[champion].seat === seat}
            dice={steps.includes(champion) ? (planned[champion] ?? 0) : null}
            most={mostEffort(view.champions[champion])}
            busy={busy}
            onChange={dice => setPlanned(now => ({ ...now, [champion]: dice }))}
          />
        ))}
      </ul>
      <Each
        view={view}
        ordeal={ordeal}
        voice={voice}
        seat={seat}
        champions={steps}
        planned={planned}
        busy={busy}
        onPlan={setPlanned}
      />
      <p className="effort-sum">
        <span>
          <b>{diceLying(ordeal) + effort}</b> {t('effort.dice', { lie: diceLying(ordeal), effort })}
        </span>
        <span className="effort-chance" data-none={percent === 0}>
          <b>{t('effort.percent', { percent })}</b> {t('effort.reach', { difficulty })}
        </span>
      </p>
      <Chart spread={spread} difficulty={difficulty} voice={voice} />
      <p className="effort-note">
        {secret && `${t('effort.secret')} `}
        {award && `${t('effort.award', { attr: voice.game(`attr.${attr}`) })} `}
        {t('effort.fate')}
      </p>
      <button
        type="button"
        className={holds ? 'choice ends effort-roll' : 'choice effort-roll'}
        data-choice=""
        aria-disabled={!mayRoll}
        onClick={roll}
      >
        <b>{busy ? t('effort.rolling') : effort === 0 ? t('effort.none') : t('effort.roll', { count: effort })}</b>
        {!holds && (
          <span className="effort-key" aria-hidden="true">
            Enter
          </span>
        )}
      </button>
      {onBack && (
        <button type="button" className="text-link effort-back" aria-disabled={busy} onClick={onBack}>
          {t('effort.back')}{' '}
          <span className="effort-key" aria-hidden="true">
            Esc
          </span>
        </button>
      )}
    </div>
  )
}

/** Up and down go from one Champion to the next and to the roll; Enter rolls from each, if there is something to roll. */
function walk(event: KeyboardEvent<HTMLElement>, roll: (() => void) | null): void {
  const here = document.activeElement
  if (event.key === 'Enter' && here?.matches('[role="spinbutton"]')) {
    event.preventDefault()
    if (!event.repeat) roll?.()
    return
  }
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (by === 0 || event.shiftKey || event.defaultPrevented) return
  event.preventDefault()
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="spinbutton"], .effort-roll')]
  const at = stops.indexOf(here as HTMLElement)
  stops[(at + by + stops.length) % stops.length]?.focus()
}
