import { useWords } from '../../app/words.tsx'
import { explained } from '../../board/explain/help.ts'
import { Glyph, type GlyphName } from '../../icons/Glyph.tsx'
import { Sigil } from '../../icons/Sigil.tsx'
import { Intentions } from '../intentions/Intentions.tsx'
import { AboutMe } from '../log/AboutMe.tsx'
import { Named } from '../log/Named.tsx'
import type { TablePageState } from '../useTablePage.ts'
import type { Moment } from './moments.ts'
import { PacePicker } from './PacePicker.tsx'
import './Strip.css'
import type { Playback } from './usePlayback.ts'

/** Moments that are told, as far as there is room. */
const most = 3

/** Moments to go beyond which the way to the present is said in words. */
const mostUnsaid = 12

/** What just happened, above the prompt: the last moments, newest first, and the way through them. */
export function Strip({ page }: { readonly page: TablePageState }) {
  const t = useWords()
  const { playback, table, names, mode } = page
  const told = playback.shown.filter(({ text }) => text !== '').slice(-most)
  return (
    <section
      className="strip"
      aria-label={t('moments')}
      data-playing={playback.playing}
      data-waiting={playback.waiting}
    >
      <div className="strip-head">
        <h2 className="strip-title">{t(playback.playing && playback.away ? 'playback.away' : 'moments')}</h2>
        {mode.kind !== 'beholding' && (
          <>
            <Controls playback={playback} />
            <PacePicker />
          </>
        )}
      </div>
      <ol className="strip-moments">
        <Intentions page={page} />
        {told.toReversed().map(moment => (
          <Told
            key={`${moment.entry} ${moment.part}`}
            moment={moment}
            names={names}
            sigil={table.info.seats.length > 1}
          />
        ))}
        {told.length === 0 && <li className="muted">{t('log.empty')}</li>}
      </ol>
    </section>
  )
}

interface ToldProps {
  readonly moment: Moment
  readonly names: readonly string[]
  readonly sigil: boolean
}

function Told({ moment: { seat, text, aboutMe }, names, sigil }: ToldProps) {
  return (
    <li>
      {sigil && (seat === null ? <span className="strip-nobody" /> : <Sigil seat={seat} size={18} />)}
      <span>
        {aboutMe && <AboutMe />}
        <Named text={text} names={names} />
      </span>
    </li>
  )
}

/**
 * Step back, pause, skip: always at the same place. What rests has "go on" in place of "pause"; "skip" shows how many
 * sentences are still to come, because the prompt asks before they are told.
 */
function Controls({ playback }: { readonly playback: Playback }) {
  const t = useWords()
  const { playing, paused, waiting } = playback
  return (
    <>
      <Control glyph="first" label={t('playback.back')} onClick={playback.back} />
      {paused ? (
        <Control glyph="play" label={t('playback.goOn')} onClick={playback.goOn} />
      ) : waiting ? (
        <button type="button" className="button primary strip-on" onClick={playback.goOn}>
          {t('playback.goOn')}
        </button>
      ) : playing && playback.away && playback.toGo > mostUnsaid ? (
        <button type="button" className="button strip-on" onClick={playback.skip}>
          {t('playback.now')}
        </button>
      ) : (
        <Control glyph="pause" label={t('replay.pause')} onClick={playing ? playback.pause : null} />
      )}
      <Control glyph="last" label={t('playback.skip')} count={playback.toGo} onClick={playing ? playback.skip : null} />
    </>
  )
}

interface ControlProps {
  readonly glyph: GlyphName
  readonly label: string
  /** What it stands before; none where it is 0. */
  readonly count?: number
  /** Null where there is nothing to do; the button keeps its place and the focus. */
  readonly onClick: (() => void) | null
}

function Control({ glyph, label, count = 0, onClick }: ControlProps) {
  return (
    <button
      type="button"
      className="button strip-control"
      aria-label={label}
      aria-disabled={onClick === null}
      onClick={() => onClick?.()}
      {...explained(label)}
    >
      <Glyph name={glyph} size={18} />
      {count > 0 && (
        <span className="strip-count" aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  )
}
