import type { Json } from '@acheron/engine'
import type { ReactNode } from 'react'
import { Lit } from '../Lit.tsx'
import type { Tale } from '../useTale.ts'

/** The answers as cards to be touched. */
export function Offer({ tale, face }: { readonly tale: Tale; face(option: Json): ReactNode }) {
  return tale.options.map(option => (
    <li key={JSON.stringify(option)}>
      <Lit tale={tale} move={tale.moveFor(option)} className="chr-card">
        {face(option)}
      </Lit>
    </li>
  ))
}
