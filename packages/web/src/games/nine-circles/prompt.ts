import { nineCircles } from '@acheron/games/nine-circles'
import {
  type Claim,
  circleOf,
  type NineCirclesMove,
  type NineCirclesView,
  showing,
} from '@acheron/games/nine-circles/board.ts'
import type { Choice, Prompt } from '../../board/face.ts'
import { changesToClaim, costOfClaim, foresee, legalMoves } from './consequences.ts'
import { circleId } from './names.ts'
import { bettering, changesInOrder, inOrder, kept, type OrderedRoll } from './order.ts'
import { sum } from './stage/lists.ts'
import { isClaim, isDeclaration, isRoll, isVirgil, type Virgil } from './stage/moves.ts'
import type { Voice } from './words.ts'

/** The largest roll that lies open where rows may be joined. */
const openTo = 7
/** Changes by Virgil that a claim is away at most, for the first of them to lie open among the rolls. */
const near = 2

/**
 * The sentence for the one who decides, and every move once, in the order of `order.ts`. A guide may offer fewer moves than
 * the rules allow: what is said is always true of the table itself.
 */
export function prompt(
  view: NineCirclesView,
  moves: readonly NineCirclesMove[],
  voice: Voice,
): Prompt<NineCirclesMove> {
  const { t } = voice
  const claims = moves.filter(isClaim).toSorted((a, b) => b.use.length - a.use.length)
  const rolls = inOrder(view, moves.filter(isRoll))
  const { open, folded } = changes(view, moves.filter(isVirgil), claims, rolls.length > 0)
  const [first = [], others = []] = [true, false].map(isFirst =>
    rolls.filter(each => each.first === isFirst).map(each => rollChoice(view, each, groupBy(rolls), voice)),
  )
  const group = t(open.length > 0 ? 'group.virgil' : 'group.virgil.all')
  const choices: Choice<NineCirclesMove>[] = [
    ...claims.map((move, i) => claimChoice(view, move, claims[i - 1], voice)),
    ...moves.filter(isDeclaration).map(move => ({ move, label: short(view, move, voice) })),
    ...open.filter(({ claims }) => claims).map(({ move }) => virgilChoice(view, move, voice)),
    ...first.slice(0, 1),
    ...open.filter(({ claims }) => !claims).map(({ move }) => virgilChoice(view, move, voice)),
    ...first.slice(1),
    ...others,
    ...folded.map(({ move, again }) => ({
      ...virgilChoice(view, move, voice),
      group,
      ...(again && { aside: true as const }),
    })),
    ...moves
      .filter(move => move.do === 'concede')
      .map(move => ({ move, label: short(view, move, voice), group: t('group.end'), aside: true as const })),
  ]
  return { ...sentence(view, moves, voice), choices }
}

interface Change {
  readonly move: Virgil
  /** Whether it allows a better claim at once. */
  readonly claims: boolean
  /** Whether another move brings the same. */
  readonly again: boolean
}

/** Virgil's changes that lie open: the best one that allows a claim, or the first of a short way; without a roll all of those. */
function changes(view: NineCirclesView, virgils: readonly Virgil[], claims: readonly Claim[], mayRoll: boolean) {
  const { claiming, leading, others } = changesInOrder(view, virgils, claims)
  const away = changesToClaim(view) ?? 0
  const most = claiming.length > 0 || !mayRoll ? virgils.length : away <= near ? 1 : 0
  const best = kept(claiming[0] ? foresee(view, claiming[0]).claims : [])
  const all: readonly Change[] = [
    ...claiming.map((move, i) => ({ move, claims: true, again: i > 0 && kept(foresee(view, move).claims) === best })),
    ...leading.map(move => ({ move, claims: false, again: false })),
    // Once the target is met, a change that keeps no more dice brings what the claim brings already.
    ...others.map(move => ({ move, claims: false, again: claims.length > 0 })),
  ]
  const open = all.slice(0, Math.min(most, claiming.length + leading.length)).filter(({ again }) => !again)
  return { open, folded: all.filter(each => !open.includes(each)) }
}

/** Of two claims that lose as many dice, which dice they take does not matter: one lies open. */
function claimChoice(
  view: NineCirclesView,
  move: Claim,
  before: Claim | undefined,
  voice: Voice,
): Choice<NineCirclesMove> {
  const choice = { move, label: short(view, move, voice), consequence: costOfClaim(view, move, voice).said }
  const isSame = before?.use.length === move.use.length
  return isSame ? { ...choice, group: voice.t('group.claims'), aside: true } : choice
}

function virgilChoice(view: NineCirclesView, move: Virgil, voice: Voice): Choice<NineCirclesMove> {
  const { t } = voice
  const label = short(view, move, voice)
  const after = foresee(view, move)
  if (after.lost) return { move, label, consequence: t('cost.ends') }
  if (after.claims.length > 0) {
    const met = kept(legalMoves(view).filter(isClaim))
    const consequence = t('cost.claimable', { count: view.active.length - kept(after.claims) })
    return { move, label, consequence, ...(met >= kept(after.claims) && { wastes: t('waste.met') }) }
  }
  const more = changesToClaim(after.sheet)
  const now = changesToClaim(view)
  const nearer = more !== null && now !== null && more < now
  const further = now !== null && (more === null || more > now)
  return {
    move,
    label,
    consequence: nearer ? t('cost.more', { count: more }) : t('cost.virgil', { left: view.virgil - 1 }),
    ...(further && { wastes: t('waste.virgil') }),
  }
}

