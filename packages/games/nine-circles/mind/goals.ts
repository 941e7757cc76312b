/** What a bot plays for. */
export type Goal = 'win' | 'score'

export const goals = ['win', 'score'] as const satisfies readonly Goal[]

export function goalOf(text: string): Goal {
  return text === 'score' ? 'score' : 'win'
}
