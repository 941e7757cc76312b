import {
  actionText,
  arcanaText,
  type CaravanView,
  capital,
  championCardOf,
  championSkills,
  confrontation,
  eventText,
  type FightingView,
  findingText,
  type Id,
  isArcana,
  isChampion,
  malefactorSkills,
  maneuverCardText,
  minionText,
  objectName as nameInSentence,
  nameOf,
  type ObjectId,
  pieceText,
  sinText,
  skillName,
  topLevel,
  treasureText,
  wounds,
  woundText,
} from '@acheron/games/caravan/board.ts'
import type { Help } from '../../board/explain/help.ts'
import type { Voice } from './words.ts'

/** Any Character or thing by its name. */
export const objectName = (view: FightingView, id: ObjectId, { game }: Voice): string =>
  capital(nameInSentence(view, id, game))

export function objectHelp(view: FightingView, id: ObjectId, voice: Voice): Help {
  const { t, game } = voice
  const title = objectName(view, id, voice)
  const { fight } = view
  if (isChampion(id)) {
    const { vigor } = view.champions[id]
    const card = championCardOf(view, id)
    const state = t('champion.state', { vigor, wounds: wounds(view.champions[id]) })
    const lines = [state, ...conditionLines(view, id, voice), ...championSkills(card.id, game)]
    return { title, kind: nameOf(game, 'card', card.id), lines }
  }
  if (id in fight.malefactors) {
    const foe = fight.malefactors[id]
    const held = foe?.holding.map(each => objectName(view, each, voice)) ?? []
    return {
      title,
      kind: t('thing.malefactor'),
      lines: [
        ...(foe?.defeated ? [t('foe.defeated')] : []),
        ...held.map(name => t('foe.holds', { name })),
        ...malefactorSkills(id, game).map((text, i) => `${skillName(game, id, i + 1)}: ${text}`),
      ],
    }
  }
  const minion = fight.minions[id]
  if (minion) return { title, kind: t('thing.minion'), lines: minionText(minion.type, game) }
  const piece = fight.pieces[id]
  if (piece?.kind === 'custom') {
    const card = confrontation(fight.id).map.custom?.find(each => each.id === id)
    return { title, kind: t('thing.custom'), lines: card ? pieceText(card, game) : [] }
  }
  if (piece?.kind === 'spear') {
    const spear = confrontation(fight.id).map.spear
    return { title, kind: t('thing.furniture'), lines: spear ? pieceText(spear, game) : [] }
  }
  if (piece?.kind === 'pillar')
    return {
      title,
      kind: t('thing.furniture'),
      lines: [piece.standing ? t('about.pillar', { level: topLevel(fight, id) }) : t('about.pillar.down')],
    }
  if (piece) return { title, kind: t('thing.furniture'), lines: [t(`about.${piece.kind}`)] }
  return { title, kind: t('thing.terrain'), lines: [t('about.building')] }
}

function conditionLines({ fight }: FightingView, id: ObjectId, voice: Voice): string[] {
  if (!isChampion(id)) return []
  const { heldBy, arrest, disabled, polymorphed } = fight.fighters[id]
  const { t, game } = voice
  return [
    ...(heldBy ? [t('champion.held', { by: nameOf(game, 'malefactor', heldBy) })] : []),
    ...(arrest ? [t('champion.arrested')] : []),
    ...(disabled ? [t('champion.disabled')] : []),
    ...(polymorphed ? [t('champion.polymorphed')] : []),
  ]
}

/** A Maneuver, with the fierceness it gives. */
export const maneuverHelp = (id: Id, fierceness: number, { t, game }: Voice): Help => ({
  title: nameOf(game, 'maneuver', id),
  kind: t('card.maneuver', { fierceness }),
  lines: maneuverCardText(id, game),
})

export const sinHelp = (id: Id, { t, game }: Voice): Help => ({
  title: nameOf(game, 'sin', id),
  kind: t('card.sin'),
  lines: sinText(id, game),
})

/** A Wound says something only in Grim mode (R20.3). */
export const woundHelp = ({ options }: CaravanView, id: Id, { t, game }: Voice): Help => ({
  title: nameOf(game, 'wound', id),
  kind: t('card.wound'),
  lines: options.difficulty === 'grim' ? woundText(id, game) : [t('about.wound')],
})

export const findingHelp = (id: Id, { t, game }: Voice): Help => ({
  title: nameOf(game, 'finding', id),
  kind: t('card.finding'),
  lines: findingText(id, game),
})

export const treasureHelp = (id: Id, kind: 'weapon' | 'relic' | 'trait', { t, game }: Voice): Help => ({
  title: nameOf(game, 'treasure', id),
  kind: t(`card.${kind}`),
  lines: treasureText(id, game),
})

/** The card of a tray that is seen; of a Malefactor's both names are known, the Counterattack only once it was seen. */
export function trayHelp(view: FightingView, id: Id, owner: Id | null, side: 'action' | 'counter', voice: Voice): Help {
  const { t, game } = voice
  if (owner === null) return { title: nameOf(game, 'event', id), kind: t('card.event'), lines: eventText(id, game) }
  if (isArcana(id)) return { title: nameOf(game, 'arcana', id), kind: t('card.arcana'), lines: arcanaText(id, game) }
  const seen = view.fight.seen.includes(id) || view.options.openCounterattacks === 'on'
  const counter = side === 'action' && seen ? actionText(id, owner, 'counter', game) : []
  return {
    title: nameOf(game, side, id),
    kind: t(`card.${side}`),
    lines: [
      ...actionText(id, owner, side, game),
      ...(counter.length > 0 ? [t('card.counterIs', { name: nameOf(game, 'counter', id) }), ...counter] : []),
    ],
  }
}
