import { Glyph } from '../icons/Glyph.tsx'
import { known } from '../settings/name.ts'
import { personName } from '../table/players/seats.ts'
import { useStore } from '../ui/store.ts'
import { Link } from './Link.tsx'
import './Who.css'
import { useWords } from './words.tsx'

/** Who is here, in the head: the name leads to the account, and a guest may sign in. */
export function Who() {
  const t = useWords()
  const me = useStore(known)
  if (!me) return null
  const isGuest = me.account === null
  return (
    <>
      <Link to={{ page: 'account' }} className="button quiet who">
        <Glyph name="person" />
        <span className="visually-hidden">{t('who.account')}: </span>
        <span className="label">{personName(me.name, t)}</span>
        {isGuest && <span className="tag">{t('who.guest')}</span>}
      </Link>
      {isGuest && (
        <Link to={{ page: 'sign-in' }} className="button who-in">
          {t('who.sign-in')}
        </Link>
      )}
    </>
  )
}
