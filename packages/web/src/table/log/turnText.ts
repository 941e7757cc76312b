import type { Say } from '../../app/words.tsx'

/** "Your turn" and the question, or whose turn it is; a question that says "your turn" itself says it once. */
export function turnText(title: string, who: string | undefined, t: Say): string {
  if (who !== undefined) return t('spoken.turnOf', { who, title })
  const [turn = ''] = t('spoken.turn', { title: '' }).split('.')
  return title.startsWith(turn) ? title : t('spoken.turn', { title })
}
