import { games } from '@acheron/games'
import type { PlayedGame, Profile, ProfileQuery } from '@acheron/protocol'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { Link } from '../app/Link.tsx'
import { useWords } from '../app/words.tsx'
import { personName } from '../table/players/seats.ts'
import { moment } from '../ui/dates.ts'
import { tellFailure } from '../ui/notes.tsx'
import { gameName } from './Tallies.tsx'
import { useAccountWords } from './words.tsx'

type Filter = Pick<ProfileQuery, 'game' | 'outcome' | 'with'>
type Listed = Pick<Profile, 'games' | 'next'>

/** Typing rests for so long before the games are asked for. */
const pause = 300

interface Props {
  readonly first: Listed
  ask(query: ProfileQuery): Promise<Listed>
}

/** The games somebody has played, newest first, by game, outcome and company. */
export function History({ first, ask }: Props) {
  const t = useWords()
  const say = useAccountWords()
  const [filter, setFilter] = useState<Filter>({})
  const [listed, setListed] = useState<Listed>(first)
  const asking = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const load = async (query: ProfileQuery, before: readonly PlayedGame[]) => {
    const mine = ++asking.current
    try {
      const found = await ask(query)
      // A later question has overtaken this one.
      if (mine === asking.current) setListed({ games: [...before, ...(found.games ?? [])], next: found.next })
    } catch (error) {
      tellFailure(t, error)
    }
  }
  const choose = (part: Filter, wait = 0) => {
    const wanted = { ...filter, ...part }
    setFilter(wanted)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => load(wanted, []), wait)
  }
  const shown = listed.games ?? []
  const { next } = listed
  return (
    <>
      <div className="history-filters">
        <label className="field">
          <span>{say('profile.game')}</span>
          <select className="input" value={filter.game ?? ''} onChange={({ target }) => choose({ game: target.value })}>
            <option value="">{say('profile.all')}</option>
            {games.map(({ meta }) => (
              <option key={meta.id} value={meta.id}>
                {meta.name[t.lang]}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{say('profile.outcome')}</span>
          <select
            className="input"
            value={filter.outcome ?? ''}
            onChange={(event: ChangeEvent<HTMLSelectElement>) =>
              choose({ outcome: event.target.value as NonNullable<Filter['outcome']> })
            }
          >
            <option value="">{say('profile.all')}</option>
            <option value="won">{say('profile.outcome.won')}</option>
            <option value="lost">{say('profile.outcome.lost')}</option>
          </select>
        </label>
        <label className="field">
          <span>{say('profile.with')}</span>
          <input
            className="input"
            type="search"
            value={filter.with ?? ''}
            maxLength={50}
            onChange={({ target }) => choose({ with: target.value }, pause)}
          />
        </label>
      </div>
      <ul className="account-list" aria-live="polite">
        {shown.map(game => (
          <Row key={game.table} played={game} />
        ))}
      </ul>
      {shown.length === 0 && <p className="account-text">{say('profile.none')}</p>}
      {next !== null && (
        <button type="button" className="button" onClick={() => load({ ...filter, before: String(next) }, shown)}>
          {say('profile.more')}
        </button>
      )}
    </>
  )
}

function Row({ played }: { readonly played: PlayedGame }) {
  const t = useWords()
  const say = useAccountWords()
  const { table, name, game, daily, opened, players, won, others } = played
  const title = gameName(t, game)
  const company = others.map(each => personName(each, t)).join(', ')
  return (
    <li>
      <Link to={{ page: 'table', id: table }} className="history-row">
        <span>
          <strong>{title}</strong>
          {name !== title && daily === null && <span className="muted"> {name}</span>}
          {daily !== null && <span className="tag">{say('profile.daily')}</span>}
        </span>
        <span className={won ? 'history-won' : 'muted'}>{say(won ? 'profile.row.won' : 'profile.row.lost')}</span>
        <span className="account-text">
          {[moment(t.lang, opened), say('profile.row.players', { players }), company].filter(Boolean).join(' · ')}
        </span>
      </Link>
    </li>
  )
}
