import { allCards, type CardId } from './cards.ts'
import { lastSquare } from './places.ts'
import type { ImpRaceMove, Step } from './state.ts'

// Every move there is exists once: listing the legal ones, which random play and search do all the time, makes nothing.

type Of<D extends ImpRaceMove['do']> = Extract<ImpRaceMove, { do: D }>

const { freeze } = Object

export const gather = freeze<Of<'gather'>>({ do: 'gather' })
export const roll = freeze<Of<'roll'>>({ do: 'roll' })
export const noMove = freeze<Of<'noMove'>>({ do: 'noMove' })
export const goOn = freeze<Of<'goOn'>>({ do: 'goOn' })
export const skipDraw = freeze<Of<'skipDraw'>>({ do: 'skipDraw' })
export const stand = freeze<Of<'stand'>>({ do: 'stand' })
export const concede = freeze<Of<'concede'>>({ do: 'concede' })
export const accept = freeze<Of<'accept'>>({ do: 'accept' })
export const buy = freeze<Of<'buy'>>({ do: 'buy' })
export const endTurn = freeze<Of<'endTurn'>>({ do: 'endTurn' })

function bySteps<M>(make: (step: Step) => M): Readonly<Record<Step, M>> {
  return { S1: make('S1'), S2: make('S2'), S3: make('S3'), S4: make('S4') }
}

export const raise = bySteps(step => freeze<Of<'raise'>>({ do: 'raise', step }))
export const toStep = bySteps(step => freeze<Of<'step'>>({ do: 'step', step }))

function numbered<M>(count: number, make: (number: number) => M): readonly M[] {
  return Array.from({ length: count + 1 }, (_, number) => make(number))
}

/** By square. */
export const sacrilege = numbered(lastSquare, square => freeze<Of<'sacrilege'>>({ do: 'sacrilege', square }))

/** By the number of gems; there are a hundred red ones. */
export const stakeGems = numbered(100, count => freeze<Of<'stakeGems'>>({ do: 'stakeGems', count }))

/** By imp and way; five and six Bananas are the longest. */
export const moveImp = numbered(3, imp => numbered(11, n => freeze<Of<'move'>>({ do: 'move', imp, n })))

/** What can be done with a card. */
export const withCard = Object.fromEntries(
  allCards.map(card => [
    card,
    {
      dieCard: freeze<Of<'dieCard'>>({ do: 'dieCard', card }),
      angel: bySteps(step => freeze<Of<'angel'>>({ do: 'angel', card, step })),
      treasure: freeze<Of<'treasure'>>({ do: 'treasure', card }),
      banana: freeze<Of<'banana'>>({ do: 'banana', card }),
      discard: freeze<Of<'discard'>>({ do: 'discard', card }),
      stakeCard: freeze<Of<'stakeCard'>>({ do: 'stakeCard', card }),
      trident: freeze<Of<'trident'>>({ do: 'trident', card }),
      parry: freeze<Of<'parry'>>({ do: 'parry', card }),
      buy: freeze<Of<'buy'>>({ do: 'buy', discard: card }),
    },
  ]),
) as Readonly<Record<CardId, CardMoves>>

interface CardMoves {
  readonly dieCard: Of<'dieCard'>
  readonly angel: Readonly<Record<Step, Of<'angel'>>>
  readonly treasure: Of<'treasure'>
  readonly banana: Of<'banana'>
  readonly discard: Of<'discard'>
  readonly stakeCard: Of<'stakeCard'>
  readonly trident: Of<'trident'>
  readonly parry: Of<'parry'>
  /** With a hand of six: this card is discarded first. */
  readonly buy: Of<'buy'>
}
