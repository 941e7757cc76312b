import { equal } from '@acheron/engine'
import { seatMark } from '@acheron/engine/words'
import {
  type BidFrame,
  type DeciderView,
  deciderOf,
  describeMove,
  type ImpRaceMove,
  type ImpRaceView,
  impsOnRoute,
  joker,
  movesOf,
  rivalOf,
  stakesOf,
  topFrame,
} from '@acheron/games/imp-race/board.ts'
import type { Choice, Prompt } from '../../board/face.ts'
import { consequenceOf } from './consequences.ts'
import { groupOf, openMoves } from './groups.ts'
import { costsDearly, inOrder } from './order.ts'
import { bidsIn } from './stage/answers.ts'
import type { Voice } from './words.ts'

type Sentence = Omit<Prompt, 'choices'>

/** The sentence for the seat that decides, and every legal move once. */
export function prompt(view: DeciderView, moves: readonly ImpRaceMove[], voice: Voice): Prompt<ImpRaceMove> {
  // A guide may offer fewer moves than the rules allow: what is said is always true of the table itself.
  const seat = deciderOf(view)
  const legal = moves.length > 0 && seat !== null ? movesOf(view, seat) : moves
  const answers = moves.length < legal.length ? [] : bidsIn(view, voice)
  const isBid = (stake: ImpRaceMove) => answers.some(({ move, next }) => next?.length === 1 && equal(move, stake))
  const sorted = inOrder(view, moves)
  const open = openMoves(view, sorted, answers.length > 0)
  const choices = sorted.map((move): Choice<ImpRaceMove> => {
    const consequence = consequenceOf(view, move, voice)
    const wastes = move.do === 'move' && costsDearly(view, move)
    const group = open.has(move) ? '' : groupOf(view, move, answers.length > 0, voice)
    return {
      move,
      label: describeMove(move, view, voice.game),
      ...(consequence && (wastes ? { wastes: consequence } : { consequence })),
      ...(group && { group }),
      // Sacrilege is dear; the others do the same as a move in sight, for more; a whole bid stakes the same in one press.
      ...(group && (!['move', 'stakeGems', 'stakeCard', 'buy'].includes(move.do) || isBid(move)) && { aside: true }),
    }
  })
  const said = sentence(view, legal, voice)
  return {
    ...said,
    ...(moves.length < legal.length && { text: voice.t('ask.guided') }),
    choices: [...answers, ...choices],
  }
}

function sentence(view: ImpRaceView, moves: readonly ImpRaceMove[], { t, game }: Voice): Sentence {
  const frame = topFrame(view)
  const can = (kind: ImpRaceMove['do']) => moves.some(move => move.do === kind)
  const own = view.seats[deciderOf(view) ?? view.turn.seat]
  switch (frame?.kind) {
    case 'move': {
      const { die, plus } = view.turn
      const value = (die ?? 0) + plus
      if (die === joker) {
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
      const price = own ? impsOnRoute(own) : 0
      // As many as there are imps on the route, limited by the gems.
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

function bidding(frame: BidFrame, moves: readonly ImpRaceMove[], t: Voice['t']): Sentence {
  const { need, square } = frame
  const [own, other] = stakesOf(frame)
  const who = seatMark(rivalOf(frame))
  const title = t('ask.bid', { square, who })
  const values = { own: own.total, other: other.total, who, need }
  if (own.total >= need) return { title, text: t('ask.bid.met', values) }
  if (!moves.some(move => move.do === 'stakeCard' || move.do === 'stakeGems'))
    return { title, text: t('ask.bid.hopeless', values) }
  if (own.total + other.total === 0) return { title, text: t('ask.bid.open') }
  return { title, text: t(need > other.total ? 'ask.bid.surpass' : 'ask.bid.equal', values) }
}
