import type { Side } from '@acheron/protocol'
import { useState } from 'react'
import { useWords } from '../../app/words.tsx'
import { unreadIn } from '../../remote/talk.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import type { TablePageState } from '../useTablePage.ts'
import { Chat } from './Chat.tsx'
import { Unread } from './Unread.tsx'
import type { Talk } from './useTalk.ts'

interface Props {
  readonly page: Pick<TablePageState, 'table'>
  readonly talk: Talk
  onClose(): void
}

/** What is said, over a page that has no room for it beside the board. */
export default function TalkSheet({ page, talk, onClose }: Props) {
  const t = useWords()
  const sides = (['players', 'watchers'] as const).filter(side => talk.state[side])
  const [wanted, setWanted] = useState<Side>(sides[0] ?? 'players')
  const chosen = sides.includes(wanted) ? wanted : (sides[0] ?? 'players')
  return (
    <Dialog drawer title={t('talk')} onClose={onClose}>
      <div className="talk-sheet">
        {sides.length > 1 && (
          <div className="talk-tabs">
            {sides.map(side => (
              <button key={side} type="button" aria-pressed={side === chosen} onClick={() => setWanted(side)}>
                {t(`talk.tab.${side}`)}
                {side !== chosen && <Unread count={unreadIn(talk.state, side)} />}
              </button>
            ))}
          </div>
        )}
        <Chat key={chosen} page={page} talk={talk} side={chosen} />
      </div>
    </Dialog>
  )
}
