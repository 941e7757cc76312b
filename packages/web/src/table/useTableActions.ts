import type { OpenTable, SeatPlan } from '@acheron/protocol'
import { go } from '../app/router.ts'
import { useWords } from '../app/words.tsx'
import type { GameFace } from '../board/face.ts'
import type { LocalInfo } from '../local/index.ts'
import { api } from '../remote/api.ts'
import { seatsApi } from '../remote/seatsApi.ts'
import { tell, tellFailure } from '../ui/notes.tsx'
import { download } from '../ui/share.ts'
import { useShare } from '../ui/useShare.ts'
import { resultText, sharedAddress } from './end/sharing.ts'
import type { TableSource } from './source.ts'

/** Ways from this table to another page or person: links, shared results, records, a rematch. */
export function useTableActions(source: TableSource, table: OpenTable, face: GameFace) {
  const t = useWords()
  const { info } = table
  const here = `${location.origin}${location.pathname}`

  const shareText = useShare()
  const attempt = async (action: () => Promise<void>) => {
    try {
      await action()
    } catch (error) {
      tellFailure(t, error)
    }
  }
  const plan = (): SeatPlan[] =>
    info.seats.map(seat => {
      if (seat.you) return { kind: 'me' }
      return seat.kind === 'bot' ? { kind: 'bot', bot: seat.name ?? 'greedy' } : { kind: 'open' }
    })
  return {
    /** Whether there is a record. A remote table has one when the game is over, a local one unless it began in the middle. */
    recorded: source.kind === 'local' ? (info as LocalInfo).recorded : info.seed !== null,
    invite: () => shareText('', here),
    linkHere: () => shareText('', location.href),
    shareResult: () => shareText(resultText(table, face, t), sharedAddress(table, source.kind, location)),
    /** Saves every move and every die as a file, for whoever wants to check them. */
    save: () =>
      attempt(async () => {
        const record = await source.record()
        if (record === null) return tell(t('replay.secret'))
        download(`${info.game}-${source.id}.json`, record)
      }),
    rematch: () =>
      attempt(async () => {
        const { game, name, options } = info
        if (info.people?.may.includes('rematch')) return go({ page: 'table', id: await joinRematch(info.id) })
        if (source.kind === 'remote') {
          const { id } = await api.create({ game, name, options, seats: plan(), visibility: 'link' })
          return go({ page: 'table', id })
        }
        const { createLocal } = await import('../local/index.ts')
        const seats = plan().map(seat => (seat.kind === 'bot' ? { bot: seat.bot } : ('me' as const)))
        const names = info.seats.map(seat => (seat.kind === 'person' ? seat.name : null))
        go({ page: 'local', id: await createLocal({ game, name, options, seats, names }) })
      }),
  }
}

/** Opens the rematch or takes the seat that is kept there, and gives its id. */
async function joinRematch(id: string): Promise<string> {
  const made = await seatsApi.rematch(id)
  const kept = made.seats.findIndex(seat => seat.kept?.you)
  if (kept >= 0) await api.sit(made.id, kept)
  return made.id
}
