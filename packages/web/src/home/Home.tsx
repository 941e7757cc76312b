import type { GameMeta } from '@acheron/engine'
import { games } from '@acheron/games'
import { useEffect, useState } from 'react'
import { Bar } from '../app/Bar.tsx'
import { BarButton } from '../app/BarButton.tsx'
import { Link } from '../app/Link.tsx'
import { go } from '../app/router.ts'
import { useWords } from '../app/words.tsx'
import { DailyCard } from '../daily/DailyCard.tsx'
import { dailyGame } from '../daily/dailyGame.ts'
import { useDaily } from '../daily/useDaily.ts'
import { Icon } from '../icons/Icon.tsx'
import { api } from '../remote/api.ts'
import { ownName } from '../settings/name.ts'
import { SettingsDialog } from '../settings/SettingsDialog.tsx'
import { Notes, tellFailure } from '../ui/notes.tsx'
import { Attempts } from './Attempts.tsx'
import { EmptyLobby } from './EmptyLobby.tsx'
import { GameCard } from './GameCard.tsx'
import './Home.css'
import { ImportButton } from './ImportButton.tsx'
import { NewTableDialog } from './NewTableDialog.tsx'
import { openTable, usualTable, type Where } from './opening.ts'
import { River } from './River.tsx'
import { TableList } from './TableList.tsx'
import { useFirstSight } from './useFirstSight.ts'
import { useGameInSight } from './useGameInSight.ts'
import { useLists } from './useLists.ts'
import { useWaiting } from './useWaiting.ts'

/** The game that is offered to somebody who looks for company: the first for several. */
const sociable = (games.find(({ meta }) => meta.seats.max > 1) ?? games[0]!).meta

type Panel = { readonly open: 'new'; readonly game: string } | { readonly open: 'settings' } | null

export default function Home() {
  const t = useWords()
  const lists = useLists()
  const daily = useDaily(dailyGame)
  const shown = useFirstSight(lists.ready && lists.server !== null && daily !== 'asking')
  useGameInSight(shown)
  const [panel, setPanel] = useState<Panel>(null)
  const [opening, setOpening] = useState(false)
  // The server's answer also sets the name used at tables of this device.
  useEffect(() => {
    api.me().catch(() => {})
  }, [])
  const play = async (meta: GameMeta, where: Where) => {
    setOpening(true)
    try {
      go(await openTable(usualTable(meta, where, ownName.get())))
    } catch (error) {
      setOpening(false)
      tellFailure(t, error)
    }
  }
  const waiting = useWaiting(lists.mine, shown)
  const others = lists.mine.filter(table => !waiting.includes(table))
  const company = lists.server !== false && (
    <TableList
      title={t('home.open')}
      tables={lists.open}
      empty={
        lists.server && (
          <EmptyLobby
            meta={sociable}
            busy={opening}
            onPlay={() => play(sociable, 'device')}
            onFriends={() => play(sociable, 'friends')}
          />
        )
      }
      onChange={lists.refresh}
    />
  )
  const waits = waiting.length > 0
  return (
    <>
      <Bar>
        <Link to={{ page: 'about' }} className="button quiet keep-label">
          {t('about')}
        </Link>
        <BarButton label={t('settings')} onClick={() => setPanel({ open: 'settings' })}>
          <Icon name="cog" size={20} />
        </BarButton>
      </Bar>
      <main className={shown ? 'home fade-in' : 'home unseen'} aria-busy={!shown}>
        <header className="home-head">
          <div>
            <h1>{t('home.title')}</h1>
            <p className="home-line">{t('home.text')}</p>
            {lists.server === false && <p className="home-away">{t('home.away')}</p>}
          </div>
          <River />
        </header>
        <div className="home-top" data-quiet={!waits && lists.open.length === 0}>
          <div className="home-tables">
            {waits ? (
              <div className="home-waiting">
                <TableList title={t('home.waiting')} tables={waiting} onChange={lists.refresh} />
              </div>
            ) : (
              company
            )}
          </div>
          {dailyGame && <DailyCard game={dailyGame} daily={daily} />}
        </div>
        <div className="home-games">
          {games.map(({ meta }) => (
            <GameCard
              key={meta.id}
              meta={meta}
              busy={opening}
              onPlay={() => play(meta, 'device')}
              onFriends={() => play(meta, 'friends')}
              onOptions={() => setPanel({ open: 'new', game: meta.id })}
            />
          ))}
        </div>
        <div className="home-tables home-rest">
          {waits && company}
          <TableList
            title={t('home.mine')}
            tables={others}
            empty={
              lists.ready && lists.mine.length === 0 && <p className="story muted list-empty">{t('home.mine.empty')}</p>
            }
            onChange={lists.refresh}
          />
          <Attempts />
          <ImportButton server={lists.server === true} />
        </div>
      </main>
      <Notes />
      {panel?.open === 'settings' && <SettingsDialog onClose={() => setPanel(null)} />}
      {panel?.open === 'new' && (
        <NewTableDialog game={panel.game} server={lists.server === true} onClose={() => setPanel(null)} />
      )}
    </>
  )
}
