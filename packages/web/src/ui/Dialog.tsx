import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useWords } from '../app/words.tsx'
import { Glyph } from '../icons/Glyph.tsx'
import './Dialog.css'

interface Props {
  readonly title: string
  onClose(): void
  /** A drawer comes in from the side and takes the whole height. */
  readonly drawer?: boolean
  readonly children: ReactNode
}

/** The browser's own dialog: it keeps the focus, Esc closes it, and the focus goes back to where it was. */
export function Dialog({ title, onClose, drawer = false, children }: Props) {
  const t = useWords()
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  // A layout effect, so that no key pressed in between finds the focus elsewhere.
  useLayoutEffect(() => {
    const dialog = ref.current!
    const before = document.activeElement
    if (!dialog.open) dialog.showModal()
    return () => {
      dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  // In development a component mounts twice: a close followed by an opening does not count.
  const onClosed = () => {
    if (!ref.current?.open) onClose()
  }
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboards close with Esc, which the browser reports as a close
    <dialog
      ref={ref}
      className={drawer ? 'dialog drawer' : 'dialog'}
      aria-labelledby={id}
      onClose={onClosed}
      onClick={onBackdrop}
    >
      <div className="dialog-body">
        <header className="dialog-head">
          <h2 id={id} className="dialog-title">
            {title}
          </h2>
          <button type="button" className="button icon-only" onClick={onClose} aria-label={t('close')}>
            <Glyph name="close" />
          </button>
        </header>
        <div className="dialog-content">{children}</div>
      </div>
    </dialog>
  )
}
