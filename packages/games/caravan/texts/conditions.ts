import { malefactors } from '../box/index.ts'
import { idName, nameOf } from '../box/names.ts'
import type { Cond, Query, Sel } from '../box/vocabulary.ts'
import { comparedWith, comparisonText } from './comparisons.ts'
import { filterText } from './filters.ts'
import { countedText, described, selNoun } from './nouns.ts'
import { countOf, numText } from './numbers.ts'
import { inside } from './prose.ts'
import { refNoun } from './references.ts'
import type { Noun, Voice } from './voice.ts'

/** A condition (section 4), as it follows "if": "Minos HOLDS a Champion". */
export function condText(voice: Voice, cond: Cond): string {
  const { t } = voice
  if ('and' in cond) return cond.and.map(each => condText(voice, each)).join(t('text.and'))
  if ('or' in cond) return cond.or.map(each => condText(voice, each)).join(t('text.or'))
  if ('not' in cond) return notText(voice, cond.not)
  if ('exists' in cond) return existsText(voice, cond.exists)
  if ('none' in cond) return noneText(voice, cond.none)
  if ('count' in cond) {
    const [sel, op, n] = cond.count
    const count = countOf(n)
    return t('cond.count', {
      what: countedText(voice, sel, count),
      n: comparedWith(voice, op, numText(voice, n)),
      count,
    })
  }
  if ('is' in cond)
    return (
      whoText(voice, cond, 'cond.isWho') ?? isText(voice, refNoun(voice, cond.is[0]), [filterText(voice, cond.is[1])])
    )
  if ('compare' in cond) return compareText(voice, cond)
  if ('attack' in cond) return t(`cond.attack.${cond.attack}`)
  if ('overcomes' in cond) return t('cond.overcomes', { n: cond.overcomes })
  if ('holding' in cond) return t(`cond.holding.${cond.holding}`, { who: voice.self.text })
  if ('reached' in cond) return t('cond.reached', { who: refNoun(voice, cond.reached).object })
  if ('moved' in cond) return t('cond.moved', { n: comparisonText(voice, cond.moved), count: cond.moved[1] })
  if ('combo' in cond) return t('cond.combo')
  if ('top' in cond) return t(`cond.top.${cond.top}`)
  if ('defeated' in cond) return t('cond.defeated', { who: refNoun(voice, cond.defeated).text })
  if ('deckEmpty' in cond) return t('cond.deckEmpty', { deck: deckName(voice, cond.deckEmpty) })
  if ('minions' in cond) return t('cond.minions', { n: comparisonText(voice, cond.minions), count: cond.minions[1] })
  if ('round' in cond)
    return cond.round[0] === '>='
      ? t('cond.round.from', { n: cond.round[1] })
      : t('cond.round', { n: comparisonText(voice, cond.round) })
  return ofTheCampaign(voice, cond)
}

type Battle =
  | 'and'
  | 'or'
  | 'not'
  | 'exists'
  | 'none'
  | 'count'
  | 'is'
  | 'compare'
  | 'attack'
  | 'overcomes'
  | 'holding'
  | 'reached'
  | 'moved'
  | 'combo'
  | 'top'
  | 'defeated'
  | 'deckEmpty'
  | 'minions'
  | 'round'
type CampaignCond = Exclude<Cond, { [key in Battle]: Record<key, unknown> }[Battle]>

/** Conditions that the Chronicle decides. */
function ofTheCampaign(voice: Voice, cond: CampaignCond): string {
  const { t } = voice
  if ('flag' in cond) return t('cond.flag')
  if ('counter' in cond) return t('cond.counter', { n: comparisonText(voice, [cond.counter[1], cond.counter[2]]) })
  if ('hasTreasure' in cond) return t('cond.has', { what: nameOf(t, 'treasure', cond.hasTreasure) })
  if ('hasDiscovery' in cond) return t('cond.has', { what: nameOf(t, 'discovery', cond.hasDiscovery) })
  if ('hasPath' in cond) return t('cond.has', { what: nameOf(t, 'path', cond.hasPath) })
  if ('championLevel' in cond)
    return t('cond.championLevel', {
      who: nameOf(t, 'champion', cond.championLevel[0]),
      n: comparisonText(voice, [cond.championLevel[1], cond.championLevel[2]]),
    })
  if ('championCard' in cond) return t('cond.has', { what: nameOf(t, 'card', cond.championCard) })
  if ('players' in cond) return t('cond.players', { n: comparisonText(voice, cond.players), count: cond.players[1] })
  if ('isPlayer' in cond) return t('cond.isPlayer', { who: nameOf(t, 'champion', cond.isPlayer) })
  if ('mode' in cond) return t(`cond.mode.${cond.mode}`)
  return t('cond.defeatedCaravan')
}

