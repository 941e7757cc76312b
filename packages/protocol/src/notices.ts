/** What somebody may be told of while they are not here. */
export const noticeKinds = ['turn', 'time', 'invitation', 'full', 'over', 'chat'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** How they are told: by their browser, by e-mail, by a request to an address of theirs. */
export const noticeWays = ['push', 'mail', 'hook'] as const
export type NoticeWay = (typeof noticeWays)[number]

/** Whether e-mails come one by one, or gathered. */
export const digests = ['none', 'hour', 'day'] as const
export type Digest = (typeof digests)[number]
