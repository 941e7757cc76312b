import type { Move } from '@acheron/engine'
import {
  circleName,
  curseName,
  demonsOn,
  groupOf,
  type HellgameMove,
  kindOf,
  manaText,
  rankOf,
  type Square,
  spellName,
  spellOf,
  squareName,
} from '@acheron/games/hellgame/board.ts'
import type { Group, Scene } from '../stage.ts'
import { spotText } from './near.ts'
import { asMoves, nameOf, viewOf, wordsOf } from './scene.ts'

/** Moves under one title each; those without a title always lie open. */
export function groupsOf(scene: Scene): Group[] {
  const sorted = asMoves(scene.moves).toSorted((a, b) => rankOf(a) - rankOf(b))
  const groups: { title: string; moves: Move[]; open: boolean }[] = []
  for (const move of sorted) {
    const title = titleOf(move, scene)
    const known = groups.find(group => group.title === title && (title !== '' || group === groups.at(-1)))
    if (known) known.moves.push(move)
    else groups.push({ title, moves: [move], open: title === '' })
  }
  return groups
}

function titleOf(move: HellgameMove, scene: Scene): string {
  const { say } = scene
  const t = wordsOf(scene)
  const folder = groupOf(move)
  if (!folder) return ''
  switch (folder.kind) {
    case 'cast':
      return say('hellgame.group.cast', {
        spell: spellName(folder.spell, t),
        price: manaText(spellOf(folder.spell).mana, t),
      })
    case 'circle':
      return say('hellgame.group.circle', { circle: circleName(folder.circle, t) })
    default:
      return say(`hellgame.group.${folder.kind}`)
  }
}

/** A move in short, under the title of its group. */
export function labelOf(move: Move, scene: Scene): string {
  const [known] = asMoves([move])
  switch (known?.do) {
    case 'portal':
    case 'wayling':
    case 'flux':
      return squareName(known.to, viewOf(scene), wordsOf(scene))
    case 'square':
    case 'source':
      return squareText(known.square, scene)
    case 'whirl':
      return scene.say('hellgame.label.squares', { count: known.n })
    case 'curse':
      return `${curseName(known.curse, wordsOf(scene))}: ${nameOf(scene, known.target)}`
    case 'cast':
      if (known.target === undefined) return scene.describe(move)
      return [nameOf(scene, known.target), ...(known.square ? [squareText(known.square, scene)] : [])].join(', ')
    default:
      return scene.describe(move)
  }
}

function squareText(square: Square, scene: Scene): string {
  const view = viewOf(scene)
  if (kindOf(view, square) !== 'plain') return `${square} ${spotText(square, scene).name}`
  const demons = demonsOn(view, square).length
  return demons > 0 ? `${square} (${wordsOf(scene)('amount.demons', { count: demons })})` : square
}
