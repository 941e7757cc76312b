import type { OpenTable, SeatPlan } from '@acheron/protocol'
import { go } from '../app/router.ts'
import { useWords } from '../app/words.tsx'
import type { GameFace } from '../board/face.ts'
import type { LocalInfo } from '../local/index.ts'
import { api } from '../remote/api.ts'
import { download, share } from '../ui/share.ts'
import { tell, tellFailure } from './notes.tsx'
import { resultText } from './sharing.ts'
import type { TableSource } from './source.ts'

/** The ways that lead from this table to another page or person. */
export function useWays(source: TableSource, table: OpenTable, face: GameFace) {
  const t = useWords()
  const { info, now } = table
  const here = `${location.origin}${location.pathname}`

  const shareText = async (text: string, url: string) => {
    const how = await share(text, url)
    if (how !== 'shared')
      tell(how === 'copied' ? t('share.copied') : t('share.failed', { text: [text, url].filter(Boolean).join(' · ') }))
  }
  const attempt = async (way: () => Promise<void>) => {
    try {
      await way()
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
    /** A remote table's record is known when the game is over; a local one has a record unless its chance was scripted. */
    mayTry: source.kind === 'local' ? (info as LocalInfo).recorded : info.seed !== null,
    invite: () => shareText('', here),
    linkHere: () => shareText('', location.href),
    shareResult: () =>
      shareText(
        resultText(table, face, t),
        info.daily ? `${location.origin}/daily` : source.kind === 'remote' ? here : location.origin,
      ),
    tryFrom: (entry: number) =>
      attempt(async () => {
        const [{ importLocal }, record] = await Promise.all([import('../local/index.ts'), source.record()])
        if (record === null) return tell(t('replay.secret'))
        // While the game is on, its coming dice are not to be looked at.
        const id = await importLocal(record, {
          until: entry,
          afresh: now.result === null,
          name: t('attempt', { entry }),
          origin: { page: source.kind === 'remote' ? 'table' : 'local', id: source.id },
        })
        go({ page: 'local', id })
      }),
    /** The record as a file: every move and every die, for whoever wants to check them. */
    save: () =>
      attempt(async () => {
        const record = await source.record()
        if (record === null) return tell(t('replay.secret'))
        download(`${info.game}-${source.id}.json`, record)
      }),
    rematch: () =>
      attempt(async () => {
        const { game, name, options } = info
        if (source.kind === 'remote') {
          const { id } = await api.create({ game, name, options, seats: plan() })
          return go({ page: 'table', id })
        }
        const { createLocal } = await import('../local/index.ts')
        const seats = plan().map(seat => (seat.kind === 'bot' ? { bot: seat.bot } : ('me' as const)))
        const names = info.seats.map(seat => (seat.kind === 'person' ? seat.name : null))
        go({ page: 'local', id: await createLocal({ game, name, options, seats, names }) })
      }),
  }
}
