import { BarButton } from '../../app/BarButton.tsx'
import { useWords } from '../../app/words.tsx'
import { Glyph } from '../../icons/Glyph.tsx'
import { unreadIn } from '../../remote/talk.ts'
import './TalkButton.css'
import { Unread } from './Unread.tsx'
import type { Talk } from './useTalk.ts'

interface Props {
  readonly talk: Talk
  /** The side has no room for the talk on a wide page either. */
  readonly steady: boolean
  onClick(): void
}

/** Opens the talk where the page does not show it beside the board. */
export function TalkButton({ talk: { state }, steady, onClick }: Props) {
  const t = useWords()
  return (
    <span className="talk-button" data-steady={steady}>
      <BarButton label={t('talk')} onClick={onClick}>
        <Glyph name="chat" size={20} />
        <Unread count={unreadIn(state, 'players') + unreadIn(state, 'watchers')} />
      </BarButton>
    </span>
  )
}
