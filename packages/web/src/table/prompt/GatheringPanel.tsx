import type { Visibility } from '@acheron/protocol'
import { Link } from '../../app/Link.tsx'
import { type Say, useWords } from '../../app/words.tsx'
import { Glyph } from '../../icons/Glyph.tsx'
import { known } from '../../settings/name.ts'
import { useStore } from '../../ui/store.ts'

interface Props {
  /** The seat that is offered to the viewer. */
  readonly free: number | null
  /** How others come to a seat: by the page's address, or by links of the seats, the only way into a table for the invited. */
  readonly entry: 'address' | 'links' | 'invited'
  readonly rated: boolean
  /** Who may come in, where nobody has begun; else null. */
  readonly unbegun: Visibility | null
  onSit(seat: number): void
  /** Null where only the owner can bring somebody in. */
  readonly onInvite: (() => void) | null
  /** For the owner: what else can be changed before it begins. */
  readonly onRun: (() => void) | null
}

function textOf(entry: Props['entry'], mayInvite: boolean, t: Say): string {
  if (!mayInvite) return t('gathering.host')
  if (entry === 'invited') return t('invite.means', { who: 'invited' })
  return t(entry === 'links' ? 'gathering.kept' : 'gathering.text')
}

/** Until every seat is taken. */
export function GatheringPanel({ free, entry, rated, unbegun, onSit, onInvite, onRun }: Props) {
  const t = useWords()
  const me = useStore(known)
  // Whoever plays for a rating must be known by more than a cookie.
  const needsAccount = rated && me !== null && me.account === null
  return (
    <section className="prompt" aria-labelledby="prompt-title">
      <h2 id="prompt-title" className="prompt-title">
        {t('gathering.title')}
      </h2>
      <p className="prompt-text muted">{free !== null ? t('gathering.free') : textOf(entry, onInvite !== null, t)}</p>
      {rated && <p className="prompt-text">{t('rated.gathering')}</p>}
      {free === null && unbegun && <p className="prompt-text muted">{t('gathering.leaving', { who: unbegun })}</p>}
      <div className="prompt-actions">
        {free !== null && needsAccount && (
          <Link to={{ page: 'sign-in' }} className="button primary">
            {t('who.sign-in')}
          </Link>
        )}
        {free !== null && !needsAccount && (
          <button type="button" className="button primary" onClick={() => onSit(free)}>
            {t('seat.sit')}
          </button>
        )}
        {onInvite && (
          <button type="button" className={free === null ? 'button primary' : 'button'} onClick={onInvite}>
            <Glyph name="link" size={18} />
            {t(entry === 'address' ? 'share.invite' : 'invite')}
          </button>
        )}
        {onRun && (
          <button type="button" className="button gathering-run" onClick={onRun}>
            {t('owner')}
          </button>
        )}
      </div>
    </section>
  )
}
