import { seatMark } from '@acheron/engine/words'
import { hellgame } from '@acheron/games/hellgame'
import {
  amountsText,
  castName,
  circleName,
  deciderOf,
  eventName,
  eventText,
  type Frame,
  type HellgameMove,
  type HellgameView,
  isRemoved,
  kindOf,
  numbers,
  type Square,
  squareAt,
  squareName,
  stepsLeft,
  topFrame,
} from '@acheron/games/hellgame/board.ts'
import type { Choice, Prompt } from '../../board/face.ts'
import { consequenceOf, wasteText } from './consequences.ts'
import { groupsOf } from './groups.ts'
import { inOrder, isAfterSquares, squaresInOrder } from './order.ts'
import { type Destination, destinationsOf, destinationText, isGoing } from './stage/destinations.ts'
import type { Voice } from './words.ts'

type Sentence = Omit<Prompt, 'choices'>

/** Up to this many squares that give nothing lie open. */
const fewPlain = 4

/** The sentence for the one who decides, and every legal move once. */
export function prompt(view: HellgameView, moves: readonly HellgameMove[], voice: Voice): Prompt<HellgameMove> {
  const others = inOrder(
    view,
    moves.filter(move => !isGoing(move)),
    voice,
  )
  const groups = groupsOf(view, others, voice)
  const choices = others.map((move, i): Choice<HellgameMove> => {
    const consequence = consequenceOf(view, move, voice)
    const group = groups[i]
    const wastes = wasteText(view, move, voice)
    return {
      move,
      label: hellgame.describeMove(move, view, voice.game),
      ...(consequence && { consequence }),
      ...(wastes && { wastes }),
      ...(group && { group }),
    }
  })
  // The squares to go to stand where a single step would.
  const at = others.findIndex(move => isAfterSquares(view, move, voice))
  const whole = choices.toSpliced(at < 0 ? others.length : at, 0, ...goings(view, moves, voice))
  return { ...sentence(view, moves, voice), choices: whole }
}

/** Every square that can be reached, as on the board. */
function goings(view: HellgameView, moves: readonly HellgameMove[], voice: Voice): Choice<HellgameMove>[] {
  const { giving, plain, sorted: inTurn } = squaresInOrder(view, destinationsOf(view, moves), voice)
  const isFolded = plain.length > fewPlain
  const directions = new Set(inTurn.map(({ move }) => JSON.stringify(move))).size
  // A wayling beside the piece does what a step does: it comes last.
  const beside = new Set(moves.flatMap(move => (move.do === 'step' ? [move.to] : [])))
  const isAgain = ({ move, square }: Destination) => move.do === 'wayling' && beside.has(square)
  const sorted = inTurn.toSorted((a, b) => Number(isAgain(a)) - Number(isAgain(b)))
  const folded = sorted.filter((each, i) => isAgain(each) || (isFolded && i >= directions && !giving.includes(each)))
  return sorted.map(each => {
    const { move, next, square } = each
    const isAside = folded.length > 1 && folded.includes(each)
    const group = isAside ? { group: voice.t('group.plain'), ...(isAgain(each) && { aside: true as const }) } : {}
    return {
      move,
      ...(next.length > 0 && { next }),
      label: hellgame.describeMove(next.length > 0 ? { do: 'step', to: square } : move, view, voice.game),
      consequence: destinationText(view, each, voice),
      ...group,
    }
  })
}

