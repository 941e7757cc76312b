import type { ReactNode } from 'react'
import { Qr } from '../../account/Qr.tsx'
import { useWords } from '../../app/words.tsx'
import { Glyph } from '../../icons/Glyph.tsx'
import { useShare } from '../../ui/useShare.ts'

interface Props {
  readonly title: string
  readonly about: string
  /** What the QR code is, for readers. */
  readonly qr: string
  /** Null until it is made: the server tells it once. */
  readonly link: string | null
  /** The button that makes it. */
  readonly make: ReactNode
  /** Further buttons. */
  readonly children?: ReactNode
}

/** A link that is good once: made, shown as text and QR code, and copied. */
export function OnceLink({ title, about, qr, link, make, children }: Props) {
  const t = useWords()
  const share = useShare()
  return (
    <div className="invite-link">
      {link && <Qr text={link} label={qr} />}
      <div className="invite-about">
        <h3>{title}</h3>
        <p className="muted">{about}</p>
        {link && <input className="input" readOnly value={link} aria-label={title} />}
        <div className="vote-acts">
          {link ? (
            <button type="button" className="button" onClick={() => share('', link)}>
              <Glyph name="link" size={18} />
              {t('invite.copy')}
            </button>
          ) : (
            make
          )}
          {children}
        </div>
      </div>
    </div>
  )
}
