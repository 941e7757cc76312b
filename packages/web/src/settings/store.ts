import { type Language, languages } from '@acheron/engine/words'
import { createStore, useStore } from '../ui/store.ts'

export const themes = ['abyss', 'parchment', 'system'] as const
export const motions = ['system', 'full', 'reduced'] as const
/** How fast what others do is played back. */
export const paces = ['slow', 'normal', 'fast', 'once'] as const
export const askings = ['never', 'left', 'always'] as const
export type Asking = (typeof askings)[number]
export type Pace = (typeof paces)[number]

export interface Settings {
  readonly language: Language
  readonly theme: (typeof themes)[number]
  readonly motion: (typeof motions)[number]
  readonly sound: boolean
  /** When the page asks before a move that ends something: while others are left, or always. */
  readonly asks: Asking
  /** The same for players who share the device, by name, where they chose for themselves. */
  readonly asksOf: Readonly<Record<string, Asking>>
  readonly pace: Pace
  /** Whether the playback waits at what a game marks as a beat. */
  readonly beats: boolean
  /** Whether others see my name at a table that I watch. */
  readonly named: boolean
}

const key = 'acheron.settings'

function read(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>
  } catch {
    return {} // no storage, or not ours: the defaults will do
  }
}

/** The first of the browser's languages that the site has. */
function spoken(): Language {
  const wanted = navigator.languages.map(tag => tag.slice(0, 2).toLowerCase())
  return wanted.map(tag => languages.find(language => language === tag)).find(found => found) ?? 'en'
}

function among<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find(known => known === value)
}

/** What is kept of the players' own choices, as far as it means something. */
function askingsIn(kept: unknown): Settings['asksOf'] {
  return Object.fromEntries(
    Object.entries(kept ?? {}).flatMap(([name, value]) => {
      const asks = among(askings, value)
      return asks ? [[name, asks]] : []
    }),
  )
}

function initial(): Settings {
  const kept = read()
  return {
    language: among(languages, kept.language) ?? spoken(),
    theme: among(themes, kept.theme) ?? 'abyss',
    motion: among(motions, kept.motion) ?? 'system',
    sound: kept.sound === true,
    asks: among(askings, kept.asks) ?? 'left',
    asksOf: askingsIn(kept.asksOf),
    pace: among(paces, kept.pace) ?? 'normal',
    beats: kept.beats !== false,
    named: kept.named === true,
  }
}

export const settings = createStore<Settings>(initial())

export function change(part: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...part })
}

export function useSettings(): Settings {
  return useStore(settings)
}

/** The player who has the device, where several share it at the open table. */
export const holder = createStore<string | null>(null)

/** When the page asks this player; null for whoever has the device alone. */
export function askingOf({ asks, asksOf }: Pick<Settings, 'asks' | 'asksOf'>, player: string | null): Asking {
  return (player === null ? undefined : asksOf[player]) ?? asks
}

const calm = window.matchMedia('(prefers-reduced-motion: reduce)')

/** Whether animations are allowed: by the player's setting, else by the system's. */
export function mayMove(): boolean {
  const { motion } = settings.get()
  return motion === 'system' ? !calm.matches : motion === 'full'
}

/** Writes the settings to the document for CSS and stores them for the next visit. Called once. */
export function applySettings(): void {
  const apply = () => {
    const { theme } = settings.get()
    const root = document.documentElement
    root.dataset.theme = theme
    root.dataset.motion = mayMove() ? 'full' : 'reduced'
    try {
      localStorage.setItem(key, JSON.stringify(settings.get()))
    } catch {
      // private windows may refuse: the settings then last as long as the page
    }
  }
  apply()
  settings.subscribe(apply)
  calm.addEventListener('change', apply)
}
