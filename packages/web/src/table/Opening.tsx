import { Bar } from '../app/Bar.tsx'
import { Link } from '../app/Link.tsx'
import { useWords } from '../app/words.tsx'
import { Icon } from '../icons/Icon.tsx'
import './Opening.css'

/** Until the table is there. */
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

export function Failed({ message, detail }: { readonly message: string; readonly detail: string }) {
  const t = useWords()
  return (
    <>
      <Bar />
      <main className="opening failed">
        <Icon name="daemon-skull" size={56} />
        <h1 className="small-caps">{message}</h1>
        {detail && <p className="muted">{detail}</p>}
        <Link to={{ page: 'home' }} className="button">
          {t('home.back')}
        </Link>
      </main>
    </>
  )
}
