import type { OpenTable, Save } from '@acheron/protocol'
import { useState } from 'react'
import { Problem } from '../app/Problem.tsx'
import { type Explained, explained } from '../app/refusals.ts'
import { useWords } from '../app/words.tsx'
import type { GameFace } from '../board/face.ts'
import { Glyph } from '../icons/Glyph.tsx'
import type { TableSource } from '../table/source.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { download } from '../ui/share.ts'
import { type Asked, BackDialog } from './BackDialog.tsx'
import { BranchDialog } from './BranchDialog.tsx'
import { Branches } from './Branches.tsx'
import { lineageOf } from './lineage.ts'
import { SaveList } from './SaveList.tsx'
import './Saves.css'
import { useSaves } from './useSaves.ts'
import { Wishes } from './Wishes.tsx'

export interface SavesProps {
  readonly source: TableSource
  readonly table: OpenTable
  readonly face: GameFace
}

interface Props extends SavesProps {
  /** Saves the record as a file; null where there is none. */
  readonly onRecord: (() => void) | null
  onClose(): void
}

/** The saves and branches of the table's campaign. */
export default function SavesDrawer({ source, table, face, onRecord, onClose }: Props) {
  const t = useWords()
  const { list, error } = useSaves(source, table)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [opened, setOpened] = useState<Save | null>(null)
  const { info } = table
  // At a branch that was left nothing is decided, and whoever watches decides nothing.
  const mayAct = info.seats.some(seat => seat.you) && info.campaign?.continued === null
  const { here, others } = list ? lineageOf(list) : { here: [], others: [] }
  const rows = { face, onBack: mayAct ? (save: Save) => setAsked({ kind: 'save', save }) : null, onOpen: setOpened }
  return (
    <Dialog drawer title={t('saves')} onClose={onClose}>
      <div className="saves">
        <Wishes source={source} table={table} face={face} />
        <p className="muted">{list && list.saves.length === 0 ? t('saves.none') : t('saves.about')}</p>
        {!list && error === null && <p className="muted">{t('saves.loading')}</p>}
        {!list && error !== null && <Problem of={explained(t, error)} />}
        {here.length > 0 && <SaveList {...rows} title={others.length > 0 ? t('saves.here') : null} saves={here} />}
        {others.length > 0 && <SaveList {...rows} title={t('saves.others')} saves={others} />}
        {list && list.branches.length > 1 && (
          <Branches
            list={list}
            face={face}
            source={source}
            onReturn={mayAct ? branch => setAsked({ kind: 'branch', table: branch }) : null}
          />
        )}
        <Export source={source} table={table} onRecord={onRecord} />
      </div>
      {asked && <BackDialog source={source} table={table} face={face} asked={asked} onClose={() => setAsked(null)} />}
      {opened && (
        <BranchDialog source={source} table={table} face={face} save={opened} onClose={() => setOpened(null)} />
      )}
    </Dialog>
  )
}

function Export({ source, table: { info, now }, onRecord }: Pick<Props, 'source' | 'table' | 'onRecord'>) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Explained | null>(null)
  const save = async () => {
    setBusy(true)
    setProblem(null)
    try {
      download(`${info.game}-campaign-${source.id}.json`, await source.campaign.file())
    } catch (error) {
      setProblem(explained(t, error))
    }
    setBusy(false)
  }
  const masked = source.kind === 'remote' && now.result === null
  return (
    <footer className="saves-export">
      <p className="muted">
        {t('saves.export.about')} {masked && t('saves.export.masked')}
      </p>
      <Problem of={problem} />
      <div className="saves-buttons">
        <button type="button" className="button" disabled={busy} onClick={save}>
          <Glyph name="save" size={18} />
          {t('saves.export')}
        </button>
        {onRecord && (
          <button type="button" className="button quiet" onClick={onRecord}>
            {t('saves.record')}
          </button>
        )}
      </div>
    </footer>
  )
}
