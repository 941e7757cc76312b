import { useState } from 'react'
import { Bar } from '../app/Bar.tsx'
import { Nowhere } from '../app/Opening.tsx'
import { Notes } from '../ui/notes.tsx'
import { AuditLog } from './AuditLog.tsx'
import { BanList } from './BanList.tsx'
import { PeopleSearch } from './PeopleSearch.tsx'
import { ReportList } from './ReportList.tsx'
import { TableSearch } from './TableSearch.tsx'
import { useLoaded } from './useLoaded.ts'
import './admin.css'
import { talkApi } from '../remote/talkApi.ts'
import { useOrderWords } from './words.tsx'

const parts = ['open', 'done', 'people', 'tables', 'bans', 'log'] as const
type Part = (typeof parts)[number]

/** Where admins keep order. To everybody else it is not there. */
export default function AdminPage() {
  const t = useOrderWords()
  const { value, failed } = useLoaded(talkApi.decisions)
  const [part, setPart] = useState<Part>('open')
  if (failed || value?.admin === false) return <Nowhere />
  return (
    <>
      <Bar title={t('admin')} />
      <main className="admin fade-in" aria-busy={value === null}>
        <nav className="admin-parts" aria-label={t('admin')}>
          {parts.map(each => (
            <button key={each} type="button" aria-pressed={each === part} onClick={() => setPart(each)}>
              {t(`part.${each}`)}
            </button>
          ))}
        </nav>
        {value && <Shown part={part} />}
      </main>
      <Notes />
    </>
  )
}

function Shown({ part }: { readonly part: Part }) {
  switch (part) {
    case 'open':
    case 'done':
      return <ReportList key={part} state={part} />
    case 'people':
      return <PeopleSearch />
    case 'tables':
      return <TableSearch />
    case 'bans':
      return <BanList />
    case 'log':
      return <AuditLog />
  }
}
