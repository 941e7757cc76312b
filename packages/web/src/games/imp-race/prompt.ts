import { seatMark } from '@acheron/engine/words'
import type { Choice, Prompt } from '../../board/face.ts'
import { foresee } from './foresee.ts'
import { impRace, rankInKind, strengthOf, wayName } from './game.ts'
import {
  type BidFrame,
  deciderOf,
  type MoveOf,
  onRoute,
  positionOf,
  type Race,
  type RaceMove,
  topFrame,
} from './types.ts'
import type { Voice } from './words.ts'

/** More moves of imps than that are folded by imp. */
const fewMoves = 6
/** So many of them lie open all the same: those that lead to something. */
const mostOpen = 4

type Kind = RaceMove['do']

/** What one would look for first stands first; giving up a fight stands last. */
const order: readonly Kind[] = [
  'stand',
  'parry',
  'roll',
  'move',
  'goOn',
  'step',
  'stakeCard',
  'stakeGems',
  'trident',
  'noMove',
  'dieCard',
  'banana',
  'raise',
  'gather',
  'buy',
  'discard',
  'skipDraw',
  'endTurn',
  'treasure',
  'angel',
  'concede',
  'accept',
  'sacrilege',
]

/** The sentence for the one who decides, and every legal move once. */
export function prompt(view: Race, moves: readonly RaceMove[], voice: Voice): Prompt {
  const sorted = moves.toSorted((a, b) => order.indexOf(a.do) - order.indexOf(b.do) || rank(view, a) - rank(view, b))
  const open = openMoves(view, sorted)
  const choices = sorted.map((move): Choice => {
    const consequence = consequenceOf(view, move, voice)
    const group = open.has(move) ? '' : groupOf(view, move, voice)
    return {
      move,
      label: impRace.describeMove(move, view as never, voice.game),
      ...(consequence && { consequence }),
      ...(group && { group }),
    }
  })
  // A guide may offer fewer moves than the rules allow: what is said is always true of the table itself.
  const legal = moves.length > 0 ? impRace.moves(view as never, deciderOf(view)) : moves
  const said = sentence(view, legal, voice)
  return { ...said, ...(moves.length < legal.length && { text: voice.t('ask.guided') }), choices }
}

/** Within a kind: the foremost imp first, the rest as the rules list them. */
function rank(view: Race, move: RaceMove): number {
  if (move.do !== 'move') return rankInKind(move)
  return move.n - 100 * (positionOf(view.seats[view.turn.seat]?.imps[move.imp] ?? 'D') ?? 0)
}

/** The moves that are never folded away. */
function openMoves(view: Race, moves: readonly RaceMove[]): ReadonlySet<RaceMove> {
  const runs = moves.filter((move): move is MoveOf<'move'> => move.do === 'move')
  const gems = moves.filter(move => move.do === 'stakeGems')
  const folded = runs.length > fewMoves
  const worth = folded ? runs.filter(move => leadsSomewhere(view, move)).slice(0, mostOpen) : runs
  const bid = topFrame(view)
  const enough = bid?.kind === 'bid' ? gems.find(move => move.do === 'stakeGems' && move.count >= missing(bid)) : null
  const rest = moves.filter(
    move => !['move', 'stakeGems', 'sacrilege'].includes(move.do) && !(move.do === 'buy' && move.discard !== undefined),
  )
  const first = folded && worth.length === 0 ? runs.slice(0, 1) : []
  return new Set([...rest, ...worth, ...first, ...(enough ? [enough] : gems.slice(0, 1))])
}

/** Home, into a fight, or onto a tile that gives something. */
function leadsSomewhere(view: Race, move: MoveOf<'move'>): boolean {
  const to = (positionOf(view.seats[view.turn.seat]?.imps[move.imp] ?? 'D') ?? 0) + move.n
  if (to === 40) return true
  const tile = view.route[to]
  return (tile?.up && tile.tile && /^(cherub|treasure|card)/.test(tile.tile)) || false
}

function groupOf(view: Race, move: RaceMove, { t, game }: Voice): string {
  switch (move.do) {
    case 'sacrilege':
      return t('group.sacrilege')
    case 'stakeGems':
      return t('group.gems')
    case 'buy':
      return t('group.buy')
    case 'move':
      return t('group.imp', { place: wayName(view.seats[view.turn.seat]?.imps[move.imp] ?? 'D', game) })
    default:
      return ''
  }
}

/** How much strength the bidder still lacks; nothing below one gem is asked for. */
function missing(bid: BidFrame): number {
  return Math.max(1, bid.need - sidesOf(bid)[0].total)
}

/** What the bidder has staked, and the rival. */
function sidesOf({ attacker, bidder, stakes: [attack, defence] }: BidFrame) {
  return bidder === attacker.seat ? ([attack, defence] as const) : ([defence, attack] as const)
}

