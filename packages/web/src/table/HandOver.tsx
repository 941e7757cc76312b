import type { OpenTable } from '@acheron/protocol'
import { useEffect, useState } from 'react'
import { useWords } from '../app/words.tsx'
import type { GameFace } from '../board/face.ts'
import { Sigil } from '../icons/Sigil.tsx'
import { interrupt } from '../ui/announce.tsx'
import { isShared } from './seats.ts'

/** Whether the device has to change hands first: several share it, each with cards of their own, and another is next. */
export function useHandOver(table: OpenTable, face: GameFace): { readonly due: boolean; taken(): void } {
  const { seat, result } = table.now
  const [holder, setHolder] = useState<number | null>(null)
  const shared = face.game.secretive && isShared(table.info.seats)
  return { due: shared && seat !== null && result === null && holder !== seat, taken: () => setHolder(seat) }
}

interface Props {
  readonly seat: number
  readonly name: string
  onReady(): void
}

/** The prompt's place until the next player holds the device: nothing secret is to be seen meanwhile. */
export function HandOver({ seat, name, onReady }: Props) {
  const t = useWords()
  const title = t('handOver.title', { who: name })
  useEffect(() => interrupt(title), [title])
  return (
    <section className="prompt yours hand-over" aria-labelledby="prompt-title">
      <h2 id="prompt-title" className="prompt-title">
        <Sigil seat={seat} /> {title}
      </h2>
      <p className="prompt-text">{t('handOver.text')}</p>
      <div className="prompt-actions">
        <button type="button" className="button primary" onClick={onReady}>
          {t('handOver.ready', { who: name })}
        </button>
      </div>
    </section>
  )
}
