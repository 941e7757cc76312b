import { path, region } from '../box/index.ts'
import type { Id } from '../box/vocabulary.ts'
import { callVote } from '../campaign/asking.ts'
import { type Doings, done, proceed } from './carrying-out.ts'
import { takePath } from './claims.ts'

/** R3.2 to R3.6: Regions, the pawn, and the way to another entry. */
export const roads = {
  'place-region': ({ exploration }, frame, { region: id }, ctx) => {
    const { position } = region(id)
    if (exploration.regions[position] !== id) {
      exploration.regions[position] = id
      ctx.emit({ e: 'regionPlaced', region: id })
    }
    done(frame)
  },
  'remove-region': ({ exploration }, frame, { region: id }, ctx) => {
    const { position } = region(id)
    if (exploration.regions[position] === id) {
      delete exploration.regions[position]
      ctx.emit({ e: 'regionRemoved', region: id })
    }
    done(frame)
  },
  'advance-caravan': ({ exploration }, frame, { region: id }, ctx) => {
    exploration.pawn = id
    ctx.emit({ e: 'caravanAdvanced', region: id })
    done(frame)
  },
  inspect: (state, frame, { region: id }, ctx) => proceed(state, frame, id, ctx),
  proceed: (state, frame, { entry }, ctx) => proceed(state, frame, entry, ctx),
  'choose-path': (state, frame, { region: at }, ctx) => {
    if (frame.step++ === 0) {
      const paths = state.exploration.paths.filter(id => path(id).region === at)
      callVote(state, frame, { what: 'path', region: at }, paths)
      return
    }
    const chosen = frame.answer as Id | null
    if (chosen === null) {
      done(frame)
      return
    }
    takePath(state, chosen, ctx)
    proceed(state, frame, path(chosen).entry, ctx)
  },
} satisfies Partial<Doings>
