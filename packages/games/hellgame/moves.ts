import type { Seat } from '@acheron/engine'
import type { CurseId } from './box/curses.ts'
import type { SpellId } from './box/spells.ts'
import type { Square } from './box/squares.ts'

/** The choice of a cast or a curse (R5.2); fields that do not apply are missing. */
export type Choice = {
  readonly target?: Seat
  readonly square?: Square
  readonly length?: 'longer' | 'shorter'
  readonly slot?: 'up' | 'down'
}

/** One of the four ways to move (R3.2). */
export type Going =
  | { readonly do: 'step'; readonly to: Square }
  | { readonly do: 'portal'; readonly to: Square }
  | { readonly do: 'wayling'; readonly to: Square }
  | { readonly do: 'flux'; readonly to: Square }

/** Event choices: which ones depends on the kind (R11, R12). */
export type EventMove =
  | { readonly do: 'longer' }
  | { readonly do: 'shorter' }
  | { readonly do: 'circle'; readonly circle: number }
  | { readonly do: 'whirl'; readonly circle: number; readonly n: number }
  | { readonly do: 'square'; readonly square: Square }
  | { readonly do: 'stop' }
  | { readonly do: 'source'; readonly square: Square }
  | { readonly do: 'spell'; readonly spell: SpellId }

export type HellgameMove =
  | { readonly do: 'start'; readonly square: Square }
  | Going
  | { readonly do: 'speed' }
  | { readonly do: 'forge' }
  | { readonly do: 'endMove' }
  | { readonly do: 'lantern' }
  | { readonly do: 'trade'; readonly times: number }
  | { readonly do: 'ferry' }
  | { readonly do: 'pass' }
  | EventMove
  | ({ readonly do: 'cast'; readonly spell: SpellId } & Choice)
  | { readonly do: 'curse'; readonly curse: CurseId; readonly target: Seat }
  | { readonly do: 'shield' }
  | { readonly do: 'accept' }
  | { readonly do: 'buy' }
  | { readonly do: 'place'; readonly n: number }
  | { readonly do: 'pick'; readonly n: number }
  | { readonly do: 'done' }
  | { readonly do: 'pandora'; readonly take: 'demon' | 'curse' }
