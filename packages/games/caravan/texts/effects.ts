import type { Adaptive, Effect } from '../box/vocabulary.ts'
import type { EffectOf } from '../verbs/run.ts'
import { attackClauses } from './attacks.ts'
import { condText } from './conditions.ts'
import { controlClauses } from './control.ts'
import { movementText } from './movement.ts'
import { together } from './prose.ts'
import { resourceText } from './resources.ts'
import { strikingText } from './striking.ts'
import { terrainText } from './terrain.ts'
import { type Noun, type Voice, voiceOf } from './voice.ts'
import type { T } from './words.ts'

/** The speaker of a card; null for a Champion's own. */
export const voice = (t: T, self: Noun | null): Voice => voiceOf(clauses, t, self)

/** Effects as clauses without capital and full stop; a number that was called X is explained behind its clause. */
export function clauses(voice: Voice, fx: readonly Effect[]): string[] {
  return fx.flatMap(effect => {
    const before = voice.notes
    voice.notes = []
    const said = 'do' in effect ? worded(voice, effect) : adaptive(voice, effect)
    const notes = voice.notes.map(({ x, is }) => voice.t('text.where', { x, is }))
    voice.notes = before
    if (notes.length === 0 || said.length === 0) return said
    return [...said.slice(0, -1), `${said.at(-1)}${notes.join('')}`]
  })
}

/** "if it HOLDS a Champion: ..." and what happens otherwise. */
function adaptive(voice: Voice, { if: cond, so, otherwise }: Adaptive): string[] {
  const { t } = voice
  const label = 'combo' in cond ? t('keyword.combo') : t('text.if', { cond: condText(voice, cond) })
  const then = t('text.labelled', { label, text: together(clauses(voice, so)) })
  return otherwise ? [then, t('text.otherwise', { text: together(clauses(voice, otherwise)) })] : [then]
}

function worded(voice: Voice, effect: Exclude<Effect, Adaptive>): string[] {
  switch (effect.do) {
    case 'attack':
      return attackClauses(voice, effect)
    case 'end':
    case 'choose':
    case 'may':
    case 'may-repeat':
    case 'for':
    case 'repeat':
    case 'choose-number':
    case 'delay':
    case 'flag':
    case 'counter':
    case 'win':
    case 'lose':
    case 'yield':
    case 'use-finding':
      return controlClauses(voice, effect)
    case 'move':
    case 'advance':
    case 'face':
    case 'turn':
    case 'push':
    case 'shove':
    case 'hold':
    case 'release':
    case 'throw':
    case 'swap':
    case 'arrest':
    case 'fly-away':
    case 'reappear':
    case 'leap':
    case 'reposition':
      return [movementText(voice, effect)]
    case 'destroy':
    case 'place':
    case 'remove':
    case 'building':
    case 'sisyphus':
    case 'trap':
    case 'stick':
    case 'retrieve':
      return [terrainText(voice, effect)]
    case 'special-attack':
    case 'damage':
    case 'wound':
    case 'stun':
    case 'block':
    case 'block-wound':
    case 'redirect':
    case 'take-wound':
    case 'cancel':
    case 'test':
    case 'bewitch':
    case 'polymorph':
    case 'unpolymorph':
    case 'disable':
    case 'enable':
    case 'add-hits':
    case 'add-dice':
    case 'turn-fumble':
    case 'reroll':
      return [strikingText(voice, effect)]
    default:
      return [resourceText(voice, effect)]
  }
}

/** The effects of a part of the vocabulary. */
export type Some<D extends Exclude<Effect, Adaptive>['do']> = EffectOf<D>
