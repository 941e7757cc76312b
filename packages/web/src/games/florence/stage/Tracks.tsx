import {
  bonusTiles,
  cubeValue,
  dantePath,
  type Sin,
  seatsOf,
  stepName,
  topLevel,
} from '@acheron/games/florence/board.ts'
import { Spot } from '../../../board/Spot.tsx'
import type { ShapeName } from '../../../board/useShape.ts'
import { Sigil } from '../../../icons/Sigil.tsx'
import type { Voice } from '../words.ts'
import { Icon, stepIcons, tileIcons } from './Icon.tsx'
import { riverText, tileText, trackText } from './labels.ts'
import type { FlorenceStage } from './stage.ts'

interface Props {
  readonly sin: Sin
  readonly stage: FlorenceStage
  readonly voice: Voice
}

/** The bonus of the track: the gain of an accusation of that sin. */
export function Tile({ sin, stage, voice }: Props) {
  const tile = stage.view.bonusTiles[sin]
  return (
    <Spot thing={`tile:${tile}`} stage={stage} className="fl-tile" label={tileText(stage.view, sin, voice)}>
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
  const { view } = stage
  const at = (level: number) => seatsOf(view).filter(seat => view.seats[seat]?.skulls[sin] === level)
  const holders = seatsOf(view).filter(seat => view.seats[seat]?.diplomas.includes(sin))
  return (
    <Spot thing={`track:${sin}`} stage={stage} className="fl-track" label={trackText(stage, sin, voice)}>
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
    <Spot thing={`cube:${sin}`} stage={stage} className="fl-river" label={riverText(stage.view, sin, voice)}>
      <span className="fl-cube" data-cube={sin}>
        ×{cubeValue(space)}
      </span>
      <span className="fl-space" aria-hidden="true">
        {Array.from({ length: 10 }, (_, i) => (
          <i key={i} data-on={i + 1 === space} />
        ))}
      </span>
    </Spot>
  )
}

interface StepsProps extends Omit<Props, 'sin'> {
  readonly circle: number
  readonly shape: ShapeName
}

/** Dante's steps beside a circle, and Dante. On a tall board they are one spot. */
export function Steps({ circle, shape, stage, voice }: StepsProps) {
  const { view } = stage
  const steps = dantePath(view.players)
    .map(({ kind, level }, i) => ({ kind, level, number: i + 1 }))
    .filter(({ level }) => level === circle)
  const label = ({ kind, number }: (typeof steps)[number]) =>
    voice.t('step', {
      step: stepName(kind, voice.game),
      where: number < view.dante ? 'past' : number === view.dante ? 'here' : 'ahead',
    })
  const touched = shape === 'tall' ? [steps] : steps.map(step => [step])
  return (
    <span className="fl-steps">
      {circle === 1 && view.dante === 0 && <Dante />}
      {touched.map(together => (
        <Spot
          key={together[0]?.number}
          thing={together.some(({ number }) => number === view.dante + 1) ? 'dante' : `step:${together[0]?.number}`}
          stage={stage}
          className="fl-step"
          label={together.map(label).join(' · ')}
        >
          {together.map(({ kind, number }) =>
            number === view.dante ? (
              <Dante key={number} />
            ) : (
              <StepFace key={number} kind={kind} past={number < view.dante} />
            ),
          )}
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
