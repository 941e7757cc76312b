import { games } from '@acheron/games'
import type { LobbyCounts } from '@acheron/protocol'
import { useWords } from '../app/words.tsx'
import { type LobbyFilter, setFilter } from './lobbyFilter.ts'

interface Props {
  readonly filter: LobbyFilter
  readonly counts: LobbyCounts
}

/** What to look for, each choice with the number of tables that it would show. */
export function LobbyFilters({ filter, counts }: Props) {
  const t = useWords()
  const named = new Intl.DisplayNames(t.lang, { type: 'language' })
  const choice = (name: string, count: number) => t('lobby.choice', { name, count })
  const without = (name: keyof LobbyFilter): LobbyFilter => {
    const { [name]: _, ...rest } = filter
    return rest
  }
  return (
    <div className="lobby-filters">
      <Chip
        label={t('lobby.filter.game')}
        value={filter.game ?? ''}
        any={t('lobby.games')}
        choices={counted(
          counts.games.map(({ game, count }) => [game, count]),
          filter.game,
        ).map(([game, count]) => [
          game,
          choice(games.find(({ meta }) => meta.id === game)?.meta.name[t.lang] ?? game, count),
        ])}
        onChange={game => setFilter(game ? { ...filter, game } : without('game'))}
      />
      <Chip
        label={t('lobby.filter.free')}
        value={String(filter.free ?? '')}
        any={t('lobby.free.any')}
        choices={counted(
          counts.free.map(({ free, count }) => [free, count]),
          filter.free,
        )
          .filter(([free]) => free > 1)
          .map(([free, count]) => [String(free), choice(t('lobby.free', { free }), count)])}
        onChange={free => setFilter(free ? { ...filter, free: Number(free) } : without('free'))}
      />
      <Chip
        label={t('lobby.filter.pace')}
        value={filter.pace ?? ''}
        any={t('lobby.paces')}
        choices={counts.paces.map(({ pace, count }) => [pace, choice(t(`lobby.pace.${pace}`), count)])}
        onChange={value => {
          const pace = counts.paces.find(each => each.pace === value)?.pace
          setFilter(pace ? { ...filter, pace } : without('pace'))
        }}
      />
      <Chip
        label={t('lobby.filter.language')}
        value={filter.language ?? ''}
        any={t('lobby.languages')}
        choices={counts.languages.map(({ language, count }) => [
          language,
          choice(named.of(language) ?? language, count),
        ])}
        onChange={code => {
          const language = counts.languages.find(each => each.language === code)?.language
          setFilter(language ? { ...filter, language } : without('language'))
        }}
      />
    </div>
  )
}

/** What is chosen stays among the choices when nothing is left of it. */
function counted<T>(counts: readonly (readonly [T, number])[], chosen: T | undefined): (readonly [T, number])[] {
  if (chosen === undefined || counts.some(([value]) => value === chosen)) return [...counts]
  return [...counts, [chosen, 0]]
}

interface ChipProps {
  readonly label: string
  readonly value: string
  readonly any: string
  readonly choices: readonly (readonly [value: string, text: string])[]
  onChange(value: string): void
}

function Chip({ label, value, any, choices, onChange }: ChipProps) {
  return (
    <label className="chip" data-chosen={value !== ''}>
      <span className="visually-hidden">{label}</span>
      <select value={value} onChange={event => onChange(event.target.value)}>
        <option value="">{any}</option>
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
