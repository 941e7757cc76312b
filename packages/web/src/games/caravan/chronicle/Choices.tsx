import type { Json } from '@acheron/engine'
import { Lit } from './Lit.tsx'
import type { Tale } from './useTale.ts'

/** The answers to what is asked as large choices: the same moves as the list has. */
export function Choices({ tale, options = tale.options }: { readonly tale: Tale; readonly options?: readonly Json[] }) {
  if (options.length === 0) return null
  return (
    <ul className="chr-choices" data-many={options.length > 6}>
      {options.map(option => (
        <li key={JSON.stringify(option)}>
          <Lit tale={tale} move={tale.moveFor(option)} className="chr-choice" label={tale.answer(option)}>
            {tale.answer(option)}
          </Lit>
        </li>
      ))}
    </ul>
  )
}
