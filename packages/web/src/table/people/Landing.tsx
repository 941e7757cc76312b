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
  useEffect(() => {
    api.me().then(
      () => setKnown(true),
      () => setKnown(true),
    )
  }, [])
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
