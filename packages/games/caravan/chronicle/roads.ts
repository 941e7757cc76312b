import { path, region } from '../box/index.ts'
import type { Id } from '../box/vocabulary.ts'
import { askTeam } from '../campaign/asking.ts'
import { type Doing, type Doings, over, proceed } from './carrying-out.ts'
import { takePath } from './claims.ts'

const choosePath: Doing<'choose-path', { begin: undefined; follow: Id | null }> = {
  begin(state, frame, { region: at }) {
    const paths = state.exploration.paths.filter(id => path(id).region === at)
    return askTeam(state, frame, 'follow', { what: 'path', region: at }, paths)
  },
  follow(state, frame, _instruction, ctx, chosen) {
    if (chosen === null) return over(frame)
    takePath(state, chosen, ctx)
    return proceed(state, frame, path(chosen).entry, ctx)
  },
}

/** R3.2 to R3.6: Regions, the pawn, and the way to another entry. */
export const roads = {
  'place-region': ({ exploration }, frame, { region: id }, ctx) => {
    const { position } = region(id)
    if (exploration.regions[position] !== id) {
      exploration.regions[position] = id
      ctx.emit({ e: 'regionPlaced', region: id })
    }
    return over(frame)
  },
  'remove-region': ({ exploration }, frame, { region: id }, ctx) => {
    const { position } = region(id)
    if (exploration.regions[position] === id) {
      delete exploration.regions[position]
      ctx.emit({ e: 'regionRemoved', region: id })
    }
    return over(frame)
  },
  'advance-caravan': ({ exploration }, frame, { region: id }, ctx) => {
    exploration.pawn = id
    ctx.emit({ e: 'caravanAdvanced', region: id })
    return over(frame)
  },
  inspect: (state, frame, { region: id }, ctx) => proceed(state, frame, id, ctx),
  proceed: (state, frame, { entry }, ctx) => proceed(state, frame, entry, ctx),
  'choose-path': choosePath,
} satisfies Partial<Doings>