/** Where rows may be joined a roll is folded away by its number of dice, else by its row. */
function groupBy(rolls: readonly OrderedRoll[]): 'dice' | 'row' {
  return rolls.some(({ roll }) => roll.rows.length > 1) ? 'dice' : 'row'
}

function rollChoice(
  view: NineCirclesView,
  { roll: move, first, wasted }: OrderedRoll,
  fold: 'dice' | 'row',
  { t, game }: Voice,
): Choice<NineCirclesMove> {
  const [size = 1] = move.rows
  const dice = sum(move.rows)
  const left = (view.rows[size - 1] ?? 1) - 1
  const choice = {
    move,
    label: short(view, move, { t, game }),
    consequence: move.rows.length > 1 ? t('cost.rows', { rows: move.rows.join(' + ') }) : t('cost.row', { size, left }),
    ...(wasted.length > 0 && { wastes: t('waste.roll', { count: wasted.length, dice: showing(wasted, game) }) }),
  }
  if (first && dice <= openTo) return choice
  const group = fold === 'dice' ? t('group.dice', { count: dice }) : t('group.row', { size })
  return { ...choice, group, ...(!first && wasted.length === 0 && { aside: true }) }
}

/** The move in the words of the rules, without the cost at its end: that stands on the right. */
function short(view: NineCirclesView, move: NineCirclesMove, { game }: Voice): string {
  const said = nineCircles.describeMove(move, view, game)
  if (move.do === 'roll' || move.do === 'virgil') return said.replace(/ \([^()]*\)$/, '')
  return said.replace(/; [^;]*$/, '')
}

function sentence(
  view: NineCirclesView,
  offered: readonly NineCirclesMove[],
  { t, game }: Voice,
): Omit<Prompt, 'choices'> {
  const id = circleId(view.circle)
  const name = game(`circle.${id}.name`)
  const target =
    view.declared === null ? game(`circle.${id}.target`) : game('dice.faces', { count: 2, face: view.declared })
  if (view.status !== 'playing') return { title: t(`prompt.${view.status}`), text: '', chapter: 'end' }
  if (offered.length === 0) return { title: name, text: t('prompt.watch', { target }), chapter: 'turn' }
  const legal = legalMoves(view)
  const said = situation(view, legal, { name, target, t })
  return offered.length < legal.length ? { ...said, text: t('prompt.guided') } : said
}

interface Named {
  readonly name: string
  readonly target: string
  readonly t: Voice['t']
}

function situation(
  view: NineCirclesView,
  legal: readonly NineCirclesMove[],
  { name, target, t }: Named,
): Omit<Prompt, 'choices'> {
  const { id, target: wanted } = circleOf(view.circle)
  if (legal.some(isDeclaration))
    return { title: t('prompt.declare', { name }), text: t('prompt.declare.text'), chapter: 'fraud' }
  const claims = legal.filter(isClaim)
  if (claims.length > 0) {
    const free = view.options.stop === 'declare' && legal.some(move => isRoll(move) || isVirgil(move))
    // Only sums are met by more or by fewer dice: elsewhere a claim always uses the same number.
    const savable = wanted.kind === 'sums' && kept(claims) < view.active.length
    const saving = bettering(view, legal.filter(isVirgil), claims).length > 0
    const how = free ? (savable ? 'free' : 'vain') : saving ? 'chain' : claims.length > 1 ? 'choose' : 'one'
    return { title: t('prompt.met', { name }), text: t(`prompt.met.${how}`), chapter: 'claiming' }
  }
  const chapter = id === 'violence' ? 'violence' : view.active.length > 0 ? 'virgil' : 'rolling'
  const title = t('prompt.title', { name, target })
  const away = changesToClaim(view) ?? 0
  if (!legal.some(isRoll)) return { title, text: t('prompt.virgil.only', { count: away }), chapter: 'virgil' }
  if (sum(view.rows) <= 2) {
    const last = t('prompt.last', { left: sum(view.rows) })
    const text = away > 0 ? `${last} ${t('prompt.last.virgil', { count: away })}` : last
    return { title, text, chapter: 'rolling' }
  }
  if (wanted.kind === 'without') {
    const left = wanted.count - view.active.length
    const text =
      view.active.length === 0 ? t('prompt.violence') : t('prompt.violence.more', { count: view.active.length, left })
    return { title, text, chapter }
  }
  if (view.active.length === 0) return { title, text: t('prompt.start'), chapter }
  return { title, text: away > 0 && away <= 2 ? t('prompt.near', { count: away }) : t('prompt.far'), chapter }
}
