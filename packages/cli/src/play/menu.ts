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

/** The top of the menu: all moves if they fit, else groups folded to one line each, but for the open ones. */
export function topItems(groups: readonly Group[], fits: number, words: MenuWords): Item[] {
  const total = groups.reduce((sum, group) => sum + group.moves.length, 0)
  return groups.flatMap((group): Item[] =>
    total <= fits || group.open || group.moves.length === 1
      ? group.moves.map(move => moveItem(move, words))
      : [{ kind: 'folder', group, text: group.title }],
  )
}

export function folderItems(group: Group, words: MenuWords): Item[] {
  return group.moves.map(move => ({ kind: 'move', move, text: words.label(move) }))
}

/** The moves whose words hold every word of the filter, whatever the case and the accents. */
export function filterItems(groups: readonly Group[], filter: string, words: MenuWords): Item[] {
  const wanted = folded(filter).split(/\s+/).filter(Boolean)
  return groups
    .flatMap(group => group.moves.map(move => moveItem(move, words)))
    .filter(item => wanted.every(word => folded(item.text).includes(word)))
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
