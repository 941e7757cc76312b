import { cardName, type Frame, guardianName, locationName, quarterName } from '@acheron/games/florence/board.ts'
import type { Scene } from '../stage.ts'
import { asMoves, pointsOf, topFrame, viewOf, wordsOf } from './scene.ts'

/** What is to be done now, short enough for one line. */
export function promptText(scene: Scene): string {
  const { say } = scene
  const t = wordsOf(scene)
  const frame = topFrame(scene)
  const moves = asMoves(scene.moves)
  const can = (kind: (typeof moves)[number]['do']) => moves.some(move => move.do === kind)
  switch (frame?.kind) {
    case 'hell': {
      const laid = moves.filter(move => move.do === 'lead' && pointsOf(scene, move) > 0).length
      return laid > 0 ? say('florence.ask.lay', { count: laid }) : say('florence.ask.hell')
    }
    case 'florence': {
      const { quarter } = viewOf(scene).turn
      const name = quarter ? quarterName(quarter, t) : ''
      if (can('council')) return say('florence.ask.council', { quarter: name })
      return say(can('accuse') ? 'florence.ask.accuse' : 'florence.ask.send', { quarter: name })
    }
    case 'courtyard':
    case 'bonfire':
    case 'cityWall':
    case 'market':
    case 'palace': {
      const place = locationName(frame.kind === 'cityWall' ? 'city-wall' : frame.kind, t)
      return say(`florence.ask.${frame.kind}`, { place })
    }
    case 'bonusTile':
      return say(`florence.ask.tile.${can('home') ? 'home' : can('disc') ? 'disc' : 'cube'}`)
    default:
      return frame ? rarely(scene, frame) : say('florence.ask.over')
  }
}

/** Questions that are asked less often. */
function rarely(scene: Scene, frame: Frame): string {
  const { say } = scene
  const t = wordsOf(scene)
  switch (frame.kind) {
    case 'familyDraft':
    case 'familyChoice':
    case 'tower':
    case 'styx':
    case 'fraudSource':
    case 'halfDiploma':
      return say(`florence.ask.${frame.kind}`)
    case 'guardian':
      return say('florence.ask.guardian', { may: frame.may ? 'yes' : 'no' })
    case 'guardianEffect':
      return say('florence.ask.guardianEffect', { guardian: guardianName(frame.guardian, t) })
    case 'fraudOption':
    case 'endFraud':
      return say(`florence.ask.${frame.kind}`, { card: cardName(frame.card, t) })
    default:
      return say('florence.ask.over')
  }
}
