import type { Json } from '@acheron/engine'
import { Choices } from '../Choices.tsx'
import { Lit } from '../Lit.tsx'
import type { Tale } from '../useTale.ts'
import { ManeuverFace } from './Cards.tsx'

interface Swap {
  readonly out: string
  readonly in: string
}

const isSwap = (option: Json): option is Json & Swap =>
  typeof option === 'object' && option !== null && 'out' in option && 'in' in option

/** Option casualDecks: each card of the deck beside those that could take its place. */
export function Exchange({ tale }: { readonly tale: Tale }) {
  const swaps = tale.options.filter(isSwap)
  return (
    <>
      <Choices tale={tale} options={tale.options.filter(option => !isSwap(option))} />
      {[...Map.groupBy(swaps, ({ out }) => out)].map(([out, options]) => (
        <div key={out} className="chr-compare" data-kind="removed">
          <ul className="chr-cards">
            <li className="chr-card">
              <ManeuverFace tale={tale} id={out} />
            </li>
          </ul>
          <ul className="chr-cards">
            {options.map(option => (
              <li key={option.in}>
                <Lit tale={tale} move={tale.moveFor(option)} className="chr-card">
                  <ManeuverFace tale={tale} id={option.in} />
                </Lit>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}
