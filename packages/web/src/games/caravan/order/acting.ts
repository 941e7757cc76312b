import { Generator } from '@acheron/engine'
import {
  type Archetype,
  abilityOf,
  archetypes,
  basicCost,
  boxesOf,
  type CaravanMove,
  type CaravanView,
  championName,
  championOf,
  championsOf,
  type FightingState,
  type FightingView,
  forecast,
  type MoveOf,
  maneuverCardText,
  maneuverUse,
  nameOf,
  objectName,
  shortfall,
  shownGame,
} from '@acheron/games/caravan/board.ts'
import type { Choice } from '../../../board/face.ts'
import { offeredWalks } from '../stage/walks.ts'
import type { Voice } from '../words.ts'
import { dangerText } from './danger.ts'
import { walkChoices } from './walking.ts'

type Row = Choice<CaravanMove>
type Heading = 'strike' | 'go' | 'help' | 'use'

/** Where no strike reaches anybody, what lies at hand is used, and it is gone nearer. Strikes at nobody come after all else. */
const headings: { readonly [reach in 'near' | 'far']: readonly Heading[] } = {
  near: ['strike', 'go', 'help', 'use'],
  far: ['use', 'help', 'go'],
}

/** So many rows of each kind lie open; together with the ending they are twelve. */
const most: { readonly [heading in Heading]: number } = { strike: 4, go: 4, help: 3, use: 3 }
const mostOfAll = 11

/**
 * What the one Champion that these moves are about can do, by what it is for; then what each of the others would do first, of
 * all moves that are offered. Null if they are about several.
 */
export function actingChoices(
  view: FightingView,
  moves: readonly CaravanMove[],
  voice: Voice,
  all: readonly CaravanMove[] = moves,
): Row[] | null {
  const [champion, another] = new Set(moves.flatMap(move => championOf(move) ?? []))
  if (!champion || another) return null
  const { rows, reach } = rowsOf(view, champion, moves, voice)
  const others = otherRows(view, champion, all, voice)
  let open = others.length
  const own = headings[reach].flatMap(heading => {
    const ofKind = rows[heading]
    return ofKind.map((row, i): Row => {
      const named = { ...row, heading: voice.t(`list.${heading}`) }
      if (row.group !== undefined) return named
      const isOpen = i < most[heading] && open < mostOfAll
      if (isOpen) open++
      return isOpen ? named : { ...named, group: voice.t('group.more') }
    })
  })
  return [...own, ...others, ...rows.vain.map((row): Row => inVain(row, voice))]
}

/** A strike at nobody waits under a title, unless the list is short: its card says in the hand what keeps it. */
const inVain = (row: Row, { t }: Voice): Row => ({ group: t('list.vain'), ...row, heading: t('list.vain') })

/** One row for each of the other Champions: its likeliest strike, else help or what lies at hand; it is chosen with it. */
function otherRows(view: FightingView, champion: Archetype, all: readonly CaravanMove[], voice: Voice): Row[] {
  return archetypes.flatMap(other => {
    // Where a walk leads is seen on the board, once its Champion is chosen.
    const moves = all.filter(move => move.do !== 'move' && championOf(move) === other)
    if (other === champion || moves.length === 0) return []
    const { rows } = rowsOf(view, other, moves, voice)
    const first = [rows.strike, rows.help, rows.use].flat().find(({ group }) => group === undefined)
    if (!first) return []
    const label = voice.t('row.other', { who: championName(voice.game, other), what: first.label })
    return [{ ...first, label, heading: voice.t('list.others') }]
  })
}

function rowsOf(view: FightingView, champion: Archetype, moves: readonly CaravanMove[], voice: Voice) {
  const rows: { [kind in Heading | 'vain']: Row[] } = { strike: [], go: [], help: [], use: [], vain: [] }
  const { seat } = view.champions[champion]
  const state = shownGame.determinize(view, seat, Generator.seeded('forecast')) as FightingState
  const strikes: { row: Row; chance: number }[] = []
  const warned = (row: Row): Row => {
    const wastes = dangerText(view, row.move, voice)
    return wastes === '' ? row : { ...row, wastes }
  }
  for (const move of moves) {
    if (move.do === 'maneuver') {
      const use = maneuverUse(state, move)
      const spares = isDearer(move, moves) ? { group: voice.t('group.more'), aside: true as const } : {}
      if (use === 'strike') {
        const { row, chance } = strikeRow(state, move, voice)
        if (row.vain) rows.vain.push({ ...row, ...spares })
        else strikes.push({ row: { ...row, ...spares }, chance })
      } else rows[use].push({ ...maneuverRow(view, move, textOf(view, move, voice), voice), ...spares })
    } else if (move.do === 'deliver') rows.help.push(warned(deliverRow(view, move, voice)))
    else if (move.do === 'interact') rows.use.push(warned(interactRow(view, move, voice)))
    else if (move.do === 'free') rows.use.push(warned({ move, ...freeText(move, voice) }))
    else if (move.do === 'breakFree')
      rows.use.push({ move, label: voice.t('basic.breakFree'), consequence: voice.t('row.breakFree') })
  }
  rows.strike = strikes.toSorted((a, b) => b.chance - a.chance).map(({ row }) => row)
  const walks = offeredWalks(view, champion, moves)
  const walk = moves.find(({ do: kind }) => kind === 'move')
  if (walks.length > 0) rows.go.push(...walkChoices(view, walks, voice, 1))
  else if (walk) rows.go.push({ move: walk, label: shownGame.describeMove(walk, view, voice.game) })
  const reach: 'near' | 'far' = strikes.length > 0 ? 'near' : 'far'
  return { rows, reach }
}

