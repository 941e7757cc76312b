import type { Archetype } from '@acheron/games/caravan/board.ts'
import { iconsOf } from '../../../../board/Icon.tsx'
import { championIcons, Icon } from '../Icon.tsx'
import { icons } from './icons.ts'

const faces = {
  mercenary: 'visored-helm',
  devotee: 'nun-face',
  outlaw: 'hood',
  artist: 'woman-elf-face',
} as const satisfies Record<Archetype, keyof typeof icons>

const { Icon: Face } = iconsOf(icons, 'cv')

/** A Champion's face under an arch, with the sign that its token bears. */
export function Portrait({ champion, beaver }: { readonly champion: Archetype; readonly beaver: boolean }) {
  return (
    <span className="cv-portrait">
      {beaver ? <Icon name="beaver" /> : <Face name={faces[champion]} />}
      <span className="cv-emblem">
        <Icon name={championIcons[champion]} />
      </span>
    </span>
  )
}
