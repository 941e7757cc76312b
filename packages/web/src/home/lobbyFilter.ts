import { type Language, languages } from '@acheron/engine/words'
import { type Pace, paces } from '@acheron/protocol'
import { createStore, type Store } from '../ui/store.ts'

/** What is looked for in the lobby; what is missing may be anything. */
export interface LobbyFilter {
  readonly game?: string
  readonly language?: Language
  readonly pace?: Pace
  readonly free?: number
}

const key = 'acheron.lobby'

function read(): LobbyFilter {
  try {
    const { game, language, pace, free } = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>
    const known = languages.find(each => each === language)
    const played = paces.find(each => each === pace)
    return {
      ...(typeof game === 'string' && /^[a-z0-9-]{1,40}$/.test(game) ? { game } : {}),
      ...(known ? { language: known } : {}),
      ...(played ? { pace: played } : {}),
      ...(Number.isInteger(free) && Number(free) > 0 && Number(free) < 64 ? { free: Number(free) } : {}),
    }
  } catch {
    return {} // no storage, or not ours
  }
}

/** The filters of the lobby stay as they were left. */
export const lobbyFilter: Store<LobbyFilter> = createStore(read())

export function setFilter(filter: LobbyFilter): void {
  lobbyFilter.set(filter)
  try {
    localStorage.setItem(key, JSON.stringify(filter))
  } catch {
    // A full or forbidden store: they hold until the page is left.
  }
}

export const isFiltered = (filter: LobbyFilter): boolean => Object.values(filter).some(value => value !== undefined)
