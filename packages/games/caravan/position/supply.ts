import { InputError } from '@acheron/engine'
import { arcana, copies, findings, sins, wounds } from '../box/index.ts'
import type { Id } from '../box/vocabulary.ts'
import type { SystemDecks } from '../state.ts'

/** The system decks of a short position: a card that is put somewhere is taken out of them. */
export class Supply {
  readonly #named: Partial<SystemDecks>
  readonly #left = {
    arcana: arcana.map(({ id }) => id),
    wounds: wounds.map(({ id }) => id),
    sins: copies(sins),
    findings: copies(findings),
  }

  constructor(named: Partial<SystemDecks>) {
    knownKeys('decks', named, ['arcana', 'offered', 'wounds', 'sins', 'sinDiscard', 'findings', 'findingDiscard'])
    this.#named = named
  }

  /** That card, or any that no other place names. */
  take(kind: keyof Supply['kinds'], card?: Id): Id {
    const left = this.#left[kind]
    const named: readonly Id[] = Object.values(this.#named).flat()
    const wanted = card ?? left.findLast(id => !named.includes(id))
    const at = wanted === undefined ? -1 : left.indexOf(wanted)
    if (at < 0) throw new InputError(`position: there is no ${card ?? 'card'} left among the ${kind}`)
    return left.splice(at, 1)[0]!
  }

  get kinds() {
    return this.#left
  }

  /** What is left, under the cards that are named. */
  decks(): SystemDecks {
    const from = (kind: keyof Supply['kinds'], pile: readonly Id[] = []) =>
      pile.map(card => this.take(kind, card)).reverse()
    const { offered, sinDiscard, findingDiscard, ...tops } = this.#named
    const piles = {
      offered: from('arcana', offered),
      sinDiscard: from('sins', sinDiscard),
      findingDiscard: from('findings', findingDiscard),
    }
    const deck = (kind: keyof Supply['kinds']) => {
      const top = from(kind, tops[kind])
      return [...this.#left[kind], ...top]
    }
    return { ...piles, arcana: deck('arcana'), wounds: deck('wounds'), sins: deck('sins'), findings: deck('findings') }
  }
}

/** A misspelt key must not go unnoticed. */
export function knownKeys(where: string, given: object, known: readonly string[]): void {
  const unknown = Object.keys(given).find(key => !known.includes(key))
  if (unknown !== undefined) throw new InputError(`position: ${where} has no '${unknown}'; it has ${known.join(', ')}`)
}
