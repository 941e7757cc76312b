import { useEffect, useState } from 'react'
import { useWords } from '../app/words.tsx'
import { rememberFingerprint } from '../dice/firstSeen.ts'
import { Glyph } from '../icons/Glyph.tsx'
import type { LocalInfo } from '../local/index.ts'
import { useFollow } from '../saves/useFollow.ts'
import { Notes, tell } from '../ui/notes.tsx'
import { download } from '../ui/share.ts'
import { mayAsk } from './back/rows.ts'
import { TableBar } from './bar/TableBar.tsx'
import { type Drawer, Drawers } from './Drawers.tsx'
import { Head } from './Head.tsx'
import { useCommands } from './keys/useCommands.ts'
import { useToldChanges } from './people/useToldChanges.ts'
import { SeatHelp } from './players/SeatHelp.tsx'
import { ConfirmDialog } from './prompt/ConfirmDialog.tsx'
import { reportText } from './report.ts'
import { Side } from './Side.tsx'
import { Stage } from './Stage.tsx'
import './TablePage.css'
import './narrow.css'
import './one-screen.css'
import { useMenu } from './useMenu.ts'
import { type TableProps, useTablePage } from './useTablePage.ts'

/** One page for every game: the board, and around it everything that the games share. */
export function TablePage(props: TableProps) {
  const t = useWords()
  const page = useTablePage(props)
  const { source, table, face, lost, replay, actions, turn, barred } = page
  const { info, now } = table
  const [drawer, setDrawer] = useState<Drawer>(null)
  const onCommand = useCommands({
    now,
    asks: mayAsk(table),
    replay,
    playback: page.playback,
    turn,
    mayUndo: barred === null,
    askHint: page.question.hint.ask,
    openDrawer: setDrawer,
  })
  const passing = source.kind === 'local' && (info as LocalInfo).lasting === false
  useEffect(() => {
    if (passing) tell(t('local.passing'))
  }, [passing, t])
  useEffect(() => rememberFingerprint(table), [table])
  useToldChanges(info)
  useFollow(source, info.campaign?.continued ?? null)
  const toggleInvite = () => setDrawer(drawer?.open === 'invite' ? null : { open: 'invite' })
  const looking = replay.at !== null
  const menu = useMenu(drawer !== null || looking || page.handOver.due)
  const onRecord = actions.recorded ? actions.save : null
  return (
    <div
      className={looking ? 'table-page looking' : 'table-page'}
      data-steady={face.steady ?? false}
      data-menu={menu.isOpen}
    >
      <TableBar
        table={table}
        watching={source.snapshot().watching ?? null}
        face={face}
        lost={lost}
        looking={looking}
        mayNot={barred && t(barred)}
        onCommand={onCommand}
        onReplay={() => replay.go(looking ? null : now.entries)}
        // A spectator of the day's descent would learn its dice.
        onShare={source.kind === 'remote' && info.daily === null ? () => toggleInvite() : null}
        onSave={source.kind === 'local' && !info.campaign ? onRecord : null}
        onSaves={info.campaign ? () => setDrawer({ open: 'saves' }) : null}
        onJournal={face.Journal ? () => setDrawer({ open: 'journal' }) : null}
        talk={page.talk}
        onTalk={() => setDrawer({ open: 'talk' })}
        onSettings={() => setDrawer({ open: 'settings' })}
      />
      {face.steady && (
        <button
          type="button"
          className="menu-button"
          aria-expanded={menu.isOpen}
          aria-label={t('table.menu')}
          onClick={menu.toggle}
        >
          <Glyph name={menu.isOpen ? 'close' : 'menu'} size={24} />
        </button>
      )}
      <SeatHelp page={page}>
        {!page.ended && <Head page={page} />}
        <Stage page={page} />
        <Side page={page} onDrawer={setDrawer} />
      </SeatHelp>
      <Notes />
      <Drawers
        drawer={drawer}
        source={source}
        table={table}
        face={face}
        view={page.open(now.view)}
        names={page.names}
        passages={page.happened}
        onUndo={turn.undo}
        onRecord={onRecord}
        onReport={async () => download(`report-${table.info.game}-${table.now.entries}.json`, await reportText(page))}
        onDice={() => setDrawer({ open: 'dice' })}
        talk={page.talk}
        onClose={() => setDrawer(null)}
      />
      {turn.asked && <ConfirmDialog onAnswer={turn.confirm} />}
    </div>
  )
}
