import { hitsOf } from '@acheron/games/caravan/board.ts'
import { explained } from '../../../board/explain/help.ts'
import type { Voice } from '../words.ts'
import { Icon } from './Icon.tsx'

interface Props {
  /** Null: not yet rolled. */
  readonly face: number | null
  /** It was rolled again, or turned over. */
  readonly turned?: boolean
  readonly voice: Voice
}

/** A die of the Caravan: a Fumble, a Hit or two. */
export function Die({ face, turned = false, voice }: Props) {
  if (face === null) return <span className="cv-die" data-face="none" aria-hidden="true" />
  const hits = hitsOf(face)
  const kind = hits === 0 ? 'fumble' : hits === 1 ? 'hit' : 'double'
  return (
    <span className="cv-die" data-face={kind} data-turned={turned} {...explained(voice.t(`die.${kind}`))}>
      <Icon name={hits === 0 ? 'cross-mark' : hits === 1 ? 'plain-dagger' : 'crossed-swords'} />
      <span className="visually-hidden">{voice.t(`die.${kind}`)}</span>
    </span>
  )
}
