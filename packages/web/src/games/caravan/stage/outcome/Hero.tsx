import type { CSSProperties } from 'react'
import { Icon, type IconName } from '../Icon.tsx'

interface Props {
  readonly kind: 'victory' | 'forward' | 'defeat' | 'chapter'
  readonly chapter: number
  readonly icon: IconName
  /** Above the title: where. */
  readonly where: string
  readonly title: string
  readonly below?: string
}

/** The head of a page on which something ends: rays for what was won, falling ash for what was lost. */
export function Hero({ kind, chapter, icon, where, title, below }: Props) {
  return (
    <header
      className="cvo-hero"
      data-kind={kind}
      style={{ '--cvo-circle': `var(--circle-${chapter})` } as CSSProperties}
    >
      <span className="cvo-emblem">
        <Icon name={icon} />
      </span>
      <p className="cvo-where">{where}</p>
      <h2 className="cvo-title">{title}</h2>
      {below && <p className="cvo-under">{below}</p>}
    </header>
  )
}
