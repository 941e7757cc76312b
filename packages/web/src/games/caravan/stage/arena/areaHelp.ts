import { type AreaId, areaOf, type FightingView, type ObjectId, surface } from '@acheron/games/caravan/board.ts'
import type { Help } from '../../../../board/explain/help.ts'
import { objectHelp, objectName } from '../../names.ts'
import type { Voice } from '../../words.ts'

/** An Area in words: its Level, who is there, and what stands there with what it does. */
export function areaHelp(view: FightingView, area: AreaId, voice: Voice): Help {
  const { fight } = view
  const { t } = voice
  const there = (id: ObjectId) => areaOf(view, id) === area
  const figures = [...fight.track, ...Object.keys(fight.malefactors), ...Object.keys(fight.minions)].filter(there)
  const things = Object.keys(fight.pieces).filter(there)
  const level = surface(fight, area)
  const thing = (id: ObjectId) => `${objectName(view, id, voice)}: ${objectHelp(view, id, voice).lines.join(' ')}`
  return {
    title: area,
    kind: t('area.level', { level }),
    lines: [
      ...figures.map(id => objectName(view, id, voice)),
      ...(level > 0 ? [t('about.building')] : []),
      ...new Set(things.map(thing)),
      ...(fight.traps[area] ? [t('about.trap')] : []),
    ],
  }
}

/** The same for a Space that can be touched; a bare one says nothing. */
export function spaceHelp(view: FightingView, area: AreaId, voice: Voice): Help | null {
  const help = areaHelp(view, area, voice)
  return help.lines.length > 0 ? help : null
}
