import { useEffect } from 'react'
import { useWords } from '../../app/words.tsx'
import { Glyph } from '../../icons/Glyph.tsx'
import type { TablePageState } from '../useTablePage.ts'
import { PacePicker } from './PacePicker.tsx'
import './WatchPanel.css'

/** While a foe acts: nothing is asked, and the viewer goes through what happens. */
export function WatchPanel({ page: { playback, table } }: { readonly page: TablePageState }) {
  const t = useWords()
  const { paused, waiting, goOn, skip } = playback
  useSpace(goOn)
  const isMine = table.now.moves.length > 0
  return (
    <section className="prompt watch" aria-labelledby="prompt-title">
      <h2 id="prompt-title" className="prompt-title" tabIndex={-1}>
        {playback.title ?? t('watch.title')}
      </h2>
      <p className="prompt-text muted">{t(waiting ? 'watch.waits' : paused ? 'watch.paused' : 'watch.text')}</p>
      <div className="watch-ways">
        <button
          type="button"
          className="button"
          aria-disabled={playback.back === null}
          onClick={() => playback.back?.()}
        >
          <Glyph name="first" size={18} />
          {t('watch.back')}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={paused || waiting}
          onClick={() => !paused && !waiting && playback.pause()}
        >
          <Glyph name="pause" size={18} />
          {t('replay.pause')}
        </button>
        <button type="button" className="button watch-on" onClick={goOn}>
          {t('playback.goOn')}
          <span className="watch-key" aria-hidden="true">
            {t('key.space')}
          </span>
        </button>
      </div>
      <div className="watch-foot">
        <PacePicker label={t('watch.pace')} />
        <button type="button" className="text-link" onClick={skip}>
          {t(isMine ? 'watch.skip' : 'watch.skip.present')}
        </button>
      </div>
    </section>
  )
}

/** Space goes on, also from the board; a button beside it keeps its own press. */
function useSpace(goOn: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('button, a, input, select, textarea, summary') && !target.closest('main.stage')) return
      event.preventDefault()
      if (!event.repeat) goOn()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [goOn])
}
