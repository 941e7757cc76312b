import type { Json } from '@acheron/engine'
import { list } from '@acheron/engine/words'
import {
  type Archetype,
  archetypes,
  attribute,
  type CaravanView,
  championName,
  chapter,
  nameOf,
  type OrdealFrame,
  type Topic,
  wounds,
} from '@acheron/games/caravan/board.ts'
import { boxIn } from '../consequences.ts'
import { chanceOf, percentOf, spreadOf } from './ordeal/chance.ts'
import type { RoadVoice } from './words.ts'

type Entry = ReturnType<typeof chapter>['entries'][number]
type Instruction = Entry['instr'][number]
type Option = { readonly id: string; readonly go: string; readonly if?: object }

/** What the Champions know of an answer before they give it. */
export interface Stake {
  /** The price, in bold: an Ordeal, Vigor, something that is given up. */
  readonly price: readonly string[]
  /** Their guess. */
  readonly guess: string
}

const unknown: Stake = { price: [], guess: '' }

/** An Ordeal can be seen coming, and so can a price; what it brings is the story's own secret. */
export function stakeOf(view: CaravanView, topic: Topic, answer: Json, voice: RoadVoice): Stake {
  const box = topic.what === 'woundPlace' ? boxIn(view, answer) : null
  if (box) return { price: [], guess: voice.t('stake.box', { card: nameOf(voice.game, 'maneuver', box) }) }
  if (topic.what === 'chapter') return { price: [], guess: beginningText(answer, voice) }
  if (topic.what !== 'dilemma' || typeof topic.entry !== 'string') return unknown
  const { entries } = chapter(view.chapter)
  const asking = entries.find(({ id }) => id === topic.entry)
  const option = asking && optionsOf(asking.instr).find(({ id }) => id === answer)
  const next = option && entries.find(({ id }) => id === option.go)
  if (!option || !next) return unknown
  const ordeal = next.instr.find(isOrdeal)
  const reason = reasonOf(option, voice)
  return {
    price: ordeal ? ordealPrice(ordeal, voice) : next.instr.flatMap(each => priceOf(view, each, voice)),
    guess: [reason, ordeal ? oddsText(view, ordeal, voice) : ''].filter(Boolean).join(' '),
  }
}

/** What each way of beginning a chapter means. */
function beginningText(answer: Json, { t }: RoadVoice): string {
  const ways = { go: 'stake.begin', skip: 'stake.skip', change: 'stake.change' } as const
  return typeof answer === 'string' && answer in ways ? t(ways[answer as keyof typeof ways]) : ''
}

type Ordeal = Extract<Instruction, { do: 'ordeal' }>

const isOrdeal = (each: Instruction): each is Ordeal => 'do' in each && each.do === 'ordeal'

/** The options of the question, wherever in the entry it is asked. */
function optionsOf(instructions: readonly Instruction[]): readonly Option[] {
  return instructions.flatMap((each): readonly Option[] => {
    if ('if' in each) return optionsOf([...each.so, ...(each.otherwise ?? [])])
    if (each.do === 'dilemma' || each.do === 'personal-dilemma') return each.options
    return each.do === 'ordeal' ? optionsOf([...each.success, ...each.fail]) : []
  })
}

const ordealPrice = ({ attr, difficulty }: Ordeal, { t, game }: RoadVoice): string[] => [
  t('ordeal.of', { attr: game(`attr.${attr}`) }),
  t('ordeal.hits', { count: difficulty }),
]

function priceOf(view: CaravanView, each: Instruction, { t, game }: RoadVoice): string[] {
  if (!('do' in each)) return []
  switch (each.do) {
    case 'c-lose-vigor': {
      const spent = each.to === 'each' ? archetypes.filter(id => isSpentBy(view, id, each.n)) : []
      const who = list(
        t.lang,
        spent.map(id => championName(game, id)),
      )
      return [
        t('stake.vigor', { all: each.to === 'each' ? 'yes' : 'no', count: each.n }),
        ...(spent.length > 0 ? [t('stake.last', { who })] : []),
      ]
    }
    case 'c-wound':
      return [t('stake.wound', { all: each.to === 'each' ? 'yes' : 'no', count: each.n ?? 1 })]
    case 'store-treasure':
      return [t('stake.given', { what: nameOf(game, 'treasure', each.id) })]
    case 'store-discovery':
      return [t('stake.given', { what: nameOf(game, 'discovery', each.id) })]
    default:
      return []
  }
}

/** R3.11, R3.12: the last Vigor is a Wound, but nobody suffers a third on the road. */
const isSpentBy = ({ champions }: CaravanView, id: Archetype, count: number): boolean =>
  champions[id].vigor <= count && wounds(champions[id]) < 2

/** What the dice of the four are worth by themselves. */
function oddsText(view: CaravanView, { attr, difficulty }: Ordeal, { t }: RoadVoice): string {
  const dice = diceOf(view, attr)
  const percent = percentOf(chanceOf(spreadOf(dice), difficulty))
  // A die brings one Hit on average.
  return t('stake.odds', { hits: dice, may: percent > 0 ? 'yes' : 'no', percent })
}

const diceOf = (view: CaravanView, attr: OrdealFrame['attr']): number =>
  archetypes.reduce((sum, champion) => sum + attribute(view, champion, attr), 0)

/** Some ways are open only because of something that was found. */
function reasonOf({ if: holds }: Option, { t, game }: RoadVoice): string {
  if (!holds || !('hasDiscovery' in holds) || typeof holds.hasDiscovery !== 'string') return ''
  return t('stake.because', { what: nameOf(game, 'discovery', holds.hasDiscovery) })
}
