import { seatMark, withNames } from '@acheron/engine/words'
import { countOf, deciderOf, type Step, stepsOf } from '@acheron/games/imp-race/board.ts'
import { explained, type HelpOf } from '../../../board/explain/help.ts'
import { Sigil } from '../../../icons/Sigil.tsx'
import type { Voice } from '../words.ts'
import { seatHelp } from './about.ts'
import { Icon } from './Icon.tsx'
import { Imp } from './Imp.tsx'
import { Place } from './Place.tsx'
import type { Stage } from './useStage.ts'

interface Props {
  readonly seat: number
  readonly stage: Stage
  readonly voice: Voice
}

/** A seat's own board: the steps to the route, the cemetery, and what it holds. */
export function SeatBoard({ seat, stage, voice }: Props) {
  const { t } = voice
  const { view, seat: mine, told, names, acting } = stage
  const own = view.seats[seat]
  if (!own) return null
  const isOn = view.winner === null
  const turn = acting ? acting.includes(seat) : isOn && view.turn.seat === seat
  const decides = acting ? turn : isOn && deciderOf(view) === seat && view.flow.length > 0
  const home = countOf(own.imps, 'H')
  return (
    <section
      className={`ir-seat player-${(seat % 5) + 1}`}
      data-turn={turn}
      data-decides={decides}
      data-mine={seat === mine}
      data-seat={seat}
      aria-label={withNames(t('seat.board', { who: seatMark(seat) }), names)}
    >
      {seat === mine && <small className="ir-mine">{t('seat.mine')}</small>}
      <header>
        <Sigil seat={seat} size={20} />
        <SeatName name={names[seat] ?? ''} help={() => seatHelp(seat, stage, voice)} />
        <span
          className="ir-count ir-gems"
          data-told={told(`gems:${seat}`)}
          {...explained({ title: t('seat.gems', { count: own.gems }), lines: [t('gems.about')] })}
        >
          <Icon name="cut-diamond" />
          <b aria-hidden="true">{own.gems}</b>
          <span className="visually-hidden">{t('seat.gems', { count: own.gems })}</span>
        </span>
        <span
          className="ir-count ir-backs"
          data-told={told(`cards:${seat}`)}
          {...explained({ title: t('seat.cards', { count: own.hand.length }), lines: [t('cards.about')] })}
        >
          <i />
          <b aria-hidden="true">{own.hand.length}</b>
          <span className="visually-hidden">{t('seat.cards', { count: own.hand.length })}</span>
        </span>
        <span
          className="ir-count ir-homes"
          data-some={home > 0}
          {...explained({
            title: t('seat.home', { count: home }),
            lines: [t('throne.about', { count: view.options.impsToWin })],
          })}
        >
          <Icon name="daemon-skull" />
          <b aria-hidden="true">{home}</b>
          <span className="visually-hidden">{t('seat.home', { count: home })}</span>
        </span>
      </header>
      <div className="ir-steps">
        <Cemetery seat={seat} stage={stage} voice={voice} />
        {stepsOf(view).map(step => (
          <StepPlace key={step} step={step} seat={seat} stage={stage} voice={voice} />
        ))}
      </div>
    </section>
  )
}

/** This many letters at the end of a name are never cut: guests differ in the number there. */
const nameEnd = 4

function SeatName({ name, help }: { readonly name: string; readonly help: HelpOf }) {
  const letters = [...name]
  return (
    <b className="ir-seat-name" {...explained(help)}>
      <span aria-hidden="true">{letters.slice(0, -nameEnd).join('')}</span>
      <span aria-hidden="true">{letters.slice(-nameEnd).join('')}</span>
      <span className="visually-hidden">{name}</span>
    </b>
  )
}

function StepPlace({ step, seat, stage, voice: { t } }: Props & { readonly step: Step }) {
  const imp = stage.view.seats[seat]?.imps.indexOf(step) ?? -1
  const told = `step:${step} of ${seat}`
  const label = t('step', { step, taken: imp >= 0 ? 'yes' : 'no' })
  const help = { title: label, lines: [t('step.about')] }
  const piece = (
    <>
      {imp >= 0 ? (
        <span className="ir-stand" data-imp={`${seat}-${imp}`}>
          <Imp seat={seat} />
        </span>
      ) : (
        <small aria-hidden="true">{step}</small>
      )}
    </>
  )
  if (seat !== stage.seat)
    return (
      <span className="ir-step" data-told={stage.told(told)} {...explained(help)}>
        {piece}
        {imp >= 0 && <span className="visually-hidden">{label}</span>}
      </span>
    )
  return (
    <Place thing={`step:${step}`} stage={stage} className="ir-step" told={told} label={label} help={help}>
      {piece}
    </Place>
  )
}

function Cemetery({ seat, stage, voice: { t } }: Props) {
  const dead = stage.view.seats[seat]?.imps.flatMap((place, imp) => (place === 'D' ? [imp] : [])) ?? []
  const thing = `cemetery:${seat}`
  const help = { title: t('seat.dead', { count: dead.length }), lines: [t('cemetery.about')] }
  const inside = (
    <>
      <Icon name="tombstone" />
      <span className="ir-dead">
        {dead.map(imp => (
          <span key={imp} data-imp={`${seat}-${imp}`}>
            <Imp seat={seat} dead />
          </span>
        ))}
      </span>
    </>
  )
  if (seat !== stage.seat)
    return (
      <span className="ir-cemetery" data-told={stage.told(thing)} {...explained(help)}>
        {inside}
        <span className="visually-hidden">{help.title}</span>
      </span>
    )
  return (
    <Place
      thing={thing}
      stage={stage}
      className="ir-cemetery"
      label={t('cemetery', { count: dead.length })}
      help={help}
    >
      {inside}
    </Place>
  )
}
