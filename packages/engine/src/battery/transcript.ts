import type { GameDefinition, GameEvent, View } from '../game.ts'
import { equal, isObject } from '../json.ts'
import type { TableSettings } from '../table.ts'
import type { Language } from '../words.ts'
import { walk } from './walk.ts'

/**
 * A random game as text for a reviewer: each decision, the changes that everybody sees (and what a seat sees beyond
 * that), the legal moves in words with the chosen one marked, and the events as a spectator is told them.
 */
export async function transcript(game: GameDefinition, settings: TableSettings, language: Language): Promise<string> {
  const t = await game.words(language)
  const lines = [`${game.meta.id}, rules version ${game.meta.rulesVersion}, ${JSON.stringify(settings)}`]
  const known = new Map<string, unknown>()
  let decisions = 0
  const tell = (events: readonly GameEvent[]) => {
    const told = events.map(event => game.tellEvent(game.viewEvent(event, null), t))
    for (const sentence of told) if (sentence !== '') lines.push(`  ${sentence}`)
  }
  walk(game, settings, {
    opened: table => tell(table.opening),
    before({ table, seat, moves, move }) {
      lines.push('', `#${++decisions} seat ${seat} decides`)
      const open = table.view(null)
      lines.push(...news(known, 'all see', open, {}))
      for (let viewer = 0; viewer < table.config.players; viewer++) {
        lines.push(...news(known, `seat ${viewer} sees`, table.view(viewer), open))
      }
      for (const each of moves)
        lines.push(`  ${each === move ? '>' : '-'} ${game.describeMove(each, table.view(seat), t)}`)
    },
    after: (_decision, events) => tell(events),
    ended(table) {
      lines.push('', `result ${JSON.stringify(game.result(table.state))}`)
    },
  })
  return `${lines.join('\n')}\n`
}

/** A line with the parts of the view that are new to the viewer and that nobody else sees. */
function news(known: Map<string, unknown>, who: string, view: View, open: Readonly<Record<string, unknown>>): string[] {
  const fresh = Object.entries(view).flatMap(([key, value]) => {
    const place = `${who} ${key}`
    const before = known.get(place)
    if (equal(value, before) || equal(value, open[key])) return []
    known.set(place, value)
    return [`${key} ${JSON.stringify(changed(value, before))}`]
  })
  return fresh.length > 0 ? [`  ${who} ${fresh.join(', ')}`] : []
}

/** For an object, such as a board by its squares, only the changes. */
function changed(value: unknown, before: unknown): unknown {
  if (!isObject(value) || !isObject(before)) return value
  return Object.fromEntries(Object.entries(value).filter(([key, part]) => !equal(part, before[key])))
}
