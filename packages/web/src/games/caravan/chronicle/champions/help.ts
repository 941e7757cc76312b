import {
  type Archetype,
  championName,
  championSkills,
  nameOf,
  sinText,
  skillName,
  treasure,
} from '@acheron/games/caravan/board.ts'
import type { Help } from '../../../../board/explain/help.ts'
import { treasureHelp } from '../../names.ts'
import { treasureKinds } from '../belongings/kinds.ts'
import type { Tale } from '../useTale.ts'
import { boardOf } from './signs.ts'

/** All about a Champion: its board, what it carries, its skills; those of its earlier cards stay (R2.4). */
export function championHelp({ view, voice: { t, game } }: Tale, champion: Archetype): Help {
  const { cards, equip, player, sins } = view.champions[champion]
  const { places } = boardOf(view.champions[champion])
  const gear = [
    ...treasureKinds.flatMap(kind => (equip[kind] === null ? [] : [nameOf(game, 'treasure', equip[kind])])),
    ...(equip.finding ? [nameOf(game, 'finding', equip.finding)] : []),
  ]
  const card = nameOf(game, 'card', cards.at(-1) ?? '')
  return {
    title: championName(game, champion),
    kind: player ? card : `${card} · ${t('companion')}`,
    lines: [
      ...(gear.length > 0 ? [t('gear', { things: gear.join(', ') })] : []),
      ...places.flatMap((sign, slot) =>
        sign === 'empty' ? [] : [t('slot.is', { n: slot + 1, player: player ? 'yes' : 'no', what: t(`slot.${sign}`) })],
      ),
      ...sins.map(sin => (sin ? `${nameOf(game, 'sin', sin)}: ${sinText(sin, game).join(' ')}` : t('sin.hidden'))),
      ...cards.flatMap(id => championSkills(id, game).map((text, i) => `${skillName(game, id, i + 1)}: ${text}`)),
    ],
  }
}

export const treasureCard = ({ arena }: Tale, id: string): Help => treasureHelp(id, treasure(id).type, arena)
