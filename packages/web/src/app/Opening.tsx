import { Icon } from '../icons/Icon.tsx'
import { Bar } from './Bar.tsx'
import { Detail } from './Detail.tsx'
import { Link } from './Link.tsx'
import { useWords } from './words.tsx'
import './Opening.css'

/** Shown until the table has loaded. */
export function Opening({ lost = false }: { readonly lost?: boolean }) {
  const t = useWords()
  return (
    <>
      <Bar />
      <main className="opening" aria-busy="true">
        <Icon name="tornado" size={56} />
        <p className="story">{lost ? t('connection.lost') : t('table.opening')}</p>
      </main>
    </>
  )
}

/** The page of an unknown address. */
export function Nowhere() {
  const t = useWords()
  return <Failed message={t('page.nowhere')} text={t('page.nowhere.text')} detail="" />
}

interface FailedProps {
  readonly message: string
  readonly text?: string
  /** The technical message, in English. */
  readonly detail: string
  /** Tries again; missing where that cannot help. */
  onAgain?(): void
}

export function Failed({ message, text = '', detail, onAgain }: FailedProps) {
  const t = useWords()
  return (
    <>
      <Bar />
      <main className="opening failed">
        <Icon name="daemon-skull" size={56} />
        <h1 className="small-caps">{message}</h1>
        {text && <p>{text}</p>}
        <Detail text={detail} />
        {onAgain && (
          <button type="button" className="button primary" onClick={onAgain}>
            {t('again')}
          </button>
        )}
        <Link to={{ page: 'home' }} className="button">
          {t('home.back')}
        </Link>
      </main>
    </>
  )
}
