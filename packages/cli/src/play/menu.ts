import type { Move } from '@acheron/engine'
import type { Group } from './stage.ts'

/** One line of a menu: a move, or a folder of several. */
export type Item =
  | { readonly kind: 'move'; readonly move: Move; readonly text: string }
  | { readonly kind: 'folder'; readonly group: Group; readonly text: string }

/** The keys of a page's items, in order: the digits, then the letters that are not commands (l, q, r, u). */
export const itemKeys = [...'123456789abcdefghijkmnopstvwxyz']

export interface MenuWords {
  /** A move in full, and in short where its group is named above it. */
  readonly describe: (move: Move) => string
  readonly label: (move: Move) => string
}

/** The moves of an item. */
export function movesOf(item: Item | undefined): readonly Move[] {
  if (!item) return []
  return item.kind === 'move' ? [item.move] : item.group.moves
}

function moveItem(move: Move, words: MenuWords): Item {
  return { kind: 'move', move, text: words.describe(move) }
}

/** The top of the menu: all moves, or groups folded to one line each, but for the open ones. */
export function topItems(groups: readonly Group[], folded: boolean, words: MenuWords): Item[] {
  return groups.flatMap((group): Item[] =>
    !folded || group.open || group.moves.length === 1
      ? group.moves.map(move => moveItem(move, words))
      : [{ kind: 'folder', group, text: group.title }],
  )
}

export function folderItems(group: Group, words: MenuWords): Item[] {
  return group.moves.map(move => ({ kind: 'move', move, text: words.label(move) }))
}

/** The moves that hold every word of the filter, whatever case and accents; first those with just these words in a row. */
export function filterItems(groups: readonly Group[], filter: string, words: MenuWords): Item[] {
  const phrase = folded(filter).trim()
  const wanted = phrase.split(/\s+/)
  const found = groups
    .flatMap(group => group.moves.map(move => moveItem(move, words)))
    .filter(item => wanted.every(word => folded(item.text).includes(word)))
  return found.sort((a, b) => Number(folded(b.text).includes(phrase)) - Number(folded(a.text).includes(phrase)))
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
