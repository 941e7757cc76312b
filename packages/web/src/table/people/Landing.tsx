import { list } from '@acheron/engine/words'
import { games } from '@acheron/games'
import type { TableSummary } from '@acheron/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { Bar } from '../../app/Bar.tsx'
import { Link } from '../../app/Link.tsx'
import { Problem } from '../../app/Problem.tsx'
import { type Explained, explained } from '../../app/refusals.ts'
import { setHash } from '../../app/router.ts'
import { useWords } from '../../app/words.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { api } from '../../remote/api.ts'
import { seatsApi } from '../../remote/seatsApi.ts'
import { ownName } from '../../settings/name.ts'
import { NameField } from '../../ui/NameField.tsx'
import { useStore } from '../../ui/store.ts'
import { personName } from '../players/seats.ts'
import './Landing.css'

interface Props {
  readonly id: string
  /** The secret part of the link. */
  readonly token: string
  /** What the link is for: a seat, or a look over a player's shoulder. */
  readonly to: 'sit' | 'coach'
}

/** Whoever comes by a link that is good once uses it with one press. A guest without a name may say one. */
export function Landing({ id, token, to }: Props) {
  const t = useWords()
  const known = useStore(ownName)
  const [isKnown, setKnown] = useState(false)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<Explained | null>(null)
  const [busy, setBusy] = useState(false)
  const [table, setTable] = useState<TableSummary | null>(null)
  useEffect(() => {
    const known = () => setKnown(true)
    // A first request makes the guest; what is wrong with the link is told to whoever uses it.
    api
      .me()
      .then(known, known)
      .then(() => seatsApi.linked(id, token))
      .then(setTable, () => {})
  }, [id, token])
  const enter = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    try {
      if (name.trim()) await api.setMe({ name: name.trim(), language: t.lang })
      await (to === 'sit' ? seatsApi.enter(id, token) : seatsApi.coach(id, token))
      setHash('')
    } catch (error) {
      setProblem(explained(t, error))
      setBusy(false)
    }
  }
  return (
    <>
      <Bar />
      <main className="opening landing" aria-busy={!isKnown}>
        <Icon name="tornado" size={56} />
        <h1 className="small-caps">{t(to === 'sit' ? 'landing.title' : 'coach.landing')}</h1>
        {table && <Where table={table} />}
        {to === 'coach' && <p className="landing-text">{t('coach.landing.text')}</p>}
        <form className="landing-form" onSubmit={enter}>
          {known ? (
            <p>{t(to === 'sit' ? 'landing.as' : 'coach.landing.as', { name: known })}</p>
          ) : (
            <NameField label={t('landing.name')} value={name} onChange={setName} />
          )}
          <Problem of={problem} />
          <button type="submit" className="button primary" disabled={busy || !isKnown}>
            {t(to === 'sit' ? 'seat.sit' : 'coach.enter')}
          </button>
        </form>
        {problem && (
          <Link to={{ page: 'home' }} className="button">
            {t('home.back')}
          </Link>
        )}
      </main>
    </>
  )
}

/** Which table the link leads to, and who sits there. */
function Where({ table: { game, name, seats } }: { readonly table: TableSummary }) {
  const t = useWords()
  const names = games.find(({ meta }) => meta.id === game)?.meta.name
  const title = names?.[t.lang] ?? game
  const people = seats.flatMap(seat => (seat.kind === 'person' && seat.name ? [personName(seat.name, t)] : []))
  // A table without a name was given the game's, in the language of its opening.
  const isNamed = names && !Object.values(names).includes(name)
  return (
    <p className="landing-table">
      <strong>{isNamed ? `${title} · ${name}` : title}</strong>
      {people.length > 0 && <span>{t('landing.with', { names: list(t.lang, people) })}</span>}
    </p>
  )
}
