import type { Save } from '@acheron/protocol'
import { useId, useState } from 'react'
import { useWords } from '../app/words.tsx'
import type { GameFace } from '../board/face.ts'
import { Glyph } from '../icons/Glyph.tsx'
import { moment } from '../ui/dates.ts'

interface Props {
  readonly face: GameFace
  /** Null where there is only one list. */
  readonly title: string | null
  readonly saves: readonly Save[]
  /** Null for whoever decides nothing here. */
  readonly onBack: ((save: Save) => void) | null
  onOpen(save: Save): void
}

/** Saves by name, date and what they hold. Touched, one offers what can be done with it. */
export function SaveList({ title, saves, ...rest }: Props) {
  const t = useWords()
  const id = useId()
  const [open, setOpen] = useState<string | null>(null)
  return (
    <section {...(title === null ? { 'aria-label': t('saves') } : { 'aria-labelledby': id })}>
      {title !== null && (
        <h3 id={id} className="small-caps">
          {title}
        </h3>
      )}
      <ol className="save-list">
        {saves.map(save => {
          const key = `${save.table} ${save.n}`
          return (
            <SaveRow
              key={key}
              {...rest}
              save={save}
              open={open === key}
              onToggle={() => setOpen(open === key ? null : key)}
            />
          )
        })}
      </ol>
    </section>
  )
}

interface RowProps extends Pick<Props, 'face' | 'onBack' | 'onOpen'> {
  readonly save: Save
  readonly open: boolean
  onToggle(): void
}

function SaveRow({ face, save, open, onToggle, onBack, onOpen }: RowProps) {
  const t = useWords()
  const id = useId()
  const told = (
    <>
      <span className="save-name">{face.game.tellEvent(save.event, face.t)}</span>
      <time className="save-date" dateTime={save.at}>
        {moment(t.lang, save.at)}
      </time>
      <span className="save-facts">{face.saveLine?.(save.event)}</span>
    </>
  )
  if (!onBack)
    return (
      <li className="save">
        <div className="save-head">{told}</div>
      </li>
    )
  return (
    <li className={open ? 'save open' : 'save'}>
      <button type="button" className="save-head" aria-expanded={open} aria-controls={id} onClick={onToggle}>
        {told}
        <Glyph name={open ? 'up' : 'down'} size={18} />
      </button>
      <div id={id} className="saves-buttons" hidden={!open}>
        <button type="button" className="button" onClick={() => onBack(save)}>
          <Glyph name="again" size={18} />
          {t('saves.goBack')}
        </button>
        <button type="button" className="button quiet" onClick={() => onOpen(save)}>
          {t('saves.open')}
        </button>
      </div>
    </li>
  )
}
