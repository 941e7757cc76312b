import type { Ability, Cond, Limit, Trigger, Who } from '../box/vocabulary.ts'
import { condText } from './conditions.ts'
import { costText, gainText, timesText } from './costs.ts'
import { clauses } from './effects.ts'
import { modText } from './mods.ts'
import { capital, contracted, sentences, together } from './prose.ts'
import { type Noun, noun, type Voice, you } from './voice.ts'
import type { T } from './words.ts'

/** A skill, a property, a STANCE (section 6): its trigger, cost, effect and limit. */
export function abilityText(voice: Voice, ability: Ability): string {
  return sentences([`${said(voice, ability)}${'limit' in ability ? limitText(voice, ability.limit) : ''}`], voice.t)
}

function said(voice: Voice, ability: Ability): string {
  const { t } = voice
  switch (ability.kind) {
    case 'passive': {
      const { notes } = voice
      voice.notes = []
      const mods = together(ability.mods.map(mod => modText(voice, mod)))
      const explained = `${mods}${voice.notes.map(({ x, is }) => t('text.where', { x, is })).join('')}`
      voice.notes = notes
      const whose = voice.own ? explained : t('text.labelled', { label: voice.self.text, text: explained })
      return ability.when ? t('ability.while', { cond: condText(voice, ability.when), text: whose }) : whose
    }
    case 'trigger':
    case 'reaction': {
      const when = triggerText(voice, ability.on)
      const fx = conditional(voice, ability.if, paid(voice, ability))
      // A Malefactor's reactions are not a choice (R18.10).
      return t(ability.kind === 'reaction' && voice.own ? 'ability.reaction' : 'ability.trigger', { when, fx })
    }
    case 'free-action':
      return t('ability.free', { fx: conditional(voice, ability.if, paid(voice, ability)) })
    case 'attack-option': {
      const option = t(ability.step === '2C' ? 'attack.exchange.after' : 'attack.exchange.before', {
        cost: costText(voice, ability.cost),
        gain: gainText(voice, ability.gain),
        times: timesText(voice, ability.times),
      })
      return conditional(voice, ability.if, option)
    }
    case 'collateral':
      return t('ability.collateral', { fx: conditional(voice, ability.if, paid(voice, ability)) })
    case 'setup':
      return t('ability.setup', { fx: together(clauses(voice, ability.fx)) })
  }
}

/** Its cost and effect without its trigger: "pay 1 Vigor: BLOCK 2". */
export function useText(voice: Voice, ability: Ability): string {
  if (ability.kind === 'trigger' || ability.kind === 'reaction') {
    triggerText(voice, ability.on)
    return sentences([paid(voice, ability)], voice.t)
  }
  if (ability.kind === 'attack-option') {
    const { t } = voice
    return t('move.exchange', { cost: capital(costText(voice, ability.cost)), gain: gainText(voice, ability.gain) })
  }
  return 'fx' in ability ? sentences([paid(voice, ability)], voice.t) : abilityText(voice, ability)
}

function conditional(voice: Voice, cond: Cond | undefined, text: string): string {
  const { t } = voice
  return cond ? t('text.labelled', { label: t('text.if', { cond: condText(voice, cond) }), text }) : text
}

/** "pay 1 Vigor: BLOCK 2"; for a free option only its effect. */
function paid(voice: Voice, ability: Extract<Ability, { fx: unknown }>): string {
  const fx = together(clauses(voice, ability.fx))
  return 'cost' in ability && ability.cost
    ? voice.t('text.labelled', { label: costText(voice, ability.cost), text: fx })
    : fx
}

function limitText({ t }: Voice, limit?: Limit): string {
  return limit ? t('text.bracket', { text: t(`limit.${limit}`) }) : ''
}

/** Its trigger (6.1), as it follows "when"; from here on the card's `subject` and `cause` have their names. */
export function triggerText(voice: Voice, { on, who, by }: Trigger): string {
  const { t } = voice
  if (who) voice.subject = back(voice, who)
  if (by) voice.cause = back(voice, by)
  const attack = attackEvent(on)
  if (attack) {
    if (!who) voice.subject = noun(t('ref.target'))
    if (!by) voice.cause = noun(t('ref.attacker'))
    const which = by
      ? t('on.attack.by', { who: whoNoun(voice, by).object, p: whoNoun(voice, by).person })
      : who
        ? t('on.attack.on', { who: whoNoun(voice, who).object })
        : t('on.attack')
    return t(`on.${attack}`, { attack: which })
  }
  if (by === 'you' && isOwn(on)) return t(`on.own.${on}`)
  const { text, person: p } = whoNoun(voice, who ?? 'any')
  const happened = t(`on.${on as Exclude<typeof on, AttackEvent>}`, { who: text, p })
  const whole = by ? t('on.by', { happened, by: whoNoun(voice, by).object }) : happened
  return contracted(whole, t.lang)
}

const attackEvents = ['attack-declared', 'attack-rolled', 'attack-overcomes', 'attack-missed', 'attack-result'] as const
type AttackEvent = (typeof attackEvents)[number]
const attackEvent = (on: Trigger['on']): AttackEvent | undefined => attackEvents.find(each => each === on)

/** What is told of the one who does it. */
const ownEvents = ['malefactor-wounded', 'stepped-on-trap', 'level-changed-via'] as const
const isOwn = (on: Trigger['on']): on is (typeof ownEvents)[number] => ownEvents.some(each => each === on)

/** An event as it is about to happen, or has: "Gadisa suffers damage". */
export function happeningText(t: T, on: Trigger['on'], who: string | null): string {
  const attack = attackEvent(on)
  const text = attack
    ? t(`on.${attack}`, { attack: who === null ? t('on.attack') : t('on.attack.on', { who }) })
    : t(`on.${on as Exclude<typeof on, AttackEvent>}`, { who: who ?? t('who.any'), p: 'one' })
  return contracted(text, t.lang)
}

function whoNoun(voice: Voice, who: Who): Noun {
  const { t } = voice
  if (who === 'you') return you(t)
  return who === 'self' ? voice.self : noun(t(`who.${who}`))
}

/** A repeated reference: "that Champion". */
function back(voice: Voice, who: Who): Noun {
  const { t } = voice
  switch (who) {
    case 'you':
    case 'self':
      return whoNoun(voice, who)
    case 'malefactor':
    case 'minion':
      return noun(t(`kind.${who}`, { form: 'that', adj: '' }))
    default:
      return noun(t('kind.champion', { form: 'that', adj: '' }))
  }
}
