import {
  type Archetype,
  type CaravanView,
  championName,
  countHits,
  type OrdealFrame,
} from '@acheron/games/caravan/board.ts'
import { portraits } from '../champions/portraits.ts'
import { RoadPicture } from '../Icon.tsx'
import type { RoadVoice } from '../words.ts'
import { leftBy, woundsBy } from './cost.ts'
import { lying } from './hands.ts'
import { Stepper } from './Stepper.tsx'

interface Props {
  readonly view: CaravanView
  readonly ordeal: OrdealFrame
  readonly voice: RoadVoice
  readonly champion: Archetype
  readonly own: boolean
  /** The dice in mind; null where nothing is asked. */
  readonly dice: number | null
  readonly most: number
  readonly busy: boolean
  onChange(dice: number): void
}

/** A Champion's part: what its dice have brought, how many more it adds, and what these cost. */
export function EffortRow({ view, ordeal, voice, champion, own, dice, most, busy, onChange }: Props) {
  const { t, game } = voice
  const who = championName(game, champion)
  const { vigor } = view.champions[champion]
  const faces = lying(ordeal.dice[champion])
  const hasDecided = ordeal.given.includes(champion)
  const decided = ordeal.effort[champion]
  const shown = dice ?? decided
  // The Effort of another seat of the same device is known too.
  const isKnown = own || decided !== null
  return (
    <li className="effort-row" data-champion={champion}>
      <span className="effort-face">
        <RoadPicture name={portraits[champion]} />
      </span>
      <span className="effort-who">
        <b>{who}</b>
        <small>
          {t('effort.lie', {
            attr: game(`attr.${ordeal.attr}`),
            has: faces.length > 0 ? 'yes' : 'no',
            hits: countHits(faces),
          })}
        </small>
      </span>
      {dice !== null ? (
        <Stepper
          value={dice}
          most={most}
          label={t('ordeal.effort', { who })}
          text={costText(vigor, dice, voice).join(', ')}
          less={t('effort.less')}
          more={t('effort.more')}
          disabled={busy}
          onChange={onChange}
        />
      ) : (
        <span className="effort-decided">
          {isKnown
            ? most === 0
              ? t('effort.cannot')
              : t('ordeal.decided.effort', { count: decided ?? 0 })
            : t(hasDecided ? 'effort.other.decided' : 'effort.other')}
        </span>
      )}
      {isKnown && shown !== null && most > 0 && (
        <span className="effort-cost" data-wounds={woundsBy(vigor, shown)}>
          {costText(vigor, shown, voice).map(line => (
            <span key={line}>{line}</span>
          ))}
        </span>
      )}
    </li>
  )
}

/** What so many dice cost a Champion, and what they leave. */
function costText(vigor: number, dice: number, { t }: RoadVoice): string[] {
  if (dice === 0) return [t('effort.hold')]
  const wounds = woundsBy(vigor, dice)
  const left = t('effort.left', { left: leftBy(vigor, dice) })
  if (wounds === 0) return [t('effort.vigor', { count: dice }), left]
  return [dice === vigor ? t('effort.last') : t('effort.wounds', { count: wounds }), left]
}
