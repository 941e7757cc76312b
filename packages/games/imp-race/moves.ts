import { allCards, type CardId } from './box/cards.ts'
import { lastSquare } from './route/places.ts'
import type { Step } from './state.ts'

export type ImpRaceMove =
  | { readonly do: 'gather' }
  | { readonly do: 'raise'; readonly step: Step }
  | { readonly do: 'roll' }
  | { readonly do: 'dieCard'; readonly card: CardId }
  | { readonly do: 'angel'; readonly card: CardId; readonly step: Step }
  | { readonly do: 'treasure'; readonly card: CardId }
  | { readonly do: 'sacrilege'; readonly square: number }
  | { readonly do: 'banana'; readonly card: CardId }
  | { readonly do: 'move'; readonly imp: number; readonly n: number }
  | { readonly do: 'noMove' }
  | { readonly do: 'goOn' }
  | { readonly do: 'step'; readonly step: Step }
  | { readonly do: 'discard'; readonly card: CardId }
  | { readonly do: 'skipDraw' }
  | { readonly do: 'stakeCard'; readonly card: CardId }
  | { readonly do: 'stakeGems'; readonly count: number }
  | { readonly do: 'stand' }
  | { readonly do: 'concede' }
  | { readonly do: 'trident'; readonly card: CardId }
  | { readonly do: 'parry'; readonly card: CardId }
  | { readonly do: 'accept' }
  | { readonly do: 'buy'; readonly discard?: CardId }
  | { readonly do: 'endTurn' }

export type MoveOf<D extends ImpRaceMove['do']> = Extract<ImpRaceMove, { do: D }>

// Each possible move is made once: listing the legal ones, which bots do all the time, makes no object.

const { freeze } = Object

export const gather = freeze<MoveOf<'gather'>>({ do: 'gather' })
export const roll = freeze<MoveOf<'roll'>>({ do: 'roll' })
export const noMove = freeze<MoveOf<'noMove'>>({ do: 'noMove' })
export const goOn = freeze<MoveOf<'goOn'>>({ do: 'goOn' })
export const skipDraw = freeze<MoveOf<'skipDraw'>>({ do: 'skipDraw' })
export const stand = freeze<MoveOf<'stand'>>({ do: 'stand' })
export const concede = freeze<MoveOf<'concede'>>({ do: 'concede' })
export const accept = freeze<MoveOf<'accept'>>({ do: 'accept' })
export const buy = freeze<MoveOf<'buy'>>({ do: 'buy' })
export const endTurn = freeze<MoveOf<'endTurn'>>({ do: 'endTurn' })

function bySteps<M>(make: (step: Step) => M): Readonly<Record<Step, M>> {
  return { S1: make('S1'), S2: make('S2'), S3: make('S3'), S4: make('S4') }
}

export const raise = bySteps(step => freeze<MoveOf<'raise'>>({ do: 'raise', step }))
export const toStep = bySteps(step => freeze<MoveOf<'step'>>({ do: 'step', step }))

function numbered<M>(count: number, make: (number: number) => M): readonly M[] {
  return Array.from({ length: count + 1 }, (_, number) => make(number))
}

/** By square. */
export const sacrilege = numbered(lastSquare, square => freeze<MoveOf<'sacrilege'>>({ do: 'sacrilege', square }))

/** By the number of gems; there are a hundred red ones. */
export const stakeGems = numbered(100, count => freeze<MoveOf<'stakeGems'>>({ do: 'stakeGems', count }))

/** By imp and number of squares; five and six Bananas are the most. */
export const moveImp = numbered(3, imp => numbered(11, n => freeze<MoveOf<'move'>>({ do: 'move', imp, n })))

/** The uses of a card. */
export const withCard = Object.fromEntries(
  allCards.map(card => [
    card,
    {
      dieCard: freeze<MoveOf<'dieCard'>>({ do: 'dieCard', card }),
      angel: bySteps(step => freeze<MoveOf<'angel'>>({ do: 'angel', card, step })),
      treasure: freeze<MoveOf<'treasure'>>({ do: 'treasure', card }),
      banana: freeze<MoveOf<'banana'>>({ do: 'banana', card }),
      discard: freeze<MoveOf<'discard'>>({ do: 'discard', card }),
      stakeCard: freeze<MoveOf<'stakeCard'>>({ do: 'stakeCard', card }),
      trident: freeze<MoveOf<'trident'>>({ do: 'trident', card }),
      parry: freeze<MoveOf<'parry'>>({ do: 'parry', card }),
      buy: freeze<MoveOf<'buy'>>({ do: 'buy', discard: card }),
    },
  ]),
) as Readonly<Record<CardId, CardMoves>>

interface CardMoves {
  readonly dieCard: MoveOf<'dieCard'>
  readonly angel: Readonly<Record<Step, MoveOf<'angel'>>>
  readonly treasure: MoveOf<'treasure'>
  readonly banana: MoveOf<'banana'>
  readonly discard: MoveOf<'discard'>
  readonly stakeCard: MoveOf<'stakeCard'>
  readonly trident: MoveOf<'trident'>
  readonly parry: MoveOf<'parry'>
  /** With a hand of six: this card is discarded first. */
  readonly buy: MoveOf<'buy'>
}
