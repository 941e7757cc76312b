import type { SignedIn } from '@acheron/protocol'
import { Link } from '../app/Link.tsx'
import type { Route } from '../app/routes.ts'
import { useWords } from '../app/words.tsx'
import { Section } from './Page.tsx'
import { gameName } from './Tallies.tsx'
import { useAccountWords } from './words.tsx'

/** Tables that did not come along when somebody signed in, and why. */
export function Arrived({ entered, to }: { readonly entered: SignedIn; readonly to: Route }) {
  const t = useWords()
  const say = useAccountWords()
  const { me, apart } = entered
  return (
    <Section title={say('arrived', { name: me.name })} text={say('arrived.apart')}>
      <ul className="account-list">
        {apart.map(({ id, name, game }) => (
          <li key={id}>
            {name} <span className="muted">{gameName(t, game)}</span>
          </li>
        ))}
      </ul>
      <Link to={to} className="button primary">
        {say('go-on')}
      </Link>
    </Section>
  )
}