function sentence(view: HellgameView, moves: readonly HellgameMove[], voice: Voice): Sentence {
  const { t, game } = voice
  const frame = topFrame(view)
  const decider = deciderOf(view)
  const player = decider === null ? undefined : view.seats[decider]
  const square: Square | null = player?.at ?? null
  const can = (kind: HellgameMove['do']) => moves.some(move => move.do === kind)
  if (view.ended !== null || !frame || !player) return { title: t('ask.over'), text: '' }
  switch (frame.kind) {
    case 'start':
      return { title: t('ask.start'), text: t(`ask.start.${view.options.startSquares}`), chapter: 'board' }
    case 'movement': {
      const left = Math.max(0, stepsLeft(view))
      const title = t('ask.move', { count: left })
      // A lesson may leave out legal moves, so the view says whether the piece must leave (R3.9).
      const gone = view.turn.used === 0 && square !== null && isRemoved(view, square)
      if (gone && !can('endMove')) return { title, text: t('ask.move.must'), chapter: 'movement' }
      if (view.turn.slowed) return { title, text: t('ask.move.slowed'), chapter: 'movement' }
      if (left === 0) return { title, text: t('ask.move.none'), chapter: 'movement' }
      const how = t(can('speed') ? 'ask.move.speed' : 'ask.move.text')
      return { title, text: `${how} ${t(`ask.move.${view.options.sourceVisit}`)}`, chapter: 'movement' }
    }
    case 'ferry': {
      const left = numbers.traders['T-ferry'].steps - frame.used
      return { title: t('ask.ferry', { count: left }), text: t('ask.ferry.text'), chapter: 'squares' }
    }
    case 'lantern':
      return { title: t('ask.lantern'), text: t('ask.lantern.text'), chapter: 'squares' }
    case 'trader':
      return {
        title: square ? t('ask.trader', { square: squareName(square, view, game) }) : t('ask.trader.title'),
        text: t('ask.trader.text'),
        chapter: 'squares',
      }
    case 'event':
      return {
        title: t('ask.event', { event: eventName(frame.event, game) }),
        text: eventText(frame.event, game),
        chapter: 'events',
      }
    case 'recall':
      return {
        title: t('ask.recall', { circle: circleName(frame.circle, game) }),
        text: t('ask.recall.text'),
        chapter: 'events',
      }
    case 'spell':
      return {
        title: t('ask.spell'),
        text: can('cast') || can('curse') ? t('ask.spell.text', { mana: player.mana }) : t('ask.spell.none'),
        chapter: 'spells',
      }
    case 'shield':
      return { ...shielding(frame, voice), chapter: 'items' }
    case 'purchase': {
      const { pay, get } = numbers.curses.purchase
      return {
        title: t('ask.purchase'),
        text: t('ask.purchase.text', { pay: amountsText(pay, game), get: amountsText(get, game) }),
        chapter: 'curses',
      }
    }
    case 'demons':
      return square ? placing(view, square, moves, voice) : { title: t('ask.demons'), text: '' }
    case 'pandora':
      return { title: t('ask.pandora'), text: t('ask.pandora.text'), chapter: 'upkeep' }
    default:
      return { title: t('ask.over'), text: '' }
  }
}

function shielding(frame: Extract<Frame, { kind: 'shield' }>, { t, game }: Voice): Sentence {
  const cast = castName(frame.cast, game)
  return { title: t('ask.shield', { cast }), text: t('ask.shield.text', { who: seatMark(frame.by) }) }
}

function placing(view: HellgameView, square: Square, moves: readonly HellgameMove[], { t, game }: Voice): Sentence {
  const kind = kindOf(view, square)
  const title = t('ask.demons.at', { at: squareAt(square, view, game) })
  const others = (view.demons[square] ?? []).some(owner => owner !== view.turn.seat)
  if (others) return { title, text: t(`ask.demons.fight.${view.options.overcrowding}`), chapter: 'fight' }
  if (!moves.some(move => move.do === 'place')) return { title, text: t('ask.demons.pick'), chapter: 'demons' }
  if (kind === 'throne') return { title, ...onThrone(view, t) }
  return { title, text: t(kind === 'factory' ? 'ask.demons.factory' : 'ask.demons.plain'), chapter: 'demons' }
}

/** The use of demons on the throne, by the goal (R9.1, R9.4, R9.5). */
function onThrone({ options: { goal } }: HellgameView, t: Voice['t']): Omit<Sentence, 'title'> {
  return {
    text: t(`ask.demons.throne.${goal}`, { points: numbers.points.throne }),
    chapter: goal === 'throne' ? 'end' : 'options',
  }
}
