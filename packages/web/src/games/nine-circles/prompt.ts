import { seedRng } from '@acheron/engine'
import { nineCircles } from '@acheron/games/nine-circles'
import {
  type Claim,
  circleOf,
  type NineCirclesMove,
  type NineCirclesView,
  type Roll,
} from '@acheron/games/nine-circles/board.ts'
import type { Choice, Prompt } from '../../board/face.ts'
import { changesToClaim, costOfClaim, firstSteps, foresee, legalMoves } from './consequences.ts'
import { circleId } from './names.ts'
import { same, sum } from './stage/lists.ts'
import { isClaim, isDeclaration, isRoll, isVirgil, type Virgil } from './stage/moves.ts'
import type { Voice } from './words.ts'

/** With more rolls than this the list is folded by rows. */
const foldFrom = 8
/** The largest roll that lies open where rows may be joined. */
const openTo = 7

/**
 * The sentence for the one who decides, and every move once: claims first, then what Virgil does at once, then the rolls
 * by their rows. A guide may offer fewer moves than the rules allow: what is said is always true of the table itself.
 */
export function prompt(
  view: NineCirclesView,
  moves: readonly NineCirclesMove[],
  voice: Voice,
): Prompt<NineCirclesMove> {
  const claims = moves.filter(isClaim).toSorted((a, b) => b.use.length - a.use.length)
  const rolls = inOrder(view, moves.filter(isRoll))
  const { helpful, others } = changes(view, moves.filter(isVirgil), claims, rolls.length > 0)
  const rest = moves.filter(move => move.do === 'concede')
  const groupBy = rolls.some(roll => roll.rows.length > 1) ? 'dice' : 'row'
  const fold = rolls.length > foldFrom ? groupBy : null
  const open = firstOfEach(rolls)
  const group = voice.t(helpful.length > 0 ? 'group.virgil' : 'group.virgil.all')
  const choices: Choice<NineCirclesMove>[] = [
    ...claims.map(move => claimChoice(view, move, voice)),
    ...moves.filter(isDeclaration).map(move => ({ move, label: short(view, move, voice) })),
    ...helpful.map(move => virgilChoice(view, move, voice)),
    ...rolls.map(move => rollChoice(view, move, open.includes(move) ? null : fold, voice)),
    ...others.map(move => ({ ...virgilChoice(view, move, voice), group })),
    ...rest.map(move => ({ move, label: short(view, move, voice), group: voice.t('group.end') })),
  ]
  return { ...sentence(view, moves, voice), choices }
}

/** Virgil's changes that lie open: those that better the claim at once, or, without a roll, the first of a shortest way. */
function changes(view: NineCirclesView, virgils: readonly Virgil[], claims: readonly Claim[], mayRoll: boolean) {
  const atOnce = bettering(view, virgils, claims)
  const helpful = atOnce.length > 0 || mayRoll || claims.length > 0 ? atOnce : firstSteps(view, virgils)
  const others = virgils.filter(move => !helpful.includes(move))
  const near = firstSteps(view, others)
  return { helpful, others: [...near, ...others.filter(move => !near.includes(move))] }
}

/** Virgil's changes after which a claim keeps more dice than any does now, the best first. */
function bettering(view: NineCirclesView, virgils: readonly Virgil[], claims: readonly Claim[]): readonly Virgil[] {
  const already = kept(claims)
  return virgils
    .map(move => ({ move, kept: kept(foresee(view, move).claims) }))
    .filter(each => each.kept > already)
    .toSorted((a, b) => b.kept - a.kept)
    .map(({ move }) => move)
}

function kept(claims: readonly Claim[]): number {
  return Math.max(0, ...claims.map(claim => claim.use.length))
}

/** By their number of dice; of the same number the most sensible first. */
function inOrder(view: NineCirclesView, rolls: readonly Roll[]): readonly Roll[] {
  if (rolls.length < 2) return rolls
  const plain = [1, 2, 3, 4].flatMap(size => plainRoll(view, size, rolls) ?? [])
  const first = (roll: Roll) => (plain.includes(roll) ? 0 : 1)
  const fewestLeft = (roll: Roll) => Math.min(...roll.rows.map(size => view.rows[size - 1] ?? 0))
  return rolls.toSorted(
    (a, b) =>
      sum(a.rows) - sum(b.rows) ||
      first(a) - first(b) ||
      a.rows.length - b.rows.length ||
      a.again.length - b.again.length ||
      fewestLeft(b) - fewestLeft(a),
  )
}

/** A plain player's roll if only the row of that size were left. */
function plainRoll(view: NineCirclesView, size: number, rolls: readonly Roll[]): Roll | null {
  const fitting = rolls.filter(roll => same(roll.rows, [size]))
  if (fitting.length === 0 || view.active.length === 0) return fitting[0] ?? null
  const rows = view.rows.map((left, i) => (i + 1 === size ? left : 0))
  const move = nineCircles.mind.policy?.({ ...view, rows, virgil: 0, rng: seedRng('plain player') }, 0, [...fitting])
  return fitting.find(roll => move?.do === 'roll' && same(roll.again, move.again)) ?? null
}

/** The first roll of each size, the joined ones up to a few dice more than are needed: these are never folded away. */
function firstOfEach(rolls: readonly Roll[]): readonly Roll[] {
  const sizes = [...new Set(rolls.map(roll => sum(roll.rows)))].filter(size => size <= openTo)
  return sizes.flatMap(size => rolls.find(roll => sum(roll.rows) === size) ?? [])
}

function claimChoice(view: NineCirclesView, move: Claim, voice: Voice): Choice<NineCirclesMove> {
  return { move, label: short(view, move, voice), consequence: costOfClaim(view, move, voice).said }
}

function virgilChoice(view: NineCirclesView, move: Virgil, voice: Voice): Choice<NineCirclesMove> {
  const { t } = voice
  const label = short(view, move, voice)
  const after = foresee(view, move)
  if (after.lost) return { move, label, consequence: t('cost.ends') }
  if (after.claims.length > 0)
    return { move, label, consequence: t('cost.claimable', { count: view.active.length - kept(after.claims) }) }
  const more = changesToClaim(after.sheet)
  const now = changesToClaim(view)
  const nearer = more !== null && now !== null && more < now
  return {
    move,
    label,
    consequence: nearer ? t('cost.more', { count: more }) : t('cost.virgil', { left: view.virgil - 1 }),
  }
}

/** Where rows may be joined a roll is folded away by its number of dice, else by its row. */
function rollChoice(
  view: NineCirclesView,
  move: Roll,
  fold: 'dice' | 'row' | null,
  voice: Voice,
): Choice<NineCirclesMove> {
  const { t } = voice
  const [size = 1] = move.rows
  const count = move.rows.length
  const left = (view.rows[size - 1] ?? 1) - 1
  const choice = {
    move,
    label: short(view, move, voice),
    consequence: count > 1 ? t('cost.rows', { rows: move.rows.join(' + ') }) : t('cost.row', { size, left }),
  }
  if (!fold) return choice
  const group = fold === 'dice' ? t('group.dice', { count: sum(move.rows) }) : t('group.row', { size })
  return { ...choice, group }
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
