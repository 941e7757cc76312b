import {
  cardName,
  deciderOf,
  type FlorenceMove,
  type FlorenceView,
  type Frame,
  guardianName,
  guardianText,
  locationName,
  quarterName,
  tileText,
  topFrame,
} from '@acheron/games/florence/board.ts'
import type { Choice, Prompt } from '../../../board/face.ts'
import { groupOf, otherWays, pointsOf } from '../groups.ts'
import { inOrder, isIdle } from '../order.ts'
import type { ChapterId } from '../rules/chapters.ts'
import type { Voice } from '../words.ts'
import { rowOf } from './row.ts'
import { soFar } from './so-far.ts'

type Sentence = Omit<Prompt, 'choices' | 'chapter'> & { readonly chapter?: ChapterId }

/** Where so many things can be done, other ways to do one of them stay folded. */
const enough = 6

/** The sentence for the one who decides, and every legal move once. */
export function prompt(view: FlorenceView, moves: readonly FlorenceMove[], voice: Voice): Prompt<FlorenceMove> {
  const sorted = inOrder(view, moves)
  const again = otherWays(sorted)
  const isCrowded = sorted.length - again.length >= enough
  const groups = sorted.map(move => groupOf(view, move, { moves, again }, voice))
  // A single group is not folded.
  const isOnly = new Set(groups).size === 1
  const choices = sorted.map((move, i): Choice<FlorenceMove> => {
    const { label, consequence } = rowOf(view, move, voice)
    const group = isOnly ? '' : groups[i]
    return {
      move,
      label,
      ...(consequence && (isIdle(view, move) ? { wastes: consequence } : { consequence })),
      ...(group && { group }),
      ...(group && isCrowded && again.includes(move) && { aside: true as const }),
    }
  })
  const { title, text, chapter } = sentence(view, moves, voice)
  const said = [text, soFar(view, voice)].filter(Boolean).join(' ')
  return { title, text: said, ...(chapter && { chapter }), choices }
}

function sentence(view: FlorenceView, moves: readonly FlorenceMove[], voice: Voice): Sentence {
  const { t, game } = voice
  const frame = topFrame(view)
  const can = (kind: FlorenceMove['do']) => moves.some(move => move.do === kind)
  const mine = view.seats[deciderOf(view)]
  if (!frame || !mine) return { title: t('ask.over'), text: '' }
  switch (frame.kind) {
    case 'familyDraft':
    case 'familyChoice':
      return { title: t(`ask.${frame.kind}`), text: t(`ask.${frame.kind}.text`), chapter: 'families' }
    case 'hell':
      return { title: t('ask.hell'), text: hellText(view, moves, voice), chapter: 'leading' }
    case 'florence': {
      const quarter = view.turn.quarter ? quarterName(view.turn.quarter, game) : ''
      const text = can('council')
        ? t('ask.florence.council', { accuse: can('accuse') ? 'yes' : 'no' })
        : t(can('accuse') ? 'ask.florence.accuse' : 'ask.florence.text')
      return { title: t('ask.florence', { quarter }), text, chapter: 'quarters' }
    }
    case 'courtyard':
    case 'bonfire':
    case 'cityWall':
    case 'market':
    case 'palace': {
      const title = locationName(frame.kind === 'cityWall' ? 'city-wall' : frame.kind, game)
      return { title, text: t(`ask.${frame.kind}.text`), chapter: 'locations' }
    }
    case 'tower':
      return { title: t('ask.tower'), text: t('ask.tower.text'), chapter: 'tower' }
    case 'bonusTile':
      return { title: t('ask.bonusTile'), text: tileText(frame.tile, game), chapter: 'accusing' }
    default:
      return rareSentence(frame, voice)
  }
}

/** Questions that are asked less often. */
function rareSentence(frame: Frame, { t, game }: Voice): Sentence {
  switch (frame.kind) {
    case 'guardian':
      return {
        title: t('ask.guardian'),
        text: t(frame.may ? 'ask.guardian.may' : 'ask.guardian.text'),
        chapter: 'guardians',
      }
    case 'guardianEffect':
      return {
        title: guardianName(frame.guardian, game),
        text: guardianText(frame.guardian, game),
        chapter: 'guardians',
      }
    case 'styx':
      return { title: t('ask.styx'), text: t('ask.styx.text'), chapter: 'styx' }
    case 'fraudSource':
      return { title: t('ask.fraudSource'), text: t('ask.fraudSource.text'), chapter: 'fraud' }
    case 'fraudOption':
      return {
        title: t('ask.fraudOption', { card: cardName(frame.card, game) }),
        text: t('ask.fraudOption.text'),
        chapter: 'fraud',
      }
    case 'endFraud':
      return {
        title: t('ask.endFraud', { card: cardName(frame.card, game) }),
        text: t('ask.endFraud.text'),
        chapter: 'end',
      }
    case 'halfDiploma':
      return { title: t('ask.halfDiploma'), text: t('ask.halfDiploma.text'), chapter: 'diplomas' }
    default:
      return { title: t('ask.over'), text: '' }
  }
}

function hellText(view: FlorenceView, moves: readonly FlorenceMove[], { t }: Voice): string {
  const laid = moves.filter(move => move.do === 'lead' && pointsOf(view, move.soul, move.to) > 0).length
  return laid > 0 ? t('ask.hell.laid', { count: laid }) : t('ask.hell.text')
}
