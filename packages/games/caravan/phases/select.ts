import type { Next } from '@acheron/engine'
import { askTeam } from '../campaign/asking.ts'
import { currentCard } from '../cards/card.ts'
import { askChampion } from '../champions/asking.ts'
import { deciderOf } from '../champions/deciders.ts'
import type { SelectFrame, SelectSteps } from '../frames.ts'
import { bindSelection } from '../selectors/references.ts'
import type { FightingState, ObjectId } from '../state.ts'
import { fightSequence, finish } from './phase.ts'

/** 3.2: things are chosen one after another; `upTo` allows stopping earlier, `andOr` after the first. */
export const select = fightSequence<SelectFrame, SelectSteps>({
  choose(state, frame): Next<SelectSteps> {
    const { query, chosen, candidates, parts, n } = frame
    const left = candidates.filter(id => !chosen.includes(id) && (!parts || haveParts([...chosen, id], parts)))
    if (chosen.length >= n || left.length === 0) return settle(state, frame)
    const card = currentCard(state)
    const isEnough = query.upTo || (parts && chosen.length > 0)
    const options = isEnough ? [...left, 'done' as const] : left
    const topic = { what: 'target', card: card.source.card, of: query.of }
    const decider = deciderOf(state, card, query.by)
    return decider === 'caravan'
      ? askTeam(state, frame, 'take', topic, options)
      : askChampion(state, frame, 'take', decider.champion, topic, options)
  },
  take(_state, frame, _ctx, picked) {
    if (picked === 'done' || picked === null) frame.n = frame.chosen.length
    else frame.chosen.push(picked)
    return 'choose'
  },
})

function settle(state: FightingState, frame: SelectFrame): null {
  const { query, chosen } = frame
  bindSelection(currentCard(state).bound, query, chosen)
  return finish(state, frame, [...chosen])
}

/** R12.11: whether each of them can stand for another part. */
function haveParts([first, ...others]: readonly ObjectId[], parts: readonly ObjectId[][]): boolean {
  if (first === undefined) return true
  return parts.some((part, i) => part.includes(first) && haveParts(others, parts.toSpliced(i, 1)))
}
