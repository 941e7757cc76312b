import { Sigil } from '../../../icons/Sigil.tsx'
import { bonusTiles, cubeValue, dantePath, type Sin, stepName, topLevel } from '../rules.ts'
import { seatsOf } from '../types.ts'
import type { Voice } from '../words.ts'
import { Icon, stepIcons, tileIcons } from './Icon.tsx'
import { riverText, tileText, trackText } from './labels.ts'
import { Spot } from './Spot.tsx'
import type { Stage } from './useStage.ts'

interface Props {
  readonly sin: Sin
  readonly stage: Stage
  readonly voice: Voice
}

/** The bonus of the track: what an accusation of that sin brings. */
export function Tile({ sin, stage, voice }: Props) {
  const tile = stage.view.bonusTiles[sin]
  return (
    <Spot thing={`tile:${tile}`} offers={stage.offers} className="fl-tile" label={tileText(stage.view, sin, voice)}>
      <span className="fl-tile-face" data-kind={bonusTiles[tile].kind}>
        <Icon name={tileIcons[tile].icon} />
        {tileIcons[tile].count && <b>{tileIcons[tile].count}</b>}
      </span>
    </Spot>
  )
}

const levels = Array.from({ length: topLevel }, (_, i) => i + 1)

/** Levels 1 to 4 with everybody's skulls, and the diplomas of the sin. */
export function SinTrack({ sin, stage, voice }: Props) {
  const { view, offers } = stage
  const at = (level: number) => seatsOf(view).filter(seat => view.seats[seat]?.skulls[sin] === level)
  const holders = seatsOf(view).filter(seat => view.seats[seat]?.diplomas.includes(sin))
  return (
    <Spot thing={`track:${sin}`} offers={offers} className="fl-track" label={trackText(stage, sin, voice)}>
      {levels.map(level => (
        <span key={level} className="fl-level" data-level={level}>
          {at(level).map(seat => (
            <span key={seat} className={`fl-skull player-${(seat % 5) + 1}`} data-skull={`${seat} ${sin}`}>
              <Sigil seat={seat} size={14} />
            </span>
          ))}
        </span>
      ))}
      <span className="fl-diplomas">
        {holders.map(seat => (
          <span key={seat} className={`player-${(seat % 5) + 1}`} data-diploma={`${seat} ${sin}`}>
            <Icon name="diploma" />
          </span>
        ))}
      </span>
    </Spot>
  )
}

/** The cube on the Phlegethon: what a level of the track is worth with its diploma. */
export function River({ sin, stage, voice }: Props) {
  const space = stage.view.cubes[sin]
  return (
    <Spot thing={`cube:${sin}`} offers={stage.offers} className="fl-river" label={riverText(stage.view, sin, voice)}>
      <span className="fl-cube" data-cube={sin}>
        ×{cubeValue(space)}
      </span>
      <span className="fl-space" aria-hidden="true">
        {Array.from({ length: 10 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the spaces in their order
          <i key={i} data-on={i + 1 === space} />
        ))}
      </span>
    </Spot>
  )
}

/** Dante's steps beside a circle, himself on one of them. */
export function Steps({ circle, stage, voice }: Omit<Props, 'sin'> & { readonly circle: number }) {
  const { view, offers } = stage
  const path = dantePath(view.players)
  const steps = path.map((step, i) => ({ ...step, number: i + 1 })).filter(({ level }) => level === circle)
  return (
    <span className="fl-steps">
      {circle === 1 && view.dante === 0 && <Dante />}
      {steps.map(({ kind, number }) => (
        <Spot
          key={number}
          thing={number === view.dante + 1 ? 'dante' : `step:${number}`}
          offers={offers}
          className="fl-step"
          label={voice.t('step', {
            step: stepName(kind, voice.game),
            where: number < view.dante ? 'past' : number === view.dante ? 'here' : 'ahead',
          })}
        >
          {number === view.dante ? <Dante /> : <StepFace kind={kind} past={number < view.dante} />}
        </Spot>
      ))}
    </span>
  )
}

function StepFace({ kind, past }: { readonly kind: keyof typeof stepIcons; readonly past: boolean }) {
  return (
    <span className="fl-step-face" data-past={past}>
      <Icon name={stepIcons[kind]} />
    </span>
  )
}

function Dante() {
  return (
    <span className="fl-dante" data-dante="true">
      <Icon name="laurel-crown" />
    </span>
  )
}
