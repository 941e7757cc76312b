import type { Json } from '@acheron/engine'
import { useMemo } from 'react'
import { endsAll } from '../order/ending.ts'
import { listOf } from '../order/list.ts'
import { Lit } from './Lit.tsx'
import { stakeOf } from './stakes.ts'
import type { Tale } from './useTale.ts'

/** The answers to what is asked, with what is at stake as far as it is known: the same moves as the list has. */
export function Choices({ tale, options = tale.options }: { readonly tale: Tale; readonly options?: readonly Json[] }) {
  const { view, moves, arena } = tale
  const listed = useMemo(() => listOf(view, moves, arena), [view, moves, arena])
  if (options.length === 0) return null
  const isPlain = options.every(
    option => !tale.topic || stakeOf(tale.view, tale.topic, option, tale.voice).price.length === 0,
  )
  return (
    <ul className="chr-choices" data-many={isPlain && options.length > 3}>
      {options.map(option => (
        <li key={JSON.stringify(option)}>
          <Answer tale={tale} option={option} place={listed.findIndex(({ move }) => move === tale.moveFor(option))} />
        </li>
      ))}
    </ul>
  )
}

function Answer({ tale, option, place }: { readonly tale: Tale; readonly option: Json; readonly place: number }) {
  const { view, topic, voice } = tale
  const move = tale.moveFor(option)
  const { price, guess } = topic ? stakeOf(view, topic, option, voice) : { price: [], guess: '' }
  return (
    <Lit tale={tale} move={move} className={move && endsAll(move) ? 'chr-choice chr-ends' : 'chr-choice'}>
      {/* The keys of the list. */}
      {place >= 0 && place < 9 && <kbd>{place + 1}</kbd>}
      <span className="chr-answer">
        {tale.answer(option)}
        {guess !== '' && <small>{guess}</small>}
      </span>
      {price.length > 0 && (
        <b className="chr-stake">
          {price.map(line => (
            <span key={line}>{line}</span>
          ))}
        </b>
      )}
    </Lit>
  )
}
