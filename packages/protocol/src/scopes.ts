/** What a token of a program is good for: to look, to open tables, to sit and move, to speak. */
export const scopes = ['read', 'open', 'play', 'talk'] as const
export type Scope = (typeof scopes)[number]
