import type { OpenTable } from '@acheron/protocol'
import { useState } from 'react'
import { useWords } from '../../app/words.tsx'
import type { GameFace } from '../../board/face.ts'
import { seatsApi } from '../../remote/seatsApi.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Named } from '../log/Named.tsx'
import type { Passage } from '../log/passages.ts'
import { useAct } from '../people/useAct.ts'
import './Back.css'
import { type BackRow, backText, mayAsk, tellBack } from './rows.ts'

interface Props {
  readonly face: GameFace
  readonly table: OpenTable
  readonly passages: readonly Passage[]
  readonly names: readonly string[]
  /** Takes back so many own steps. */
  onUndo(count: number): void
  onClose(): void
}

/** The last decisions in words: the own ones are taken back at once, further back everybody else has to agree. */
export default function BackDialog({ face, table, passages, names, onUndo, onClose }: Props) {
  const t = useWords()
  const { busy, run } = useAct()
  const { info, now } = table
  const asks = mayAsk(table)
  const rows = tellBack(face, table, passages).filter(({ own }) => own || asks)
  // Somebody may play on meanwhile: what was chosen was another thing then.
  const [chosen, setChosen] = useState({ version: now.version, index: 0 })
  const index = chosen.version === now.version ? Math.min(chosen.index, rows.length - 1) : 0
  const row = rows[index]
  const take = async ({ own, to }: BackRow) => {
    if (own) onUndo(now.entries - to)
    else if (!(await run(() => seatsApi.wishBack(info.id, { version: now.version, to })))) return
    onClose()
  }
  return (
    <Dialog title={t('back.title')} onClose={onClose}>
      {row ? (
        <>
          <p className="hint">{t(asks ? 'back.how.asked' : 'back.how')}</p>
          <ol className="back-rows">
            {rows.map((each, i) => (
              <li key={each.to}>
                <button
                  type="button"
                  className="back-row"
                  aria-pressed={i <= index}
                  onClick={() => setChosen({ version: now.version, index: i })}
                >
                  <span>
                    <Named text={backText(each, t)} names={names} />
                  </span>
                  {asks && each.own && <span className="muted">{t('back.own')}</span>}
                </button>
              </li>
            ))}
          </ol>
          {!row.own && <p className="hint">{t('back.means')}</p>}
          <div className="prompt-actions">
            <button type="button" className="button primary" disabled={busy} onClick={() => take(row)}>
              {t(row.own ? 'back.take' : 'back.ask', { count: index + 1 })}
            </button>
          </div>
        </>
      ) : (
        <p>{t('refused.nothing-to-undo')}</p>
      )}
    </Dialog>
  )
}