/** A deck by its own name, or by that of the Malefactor who has no other. */
export function deckName({ t }: Voice, deck: string): string {
  const owner = malefactors.find(({ decks }) => decks.length === 1 && decks[0]!.id === deck)
  return owner ? t('deck.of', { who: inside(idName(t, owner.id)) }) : inside(nameOf(t, 'deck', deck))
}

const isText = ({ t }: Voice, { text: who, person: p }: Noun, filters: readonly string[]): string =>
  t('cond.is', { who, p, filter: filters.join(t('text.and')) })

/** "there is a Champion here", or about a named Character: "Minos is within Range 1". */
function existsText(voice: Voice, sel: Sel): string {
  const { t } = voice
  if (typeof sel !== 'object') return t('cond.exists', { what: selNoun(voice, sel).text })
  const named = nameIn(voice, sel)
  if (!named) {
    const form = sel.where?.includes('other') ? 'another' : 'a'
    return t('cond.exists', { what: described(voice, sel, form) })
  }
  const filters = named.rest.map(filter => filterText(voice, filter))
  return isText(voice, named.who, filters.length > 0 ? filters : [t(`kind.${sel.of}`, { form: 'a', adj: '' })])
}

function nameIn(voice: Voice, { where = [] }: Query) {
  const named = where.find(filter => typeof filter === 'object' && 'is' in filter)
  if (typeof named !== 'object' || !('is' in named)) return null
  return { who: refNoun(voice, named.is), rest: where.filter(filter => filter !== named) }
}

function noneText(voice: Voice, sel: Sel): string {
  const { t } = voice
  if (typeof sel !== 'object') return t('cond.none', { what: selNoun(voice, sel).text })
  return t('cond.none', { what: described(voice, sel, sel.where?.includes('other') ? 'noOther' : 'no') })
}

function notText(voice: Voice, cond: Cond): string {
  const { t } = voice
  if ('attack' in cond && cond.attack === 'from-front') return t('cond.attack.notFront')
  if (!('is' in cond)) return t('cond.not', { cond: condText(voice, cond) })
  const notWho = whoText(voice, cond, 'cond.isNotWho')
  if (notWho !== null) return notWho
  const { text: who, person: p } = refNoun(voice, cond.is[0])
  return t('cond.isNot', { who, p, filter: filterText(voice, cond.is[1]) })
}

/** About the identity of two: "that Champion is not you"; null for any other filter. */
function whoText(voice: Voice, { is: [ref, filter] }: Is, key: 'cond.isWho' | 'cond.isNotWho'): string | null {
  if (typeof filter !== 'object' || !('is' in filter)) return null
  const { text: of, person: q } = refNoun(voice, filter.is)
  return voice.t(key, { who: refNoun(voice, ref).text, of, q })
}
type Is = Extract<Cond, { is: unknown }>

function compareText(voice: Voice, { compare: [a, op, b] }: Extract<Cond, { compare: unknown }>): string {
  const { t } = voice
  // A counter that holds the Round of an action.
  if (typeof a === 'object' && 'counter' in a && typeof b === 'object' && 'stat' in b && b.stat === 'round')
    return t('cond.notThisRound')
  if (typeof a === 'object' && 'stat' in a && a.stat === 'rank' && op === '=' && b === 1) {
    const { text: who, person: p } = refNoun(voice, a.of)
    return t('cond.fiercest', { who, p })
  }
  return t('cond.compare', { a: numText(voice, a), b: comparedWith(voice, op, numText(voice, b)) })
}
