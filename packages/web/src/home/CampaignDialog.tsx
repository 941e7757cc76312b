import type { CampaignFile, CampaignSeat, JsonObject } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { useEffect, useState } from 'react'
import { explained, named } from '../app/refusals.ts'
import { go } from '../app/router.ts'
import { useWords } from '../app/words.tsx'
import { api } from '../remote/api.ts'
import { Options } from '../settings/Options.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { moment } from '../ui/dates.ts'
import './CampaignDialog.css'
import type { Where } from './opening.ts'
import { SeatChoices } from './SeatChoices.tsx'
import { TableForm } from './TableForm.tsx'
import { type Sitter, useSeating } from './useSeating.ts'

interface Props {
  readonly file: CampaignFile
  /** Whether the server answers. Without it the campaign can only go on on this device. */
  readonly server: boolean
  onClose(): void
}

const places: readonly Where[] = ['device', 'friends']

/** What a campaign file holds, and where and with whom it goes on. */
export function CampaignDialog({ file, server, onClose }: Props) {
  const t = useWords()
  const { meta } = findGame(file.game)
  const [where, setWhere] = useState<Where>('device')
  const seating = useSeating(where, { players: file.players, sitters: file.seats.map(sitter) })
  const code = seating.players === file.players ? 'bad-campaign' : 'cannot-reseat'
  const open = async () => go(await goOn(file, where, seating))
  return (
    <Dialog title={t('campaign.title')} onClose={onClose}>
      <TableForm submit={t('campaign.go')} open={open} explain={error => explained(t, named(error, code))}>
        <Facts file={file} />
        <Options<Where>
          legend={t('new.where')}
          values={server ? places : places.slice(0, 1)}
          value={where}
          label={value => t(`new.where.${value}`, { solo: 'no' })}
          onChange={setWhere}
        />
        <SeatChoices of={meta.seats} where={where} seating={seating} />
      </TableForm>
    </Dialog>
  )
}

function Facts({ file }: Pick<Props, 'file'>) {
  const t = useWords()
  const last = useLastSave(file)
  const game = findGame(file.game).meta.name[t.lang]
  const rows: [string, string][] = [
    [t('campaign.name'), file.name && file.name !== game ? `${game}, ${file.name}` : game],
    [t('campaign.exported'), moment(t.lang, file.exported)],
    [t('campaign.saves'), String(file.saves.length)],
    ...(last ? [[t('campaign.last'), last] satisfies [string, string]] : []),
  ]
  return (
    <div>
      <dl className="campaign-facts">
        {rows.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {!file.whole && <p className="hint">{t('campaign.masked')}</p>}
    </div>
  )
}

/** The name of the last save, once the game's words have loaded. */
function useLastSave({ game, saves }: CampaignFile): string | null {
  const t = useWords()
  const [name, setName] = useState<string | null>(null)
  const event = saves.at(-1)?.event
  useEffect(() => {
    let current = true
    const tell = async () => {
      const rules = await findGame(game).load()
      const words = await rules.words(t.lang)
      if (current && event) setName(rules.tellEvent(event, words))
    }
    // A save of other rules may not be told by these; opening the file says so.
    tell().catch(() => {})
    return () => {
      current = false
    }
  }, [game, event, t.lang])
  return name
}

async function goOn(
  file: CampaignFile,
  where: Where,
  seating: ReturnType<typeof useSeating>,
): Promise<Parameters<typeof go>[0]> {
  const seats = seating.seats()
  if (where === 'friends') {
    const { id } = await api.importCampaign(file as unknown as JsonObject, seats)
    return { page: 'table', id }
  }
  const { importLocalCampaign } = await import('../local/index.ts')
  return { page: 'local', id: await importLocalCampaign(JSON.stringify(file), { seats, names: seating.names }) }
}

function sitter(seat: CampaignSeat): Sitter {
  if (seat.kind === 'bot') return { bot: seat.bot }
  // A person without a name may be called anew.
  return seat.kind === 'person' && seat.name ? { name: seat.name } : {}
}