/** What follows from a move, for the right side of its line. */
function consequenceOf(view: Race, move: RaceMove, voice: Voice): string {
  const { t } = voice
  const own = view.seats[deciderOf(view)]
  const bid = topFrame(view)
  const stake = (strength: number) => {
    if (bid?.kind !== 'bid') return ''
    const [own, other] = sidesOf(bid)
    const left = missing(bid) - strength
    if (left > 0 && own.total < bid.need) return t('cost.short', { count: left })
    return t(other.total === 0 ? 'cost.opens' : 'cost.enough')
  }
  switch (move.do) {
    case 'move':
      return foresee(view, move, voice)
    case 'roll':
      return t('cost.roll')
    case 'treasure':
      return t('cost.treasure', {
        percent: Math.round((100 * view.bag.red) / (view.bag.red + view.bag.blue)),
      })
    case 'stakeCard':
      return stake(strengthOf(move.card))
    case 'stakeGems':
      return stake(move.count)
    case 'stand':
      return bid?.kind === 'bid' ? t('cost.stand', { who: seatMark(rivalOf(bid)) }) : ''
    case 'buy':
      return t('cost.left', { count: (own?.gems ?? 0) - onRoute(own?.imps ?? []) })
    case 'sacrilege':
      return t('cost.left', { count: (own?.gems ?? 0) - 3 })
    case 'banana':
      return view.turn.die === 6
        ? t('cost.banana.joker', { low: 2 + view.turn.plus, high: 6 + view.turn.plus })
        : t('cost.banana', { count: (view.turn.die ?? 0) + view.turn.plus + 1 })
    case 'endTurn':
      return t('cost.endTurn', { who: seatMark((view.turn.seat + 1) % view.seats.length) })
    default:
      return ''
  }
}

function rivalOf(bid: BidFrame): number {
  return bid.bidder === bid.attacker.seat ? bid.defender.seat : bid.attacker.seat
}

function sentence(view: Race, moves: readonly RaceMove[], { t, game }: Voice): Omit<Prompt, 'choices'> {
  const frame = topFrame(view)
  const can = (kind: Kind) => moves.some(move => move.do === kind)
  const own = view.seats[deciderOf(view)]
  switch (frame?.kind) {
    case 'move': {
      const { die, plus } = view.turn
      const value = (die ?? 0) + plus
      if (die === 6) {
        const text = can('move') ? t('ask.move.joker.text', { low: 1 + plus, high: 5 + plus }) : t('ask.move.none.text')
        return { title: t('ask.move.joker', { low: 1 + plus, high: 5 + plus }), text, chapter: 'run' }
      }
      const text = can('move') ? t('ask.move.text', { count: value }) : t('ask.move.none.text')
      return { title: t('ask.move', { count: value }), text, chapter: 'run' }
    }
    case 'chain':
      return {
        title: t('ask.chain', { tile: game(`tile.${frame.tile}`), square: frame.square }),
        text: t('ask.chain.text'),
        chapter: 'tiles',
      }
    case 'step':
      return {
        title: t('ask.step'),
        text: frame.cause === 'cherub' ? t('ask.step.cherub') : t('ask.step.return'),
        chapter: 'tiles',
      }
    case 'full':
      return {
        title: t('ask.full'),
        text: frame.draw === 'tile' ? t('ask.full.tile') : t('ask.full.gather'),
        chapter: 'cards',
      }
    case 'bid':
      return { ...bidding(frame, moves, t), chapter: 'fight' }
    case 'close': {
      const price = onRoute(own?.imps ?? [])
      // As many as there are imps on the route, and no more than one can pay for.
      const left = Math.min(price - view.turn.bought, Math.floor((own?.gems ?? 0) / price))
      const text = can('buy') ? t('ask.close.buy', { price, left }) : t('ask.close.text')
      return {
        title: t('ask.close'),
        text: can('trident') ? `${t('ask.close.trident')} ${text}` : text,
        chapter: 'gems',
      }
    }
    case 'parry':
      return {
        title: t('ask.parry', { who: seatMark(frame.attacker) }),
        text: t(can('parry') ? 'ask.parry.can' : 'ask.parry.cannot', { square: frame.square }),
        chapter: 'trident',
      }
    default: {
      const run = can('roll')
      const how = run ? (can('raise') ? 'all' : 'run') : can('raise') ? 'raise' : 'gather'
      return { title: t('ask.turn'), text: t(`ask.turn.${how}`), chapter: 'turn' }
    }
  }
}

function bidding(frame: BidFrame, moves: readonly RaceMove[], t: Voice['t']): Omit<Prompt, 'choices'> {
  const { need, square } = frame
  const [own, other] = sidesOf(frame)
  const who = seatMark(rivalOf(frame))
  const title = t('ask.bid', { square, who })
  const values = { own: own.total, other: other.total, who, need }
  if (own.total >= need) return { title, text: t('ask.bid.met', values) }
  if (!moves.some(move => move.do === 'stakeCard' || move.do === 'stakeGems'))
    return { title, text: t('ask.bid.hopeless', values) }
  if (own.total + other.total === 0) return { title, text: t('ask.bid.open') }
  return { title, text: t(need > other.total ? 'ask.bid.surpass' : 'ask.bid.equal', values) }
}
