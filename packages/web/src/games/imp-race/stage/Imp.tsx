import { Sigil } from '../../../icons/Sigil.tsx'

/** A horned coin with its seat's sigil: an imp by its shape, a player by sign and colour. */
export function Imp({ seat, dead = false }: { readonly seat: number; readonly dead?: boolean }) {
  return (
    <span className={`ir-imp player-${(seat % 5) + 1}`} data-dead={dead}>
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <path d="M11 16C5 13 4 7 6 2C8 7 12 9 17 9.5A19 19 0 0 1 31 9.5C36 9 40 7 42 2C44 7 43 13 37 16A18.5 18.5 0 1 1 11 16Z" />
      </svg>
      <Sigil seat={seat} size={24} />
    </span>
  )
}
