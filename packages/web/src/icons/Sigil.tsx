import { Icon, type IconName } from './Icon.tsx'
import './Sigil.css'

/** A player's sign, so that players never differ by colour alone. */
export const sigils: readonly IconName[] = ['imp-laugh', 'snowflake-2', 'laurel-crown', 'oak-leaf', 'evil-moon']

export function Sigil({ seat, size = 24 }: { readonly seat: number; readonly size?: number }) {
  const which = seat % sigils.length
  return (
    <span className={`sigil player-${which + 1}`}>
      <Icon name={sigils[which]!} size={size} />
    </span>
  )
}
