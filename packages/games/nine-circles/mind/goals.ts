/** The goals of a bot. */
export type Goal = 'win' | 'score'

export const goals = ['win', 'score'] as const satisfies readonly Goal[]

export function goalOf(text: string): Goal {
  return text === 'score' ? 'score' : 'win'
}
