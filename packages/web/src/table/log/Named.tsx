import { seatsIn, withNames } from '@acheron/engine/words'
import { explained } from '../../board/explain/help.ts'
import type { Prompt } from '../../board/face.ts'
import { useSeatHelp } from '../players/SeatHelp.tsx'

/** A text with the players' names in it, each in its player's colour. */
export function Named({ text, names }: { readonly text: string; readonly names: readonly string[] }) {
  const help = useSeatHelp()
  return seatsIn(text).map((part, i) =>
    typeof part === 'number' ? (
      <strong key={i} className={`player-${(part % 5) + 1}`} {...explained(help?.(part))}>
        {names[part]}
      </strong>
    ) : (
      part
    ),
  )
}

/** The question with the players' names in it. */
export function named(prompt: Prompt, names: readonly string[]): Prompt {
  const say = (text: string) => withNames(text, names)
  return {
    ...prompt,
    title: say(prompt.title),
    text: say(prompt.text),
    ...(prompt.standing !== undefined && { standing: say(prompt.standing) }),
    choices: prompt.choices.map(choice => ({
      ...choice,
      label: say(choice.label),
      ...(choice.consequence !== undefined && { consequence: say(choice.consequence) }),
      ...(choice.wastes !== undefined && { wastes: say(choice.wastes) }),
      ...(choice.group !== undefined && { group: say(choice.group) }),
    })),
  }
}
