import { type FormEvent, useState } from 'react'
import { useOrderWords } from './words.tsx'

interface Props {
  readonly label: string
  onSearch(text: string): void
}

/** One field for what is looked for. */
export function SearchForm({ label, onSearch }: Props) {
  const t = useOrderWords()
  const [typed, setTyped] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form className="admin-search" onSubmit={search}>
      <input
        className="input"
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit" className="button">
        {t('people.search')}
      </button>
    </form>
  )
}
