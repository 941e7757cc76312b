import { seatMark } from '@acheron/engine/words'
import { useWords } from '../../app/words.tsx'
import type { Prompt } from '../../board/face.ts'
import { Glyph } from '../../icons/Glyph.tsx'
import { Sigil } from '../../icons/Sigil.tsx'
import { Named } from '../log/Named.tsx'
import { distinct, fewestOfAll } from './arrange.ts'

export interface PromptHeadProps {
  readonly prompt: Prompt
  /** Who of those that share the device is asked; null where there is only one. */
  readonly who: number | null
  readonly names: readonly string[]
  readonly busy: boolean
  /** On a narrow page only the title and the first choices are seen. */
  readonly folded: boolean
  onFold(): void
}

export function PromptHead({ prompt, who, names, busy, folded, onFold }: PromptHeadProps) {
  const t = useWords()
  return (
    <div className="prompt-head">
      <div className="prompt-heading">
        {who !== null && (
          <p id="prompt-who" className="prompt-who">
            <Sigil seat={who} size={18} />
            <span>
              <Named text={t('waiting.person', { who: seatMark(who) })} names={names} />
            </span>
          </p>
        )}
        <h2 id="prompt-title" className="prompt-title" tabIndex={-1}>
          {prompt.title}
        </h2>
      </div>
      {busy && <span className="sending muted">{t('prompt.sending')}</span>}
      {/* The style sheet shows it on a narrow page only. */}
      <button type="button" className="button quiet prompt-fold" aria-expanded={!folded} onClick={onFold}>
        <Glyph name={folded ? 'up' : 'down'} size={18} />
        {/* The first choices are seen; where there are no others, the text is folded. */}
        {folded
          ? t('prompt.more', { count: Math.max(1, distinct(prompt.choices).length - fewestOfAll) })
          : t('prompt.less')}
      </button>
    </div>
  )
}
