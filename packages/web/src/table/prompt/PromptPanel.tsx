import type { ReactNode } from 'react'
import { useWords } from '../../app/words.tsx'
import { isTakingFocus } from '../keys/focus.ts'
import { Choices, type ChoicesProps } from './Choices.tsx'
import './Prompt.css'
import { PromptHead, type PromptHeadProps } from './PromptHead.tsx'

interface Props extends PromptHeadProps, Omit<ChoicesProps, 'choices'> {
  /** The title of the chapter of the rules that belongs to the question; null when there is none. */
  readonly chapter: string | null
  /** The question has been answered: it can still be seen, but nothing of it can be pressed. */
  readonly settling: boolean
  onChapter(): void
  /** The game's own, in place of the choices; null where these are listed. */
  readonly own: ReactNode
  /** Under the choices. */
  readonly children: ReactNode
}

/** While the viewer is to decide: what is asked, in a sentence, and every legal move in words. */
export function PromptPanel(props: Props) {
  const { prompt, who, names, pointed, pointedNext, advised, busy, folded, chapter, settling } = props
  const t = useWords()
  return (
    <section
      className={settling ? 'prompt settling' : 'prompt yours'}
      inert={settling}
      aria-labelledby={who === null ? 'prompt-title' : 'prompt-who prompt-title'}
    >
      <PromptHead prompt={prompt} who={who} names={names} busy={busy} folded={folded} onFold={props.onFold} />
      <p className="prompt-text">
        {prompt.text}{' '}
        {chapter !== null && (
          <button
            type="button"
            className="text-link"
            aria-label={t('rules.seeChapter', { chapter })}
            onClick={props.onChapter}
          >
            {t('rules')}
          </button>
        )}
      </p>
      {props.own ?? (
        <Choices
          choices={prompt.choices}
          pointed={pointed}
          pointedNext={pointedNext}
          advised={advised}
          busy={busy}
          boardKeys={props.boardKeys}
          ends={props.ends}
          asked={props.asked}
          onPoint={props.onPoint}
          // The board shows what came of the last choice before it points at the next one.
          onFocus={(move, next) => !isTakingFocus() && props.onPoint(move, next)}
          onMove={props.onMove}
        />
      )}
      {props.children}
    </section>
  )
}
