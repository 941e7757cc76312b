/** What a table lets its people say: anything, the ready phrases alone, or nothing. */
export const talks = ['all', 'phrases', 'none'] as const
export type Talk = (typeof talks)[number]

/** Ready phrases. Only the id is sent and stored, and everybody reads it in their own language. */
export const phrases = ['well-played', 'good-luck', 'one-moment', 'oh-no', 'thank-you', 'another-game'] as const
/** What somebody does rather than says: "Åsa laughs". */
export const reactions = ['claps', 'laughs', 'gasps', 'nods'] as const
export type PhraseId = (typeof phrases)[number] | (typeof reactions)[number]

/** Those who sit talk among themselves, and those who watch apart from them. */
export const sides = ['players', 'watchers'] as const
export type Side = (typeof sides)[number]

/** Why somebody reports a message, a person or a table. */
export const reportReasons = ['insult', 'threat', 'spam', 'name', 'cheating', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
