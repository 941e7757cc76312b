import { seatMark } from '@acheron/engine/words'
import {
  amountsText,
  castName,
  circleName,
  deciderOf,
  demonsOn,
  eventName,
  isRemoved,
  numbers,
  squareAt,
  stepsLeft,
  topFrame,
} from '@acheron/games/hellgame/board.ts'
import type { Scene } from '../stage.ts'
import { movesOf, named, placeOf, viewOf, wordsOf } from './scene.ts'

/** What is to be done now. */
export function promptText(scene: Scene): string {
  const { say, moves } = scene
  const view = viewOf(scene)
  const t = wordsOf(scene)
  const frame = topFrame(view)
  const decider = deciderOf(view)
  const player = decider === null ? undefined : view.seats[decider]
  const at = player?.at ? squareAt(player.at, view, t) : ''
  switch (frame?.kind) {
    case 'start':
      return say('hellgame.prompt.start')
    case 'movement': {
      const count = Math.max(0, stepsLeft(view))
      if (view.turn.used === 0 && player?.at && isRemoved(view, player.at))
        return say('hellgame.prompt.leave', { count })
      if (view.turn.slowed) return say('hellgame.prompt.slowed', { count })
      if (count === 0) return say('hellgame.prompt.noSteps')
      return say(`hellgame.prompt.move.${view.options.sourceVisit}`, { count })
    }
    case 'ferry':
      return say('hellgame.prompt.ferry', { count: numbers.traders['T-ferry'].steps - frame.used })
    case 'lantern':
      return say('hellgame.prompt.lantern')
    case 'trader':
      return say('hellgame.prompt.trader', { at })
    case 'event':
      return say('hellgame.prompt.event', { event: eventName(frame.event, t) })
    case 'recall':
      return say('hellgame.prompt.recall', { circle: circleName(frame.circle, t) })
    case 'spell':
      return say('hellgame.prompt.spell', { mana: player?.mana ?? 0 })
    case 'shield':
      return named(say('hellgame.prompt.shield', { who: seatMark(frame.by), cast: castName(frame.cast, t) }), scene)
    case 'purchase': {
      const { pay, get } = numbers.curses.purchase
      return say('hellgame.prompt.purchase', { pay: amountsText(pay, t), get: amountsText(get, t) })
    }
    case 'demons': {
      const here = placeOf(view, view.turn.seat)
      const isFight = here !== null && demonsOn(view, here).some(owner => owner !== view.turn.seat)
      if (isFight) return say('hellgame.prompt.fight', { at })
      if (movesOf(moves, 'place').length === 0) return say('hellgame.prompt.pick', { at })
      return say(movesOf(moves, 'pick').length === 0 ? 'hellgame.prompt.place' : 'hellgame.prompt.demons', { at })
    }
    case 'pandora':
      return say('hellgame.prompt.pandora')
    default:
      return t('why.over')
  }
}
