import type { Language } from '@acheron/engine/words'
import type { NoticeKind } from '@acheron/protocol'
import { loadWords } from './words/compiled/load.ts'

/** Something that is told: only what whoever watches the table sees. */
export interface Item {
  readonly kind: NoticeKind
  readonly table: string
  /** The names of the table and of its game. */
  readonly name: string
  readonly game: string
}

/** What is sent, however it is sent. */
export interface Message {
  /** The same for every try to send it. */
  readonly id: string
  readonly language: Language
  readonly subject: string
  readonly lines: readonly string[]
  /** Where it leads, as a path of the house. */
  readonly path: string
  readonly items: readonly Item[]
}

export async function compose(id: string, language: Language, items: readonly Item[]): Promise<Message> {
  const t = await loadWords(language)
  // A turn at a table that is full just now says it all.
  const turns = new Set(items.flatMap(({ kind, table }) => (kind === 'turn' ? [table] : [])))
  const told = distinct(items).filter(({ kind, table }) => kind !== 'full' || !turns.has(table))
  const tables = new Set(told.map(({ table }) => table))
  const [only] = told
  const subject =
    told.length === 1
      ? t(`subject.${only!.kind}`, { table: only!.name })
      : told.every(({ kind }) => kind === 'turn')
        ? t('subject.turns', { count: tables.size })
        : t('subject.many', { count: tables.size })
  const lines = told.map(({ kind, name, game }) => t(`line.${kind}`, { table: name, game }))
  const path = tables.size === 1 ? `/table/${only!.table}` : '/'
  return { id, language, subject, lines, path, items: told }
}

export async function testMessage(id: string, language: Language): Promise<Message> {
  const t = await loadWords(language)
  return { id, language, subject: t('test.subject'), lines: [t('test.line')], path: '/notices', items: [] }
}

export async function confirmMessage(id: string, language: Language, house: string, link: string): Promise<Message> {
  const t = await loadWords(language)
  const lines = [t('confirm.line', { house }), link, t('confirm.else')]
  return { id, language, subject: t('confirm.subject'), lines, path: '/notices', items: [] }
}

/** The lines under a letter. */
export async function footer(language: Language, change: string, stop: string): Promise<string[]> {
  const t = await loadWords(language)
  return [t('footer.change', { link: change }), t('footer.stop', { link: stop })]
}

function distinct(items: readonly Item[]): Item[] {
  return [...new Map(items.map(item => [`${item.kind} ${item.table}`, item])).values()]
}
