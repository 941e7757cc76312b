import { circles, type GuardianId, guardianIds, type Sin, sinName } from '@acheron/games/florence/board.ts'
import type { CSSProperties, ReactNode } from 'react'
import { Spot } from '../../../board/Spot.tsx'
import type { ShapeName } from '../../../board/useShape.ts'
import type { Voice } from '../words.ts'
import { guardianIcons, Icon, sinIcons } from './Icon.tsx'
import { circleText, guardianText } from './labels.ts'
import type { FlorenceStage } from './stage.ts'
import { River, SinTrack, Steps, Tile } from './Tracks.tsx'

interface Props {
  readonly circle: number
  readonly row: number
  readonly shape: ShapeName
  readonly stage: FlorenceStage
  readonly voice: Voice
  /** Its shields. */
  readonly children: ReactNode
}

/** A circle with all that belongs to it: guardians, shields, bonus tile, sin track, the river's cube, Dante's steps. */
export function CircleLine({ circle, row, shape, stage, voice, children }: Props) {
  const { view } = stage
  const { sin = 'pagan', infamy = 0 } = circles[circle - 1] ?? {}
  const here = guardianIds.filter(id => view.guardians[id] === circle)
  // On a tall board the circle's line is the heading of its shields.
  const terrace = shape === 'tall' ? row + 1 : row
  return (
    <div className="fl-circle" data-circle={circle} style={{ '--circle': `var(--circle-${circle})` } as CSSProperties}>
      <div className="fl-circle-head" style={{ gridRow: row }}>
        <Spot
          thing={`circle:${circle}`}
          stage={stage}
          className="fl-circle-name"
          label={circleText(view, circle, voice)}
        >
          <Icon name={sinIcons[sin]} />
          <span>
            <span className="fl-name">{sinName(sin, voice.game)}</span>{' '}
            <span className="fl-small">{voice.t('circle.infamy', { points: infamy })}</span>
          </span>
        </Spot>
        {here.map(id => (
          <Guardian key={id} id={id} stage={stage} voice={voice} />
        ))}
      </div>
      <div className="fl-terrace" style={{ gridRow: terrace }}>
        {children}
      </div>
      <div className="fl-circle-rest" style={{ gridRow: row }}>
        {sin === 'pagan' ? <Titles voice={voice} /> : <Belongings sin={sin} stage={stage} voice={voice} />}
        <Steps circle={circle} shape={shape} stage={stage} voice={voice} />
      </div>
    </div>
  )
}

/** Limbo has no track; the names of the columns stand in its place. */
function Titles({ voice: { t } }: { readonly voice: Voice }) {
  return (
    <>
      <span className="fl-title fl-small">{t('column.tile')}</span>
      <span className="fl-title fl-small">{t('column.track')}</span>
      <span className="fl-title fl-small">{t('column.river')}</span>
    </>
  )
}

function Belongings({
  sin,
  stage,
  voice,
}: {
  readonly sin: Sin
  readonly stage: FlorenceStage
  readonly voice: Voice
}) {
  return (
    <>
      <Tile sin={sin} stage={stage} voice={voice} />
      <SinTrack sin={sin} stage={stage} voice={voice} />
      <River sin={sin} stage={stage} voice={voice} />
    </>
  )
}

function Guardian({
  id,
  stage,
  voice,
}: {
  readonly id: GuardianId
  readonly stage: FlorenceStage
  readonly voice: Voice
}) {
  return (
    <Spot thing={`guardian:${id}`} stage={stage} className="fl-guardian" label={guardianText(id, voice)}>
      <Icon name={guardianIcons[id]} />
    </Spot>
  )
}
