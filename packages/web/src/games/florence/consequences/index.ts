import {
  debts,
  deciderOf,
  type FlorenceMove,
  type FlorenceView,
  familyText,
  panelReward,
  topFrame,
} from '@acheron/games/florence/board.ts'
import type { Voice } from '../words.ts'
import { accused, sentThere } from './florence.ts'
import { cubeAfter, gateOpens, guardianThere, placesOf } from './hell.ts'
import { barrelFor, cardDoes, guestFor } from './house.ts'

/** The consequence of a move, for the right side of its line; empty if its words say all. */
export function consequenceOf(view: FlorenceView, move: FlorenceMove, voice: Voice): string {
  return [thenOf(view, move, voice), loansOf(view, move, voice)].filter(Boolean).join(' · ')
}

function thenOf(view: FlorenceView, move: FlorenceMove, voice: Voice): string {
  const { t } = voice
  switch (move.do) {
    case 'keep':
      return familyText(move.family, voice.game)
    case 'lead':
      return placesOf(view, move.to, voice)
    case 'guardian':
      return guardianThere(view, move, voice)
    case 'accuse':
      return accused(view, move, voice)
    case 'send':
      return sentThere(view, move, voice)
    case 'council':
      return t('then.over')
    case 'disc':
      return gateOpens(view, move.gate, voice)
    case 'cube':
      return cubeAfter(view, move.sin, voice)
    case 'option':
      return move.gate ? gateOpens(view, move.gate, voice) : move.sin ? cubeAfter(view, move.sin, voice) : ''
    case 'barrel':
      return barrelFor(view, move, voice)
    case 'guest':
      return guestFor(view, move, voice)
    case 'fraud':
      return cardDoes(view, move, voice)
    case 'pay':
      return t(`then.pay.${move.for}`)
    case 'reorganise':
      return t('then.reorganise')
    case 'panel':
      return panelReward(view, deciderOf(view), move.barrel) > 0 ? '' : t('then.panel.none')
    case 'exchange': {
      const { florins = 0, drachmas = 0 } = view.seats[deciderOf(view)] ?? {}
      return t('then.coins', { florins: florins - move.n, drachmas: drachmas + move.n })
    }
    case 'done':
    case 'pass':
      return endsTurn(view) ? t('then.over') : t('then.pass', { frame: topFrame(view)?.kind ?? '' })
    default:
      return ''
  }
}

/** R3.3: the addition of the move's loans to the debt of the final scoring; 0 on the last space. */
function loansOf(view: FlorenceView, move: FlorenceMove, { t }: Voice): string {
  const loans = 'loans' in move ? (move.loans ?? 0) : 0
  const boat = view.seats[deciderOf(view)]?.boat ?? 0
  const debtAt = (space: number) => debts[Math.min(space, debts.length - 1)] ?? 0
  const [before, after] = [debtAt(boat), debtAt(boat + loans)]
  return before === after ? '' : t('then.loan', { before, after })
}

/** Whether the open decision is the last of the turn. */
function endsTurn({ flow }: FlorenceView): boolean {
  const below = flow.slice(0, -1)
  return below.every(frame => frame.kind === 'turns' || (frame.kind === 'accusation' && frame.step === 'end'))
}
