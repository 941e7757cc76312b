import type { GameMeta } from '@acheron/engine'
import { games } from '@acheron/games'
import type { LobbyTable } from '@acheron/protocol'
import { useEffect, useState } from 'react'
import { Bar } from '../app/Bar.tsx'
import { BarButton } from '../app/BarButton.tsx'
import { Link } from '../app/Link.tsx'
import { go } from '../app/router.ts'
import { pathOf } from '../app/routes.ts'
import { Who } from '../app/Who.tsx'
import { useWords } from '../app/words.tsx'
import { DailyCard } from '../daily/DailyCard.tsx'
import { dailyGame } from '../daily/dailyGame.ts'
import { useDaily } from '../daily/useDaily.ts'
import { Icon } from '../icons/Icon.tsx'
import { PuzzlesCard } from '../puzzles/PuzzlesCard.tsx'
import { api } from '../remote/api.ts'
import { ownName } from '../settings/name.ts'
import { SettingsDialog } from '../settings/SettingsDialog.tsx'
import type { Terms } from '../terms/terms.ts'
import { Notes, tellFailure } from '../ui/notes.tsx'
import { useStore } from '../ui/store.ts'
import { useShare } from '../ui/useShare.ts'
import { Attempts } from './Attempts.tsx'
import { EmptyLobby } from './EmptyLobby.tsx'
import { GameCard } from './GameCard.tsx'
import './Home.css'
import { ImportButton } from './ImportButton.tsx'
import { OpenTables, PlayedTables } from './Lobby.tsx'
import { lobbyFilter } from './lobbyFilter.ts'
import { NewTableDialog } from './NewTableDialog.tsx'
import { openTable, usualTable, type Where } from './opening.ts'
import { River } from './River.tsx'
import { TableList } from './TableList.tsx'
import { useFirstSight } from './useFirstSight.ts'
import { useGameInSight } from './useGameInSight.ts'
import { useLists } from './useLists.ts'
import { useLobby } from './useLobby.ts'
import { useWaiting } from './useWaiting.ts'

/** The game that is offered to somebody who looks for company: the first for several. */
const sociable = (games.find(({ meta }) => meta.seats.max > 1) ?? games[0]!).meta

/** What is played is shown whatever one looks for. */
const everything = {}

type Panel = { readonly open: 'new'; readonly game: string } | { readonly open: 'settings' } | null

export default function Home() {
  const t = useWords()
  const lists = useLists()
  const daily = useDaily(dailyGame)
  const filter = useStore(lobbyFilter)
  const open = useLobby('open', filter)
  const played = useLobby('playing', everything)
  const shown = useFirstSight(
    lists.ready && lists.server !== null && daily !== 'asking' && (open.lobby !== null || !lists.server),
  )
  useGameInSight(shown)
  const [panel, setPanel] = useState<Panel>(null)
  const [opening, setOpening] = useState(false)
  // The server's answer also sets the name used at tables of this device.
  useEffect(() => {
    api.me().catch(() => {})
  }, [])
  const share = useShare()
  const play = async (meta: GameMeta, where: Where, terms: Partial<Terms> = {}, invites = false) => {
    setOpening(true)
    try {
      const table = usualTable(meta, where, ownName.get())
      const route = await openTable({ ...table, terms: { ...table.terms, ...terms } })
      go(route)
      // A note does not outlive its page: the table's own says it.
      if (invites) await share('', `${location.origin}${pathOf(route)}`)
    } catch (error) {
      setOpening(false)
      tellFailure(t, error)
    }
  }
  const waiting = useWaiting(lists.mine, shown)
  const others = lists.mine.filter(table => !waiting.includes(table))
  const own = new Set(lists.mine.map(({ id }) => id))
  const isMine = ({ table }: LobbyTable) => own.has(table.id)
  const company = lists.server !== false && (
    <OpenTables
      from={open}
      isMine={isMine}
      empty={
        lists.server && (
          <EmptyLobby
            meta={sociable}
            busy={opening}
            onPlay={() => play(sociable, 'device')}
            onOpen={() => play(sociable, 'friends', { visibility: 'public' })}
            onInvite={() => play(sociable, 'friends', {}, true)}
          />
        )
      }
    />
  )
  const isQuiet = !open.lobby?.tables.some(row => !isMine(row))
  const meeting = (
    <div className="home-open" data-quiet={isQuiet}>
      {company}
    </div>
  )
  const house = open.lobby?.house
  return (
    <>
      <Bar>
        {house && house.people > 1 && <span className="house-size">{t('home.house', house)}</span>}
        <Who />
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
        <div className="home-top">
          <div className="home-tables">
            {waiting.length > 0 && (
              <div className="home-waiting">
                <TableList title={t('home.waiting')} tables={waiting} onChange={lists.refresh} />
              </div>
            )}
            {waiting.length === 0 && meeting}
          </div>
          <div className="home-day">
            {dailyGame && <DailyCard game={dailyGame} daily={daily} />}
            <PuzzlesCard />
          </div>
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
        <div className="home-meet">
          {waiting.length > 0 && meeting}
          <div className="home-played">
            <PlayedTables from={played} isMine={isMine} />
          </div>
        </div>
        <div className="home-tables home-rest">
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
