import { quarterName, quarters, soulSins } from '@acheron/games/florence/board.ts'
import { Glyph } from '../../../icons/Glyph.tsx'
import type { Half } from './halves.ts'
import { Icon, quarterIcons } from './Icon.tsx'
import type { BoardPart } from './stage.ts'
import './halves.css'

interface Props extends BoardPart {
  readonly half: Half
  readonly folded: boolean
  onToggle(): void
}

/** The row that a half is folded to; a touch opens it, and folds it again. */
export function Folded({ half, folded, onToggle, ...props }: Props) {
  return (
    <button type="button" className="fl-fold" data-half={half} aria-expanded={!folded} onClick={onToggle}>
      <span className="fl-fold-face">{half === 'city' ? <CityRow {...props} /> : <HellRow {...props} />}</span>
      <Glyph name={folded ? 'down' : 'up'} size={18} />
    </button>
  )
}

/** The four quarters; the one of this turn is marked. */
function CityRow({ stage: { view }, voice }: BoardPart) {
  return quarters.map(quarter => (
    <span key={quarter} className="fl-fold-quarter" data-turn={view.turn.quarter === quarter && view.flow.length > 0}>
      <Icon name={quarterIcons[quarter]} />
      <small>{quarterName(quarter, voice.game)}</small>
    </span>
  ))
}

function HellRow({ stage: { view }, voice: { t } }: BoardPart) {
  const waiting = soulSins.reduce((sum, sin) => sum + view.graveyard[sin], 0)
  return (
    <>
      <span className="fl-name">{t('hell')}</span>
      <small>{t('hell.folded', { waiting, souls: Object.values(view.hell).length })}</small>
    </>
  )
}
