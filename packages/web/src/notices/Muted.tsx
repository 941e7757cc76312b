import { Section } from '../account/Page.tsx'
import { Link } from '../app/Link.tsx'
import { noticesApi } from '../remote/notices.ts'
import { type PartProps, useChange } from './useChange.ts'
import { useNoticeWords } from './words.tsx'

/** The tables of which the visitor hears nothing. */
export function Muted({ notices: { muted }, onChange }: PartProps) {
  const say = useNoticeWords()
  const { busy, run } = useChange({ onChange })
  if (muted.length === 0) return null
  const unmute = (table: string) =>
    run(async () => {
      await noticesApi.mute(table, false)
      return noticesApi.all()
    })
  return (
    <Section title={say('muted')} text={say('muted.text')}>
      <ul className="account-list">
        {muted.map(({ table, name }) => (
          <li key={table} className="account-row">
            <Link to={{ page: 'table', id: table }} className="text-link">
              {name || say('muted.unnamed')}
            </Link>
            <button
              type="button"
              className="button"
              disabled={busy}
              aria-label={say('muted.end.of', { name })}
              onClick={() => unmute(table)}
            >
              {say('muted.end')}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