/** A Willpower token for what can be played without one. */
const isDearer = (move: MoveOf<'maneuver'>, moves: readonly CaravanMove[]): boolean =>
  move.willpower === true &&
  moves.some(
    each =>
      each.do === 'maneuver' &&
      !each.willpower &&
      each.champion === move.champion &&
      each.card === move.card &&
      (move.card !== undefined || each.slot === move.slot),
  )

function maneuverRow(view: FightingView, move: MoveOf<'maneuver'>, consequence: string, { t, game }: Voice): Row {
  const card = nameOf(game, 'maneuver', move.card ?? boxesOf(view, move.champion)[move.slot]!.id)
  const slot = move.card === undefined ? undefined : view.champions[move.champion].slots[move.slot]
  const top = slot?.maneuvers.at(-1)
  const label = top
    ? t(move.willpower ? 'row.willpower.over' : 'row.over', { card, other: nameOf(game, 'maneuver', top) })
    : move.willpower
      ? t('row.willpower', { card })
      : slot?.cond
        ? t('row.blocked', { card, n: move.slot + 1, what: slot.cond })
        : card
  return { move, label, ...(consequence && { consequence }) }
}

/** Longer texts are read on the card. */
const longest = 34

function textOf(view: FightingView, { champion, card, slot }: MoveOf<'maneuver'>, { game }: Voice): string {
  const [line = ''] = maneuverCardText(card ?? boxesOf(view, champion)[slot]!.id, game)
  // One Line of several is shown without its number.
  const text = line.replace(/^\d+\. /, '').replace(/\.$/, '')
  return text.length <= longest ? text : ''
}

function strikeRow(state: FightingState, move: MoveOf<'maneuver'>, voice: Voice): { row: Row; chance: number } {
  const { t } = voice
  const seen = forecast(state, move)
  if (!seen) {
    const row = maneuverRow(state, move, missText(state, move, voice), voice)
    return { row: { ...row, vain: true }, chance: -1 }
  }
  const percent = Math.round(seen.chance * 100)
  const wounds = seen.target in state.fight.malefactors
  const text = t(wounds ? 'strike.wound' : 'strike.other', { count: seen.dice, percent })
  return {
    row: maneuverRow(state, move, seen.moves ? t('strike.after', { text }) : text, voice),
    chance: seen.chance - (seen.moves ? 0.001 : 0),
  }
}

/** Why a strike reaches nobody. */
function missText(state: FightingState, move: MoveOf<'maneuver'>, { t, game }: Voice): string {
  const miss = shortfall(state, move)
  if (!miss) return t('strike.none')
  const who = objectName(state, miss.target, game)
  return miss.why === 'near' ? t('strike.near', { who }) : t('strike.far', { who, count: miss.by })
}

function deliverRow(view: FightingView, move: MoveOf<'deliver'>, { t, game }: Voice): Row {
  const { finding } = view.champions[move.champion].equip
  const what = finding ? nameOf(game, 'finding', finding) : ''
  const count = basicCost(view, move.champion, 'deliver')
  return {
    move,
    label: t('row.deliver', { what, who: championName(game, move.to) }),
    consequence: t('row.vigor', { count }),
  }
}

/** What a Champion carries or can do, by its name; what it does stands beside it. */
function freeText({ ability }: MoveOf<'free'>, { game }: Voice): { label: string; consequence: string } {
  const { name, text } = abilityOf(ability, game)
  return { label: name, consequence: text.replace(/\.$/, '') }
}

function interactRow(view: FightingView, move: MoveOf<'interact'>, { t, game }: Voice): Row {
  const count = basicCost(view, move.champion, 'interact')
  return {
    move,
    label: t('row.interact', { what: objectName(view, move.with, game) }),
    consequence: t('row.vigor', { count }),
  }
}

/** Passing, as what it means: whose Turn is over with it. */
export function passText(view: CaravanView, moves: readonly CaravanMove[], { t, game }: Voice): string {
  const [champion] = moves.flatMap(move => championOf(move) ?? [])
  const [own, another] = champion ? championsOf(view, view.champions[champion].seat) : []
  return own && !another ? t('pass.one', { who: championName(game, own) }) : t('pass.all')
}
