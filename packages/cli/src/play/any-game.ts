import { isObject, type Move } from '@acheron/engine'
import type { Group, Stage } from './stage.ts'
import { clip } from './text.ts'

/** The stage of a game without its own: the view as a list, the moves by kind. */
export const anyGame: Stage = {
  standing: () => '',
  board({ view, columns, paint }) {
    const { flow: _, ...seen } = view
    return Object.entries(seen).map(([name, value]) =>
      clip(`${paint.fg('muted', name.padEnd(12))} ${plainly(value)}`, columns),
    )
  },
  prompt: ({ say, seat }) => say('prompt.any', { seat: (seat ?? 0) + 1 }),
  groups({ moves }) {
    const kinds = new Map<string, Move[]>()
    for (const move of moves) {
      const kind = String(move.do ?? '')
      kinds.set(kind, [...(kinds.get(kind) ?? []), move])
    }
    return [...kinds].map(([title, moves]): Group => ({ title, moves }))
  },
  label: (move, { describe }) => describe(move),
  ending({ say, config }, { scores, winners }) {
    return Array.from({ length: config.players }, (_, seat) =>
      say('end.seat', { seat: seat + 1, score: scores[seat] ?? 0, won: winners.includes(seat) ? 'yes' : 'no' }),
    )
  },
  rules: ({ say }) => say('rules.any'),
}

/** Plain data in one line, without the quotes. */
function plainly(value: unknown): string {
  if (value === null) return '-'
  if (Array.isArray(value)) return value.map(plainly).join(' ')
  if (isObject(value))
    return Object.entries(value)
      .map(([key, item]) => `${key} ${plainly(item)}`)
      .join(', ')
  return String(value)
}
