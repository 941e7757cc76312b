import { seedRng } from '@acheron/engine'
import { circleOf, nineCircles } from '@acheron/games/nine-circles'
import type { Choice, Prompt } from '../face.ts'
import { type Foresight, foresee } from './foresee.ts'
import {
  type Claim,
  circleId,
  isClaim,
  isDeclaration,
  isRoll,
  isVirgil,
  type NineMove,
  type Roll,
  type Sheet,
  same,
  sum,
  type Virgil,
} from './types.ts'
import type { Voice } from './words.ts'

/** With more rolls than this the list is folded by rows. */
const foldFrom = 8

/** The sentence for the one who decides, and every legal move once, the likeliest first. */
export function prompt(view: Sheet, moves: readonly NineMove[], voice: Voice): Prompt {
  const claims = moves.filter(isClaim).toSorted((a, b) => b.use.length - a.use.length)
  const rolls = inOrder(view, moves.filter(isRoll))
  const virgils = moves.filter(isVirgil).map(move => ({ move, after: foresee(view, move) }))
  const already = claims[0]?.use.length ?? 0
  const helpful = virgils.filter(({ after }) => kept(after) > already).toSorted((a, b) => kept(b.after) - kept(a.after))
  const others = virgils.filter(({ after }) => kept(after) <= already)
  const rest = moves.filter(move => move.t === 'concede')
  const groupBy = rolls.some(roll => roll.rows.length > 1) ? 'dice' : 'row'
  const fold = rolls.length > foldFrom ? groupBy : null
  const open = firstOfEach(rolls)
  const choices: Choice[] = [
    ...claims.map(move => claimChoice(view, move, voice)),
    ...moves.filter(isDeclaration).map(move => ({ move, label: short(view, move, voice) })),
    ...helpful.map(({ move, after }) => virgilChoice(view, move, after, voice)),
    ...rolls.map(move => rollChoice(view, move, open.includes(move) ? null : fold, voice)),
    ...others.map(({ move, after }) => ({ ...virgilChoice(view, move, after, voice), group: voice.t('group.virgil') })),
    ...rest.map(move => ({ move, label: short(view, move, voice), group: voice.t('group.end') })),
  ]
  return { ...sentence(view, { claims, rolls, helpful: helpful.length, any: moves.length > 0 }, voice), choices }
}

function kept({ claims }: Foresight): number {
  return Math.max(0, ...claims.map(claim => claim.use.length))
}

/** Rolls of the size that a plain player would roll come first, then by the nearest size. */
function inOrder(view: Sheet, rolls: readonly Roll[]): readonly Roll[] {
  if (rolls.length < 2) return rolls
  const plain = nineCircles.mind.policy?.({ ...view, rng: seedRng('plain player') }, 0, [...rolls])
  const wanted = plain?.t === 'roll' ? sum(plain.rows) : 4
  const first = (roll: Roll) =>
    plain?.t === 'roll' && same(roll.rows, plain.rows) && same(roll.again, plain.again) ? 0 : 1
  const distance = (roll: Roll) => Math.abs(sum(roll.rows) - wanted)
  return rolls.toSorted(
    (a, b) =>
      distance(a) - distance(b) || sum(a.rows) - sum(b.rows) || first(a) - first(b) || a.rows.length - b.rows.length,
  )
}

/** The first roll of each of the four likeliest sizes: these are never folded away. */
function firstOfEach(rolls: readonly Roll[]): readonly Roll[] {
  const sizes = [...new Set(rolls.map(roll => sum(roll.rows)))].slice(0, 4)
  return sizes.flatMap(size => rolls.find(roll => sum(roll.rows) === size) ?? [])
}

function claimChoice(view: Sheet, move: Claim, voice: Voice): Choice {
  const ends = foresee(view, move).lost
  const count = view.active.length - move.use.length
  return {
    move,
    label: short(view, move, voice),
    consequence: ends ? voice.t('cost.ends') : voice.t('cost.dice', { count }),
  }
}

function virgilChoice(view: Sheet, move: Virgil, after: Foresight, voice: Voice): Choice {
  const { t } = voice
  const label = short(view, move, voice)
  if (after.lost) return { move, label, consequence: t('cost.ends') }
  if (after.claims.length === 0) {
    return { move, label, consequence: t('cost.virgil', { left: view.virgil - 1 }) }
  }
  return { move, label, consequence: t('cost.claimable', { count: view.active.length - kept(after) }) }
}

/** Where rows may be joined a roll is folded away by its number of dice, else by its row. */
function rollChoice(view: Sheet, move: Roll, fold: 'dice' | 'row' | null, voice: Voice): Choice {
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
function short(view: Sheet, move: NineMove, { game }: Voice): string {
  const said = nineCircles.describe(move, view, game)
  if (move.t === 'roll' || move.t === 'virgil') return said.replace(/ \([^()]*\)$/, '')
  return said.replace(/; [^;]*$/, '')
}

interface Situation {
  readonly claims: readonly Claim[]
  readonly rolls: readonly Roll[]
  /** Virgil changes after which the circle can be claimed. */
  readonly helpful: number
  readonly any: boolean
}

function sentence(view: Sheet, situation: Situation, { t, game }: Voice): Omit<Prompt, 'choices'> {
  const { claims, rolls, helpful, any } = situation
  const id = circleId(view.circle)
  const name = game(`circle.${id}.name`)
  const target =
    view.declared === null ? game(`circle.${id}.target`) : game('dice.faces', { count: 2, face: view.declared })
  if (view.status !== 'playing') return { title: t(`prompt.${view.status}`), text: '', chapter: 'end' }
  if (!any) return { title: name, text: t('prompt.watch', { target }), chapter: 'turn' }
  if (id === 'fraud' && view.declared === null)
    return { title: t('prompt.declare', { name }), text: t('prompt.declare.text'), chapter: 'fraud' }
  if (claims.length > 0) {
    const free = view.options.stop === 'declare'
    const how = free ? 'free' : view.lastWasVirgil && view.virgil > 0 ? 'chain' : claims.length > 1 ? 'choose' : 'one'
    return { title: t('prompt.met', { name }), text: t(`prompt.met.${how}`), chapter: 'claiming' }
  }
  const chapter = id === 'violence' ? 'violence' : view.active.length > 0 ? 'virgil' : 'rolling'
  const title = t('prompt.title', { name, target })
  if (rolls.length === 0) return { title, text: t('prompt.virgil.only'), chapter: 'virgil' }
  if (sum(view.rows) <= 2) return { title, text: t('prompt.last', { left: sum(view.rows) }), chapter: 'rolling' }
  const { target: wanted } = circleOf(view.circle)
  if (wanted.kind === 'without') {
    const left = wanted.count - view.active.length
    const text =
      view.active.length === 0 ? t('prompt.violence') : t('prompt.violence.more', { count: view.active.length, left })
    return { title, text, chapter }
  }
  if (view.active.length === 0) return { title, text: t('prompt.start'), chapter }
  return { title, text: helpful > 0 ? t('prompt.near') : t('prompt.far'), chapter }
}
