import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@acheron/engine/words'
import type { GameEntry } from '@acheron/games'
import { isForAll } from '../store/seating.ts'
import type { Store, TableBrief } from '../store/store.ts'
import { sharedTable } from '../store/subjects/lobby.ts'
import { loadWords } from './words/compiled/load.ts'

interface PreviewsParts {
  readonly store: Store
  readonly games: readonly GameEntry[]
  /** The built client: its `previews` has a picture for each game. */
  readonly webDir: string
}

/** Pages are not limited by address, so so many tables are looked up at a time; other pages go without. */
const mostAtOnce = 16

const locales: Readonly<Record<Language, string>> = { en: 'en_GB', es: 'es_ES', sv: 'sv_SE' }

/** What a link to a table shows where it is posted. A table that is hidden shows what any page of the house does. */
export class Previews {
  readonly #parts: PreviewsParts
  #busy = 0

  constructor(parts: PreviewsParts) {
    this.#parts = parts
  }

  /** The page of a table with its own tags; as it is where there is nothing to say. `origin` is that of the page. */
  async page(html: string, table: string, origin: string): Promise<string> {
    if (this.#busy >= mostAtOnce || !/^[0-9A-Za-z_-]{1,64}$/.test(table)) return html
    this.#busy++
    try {
      const tags = await this.#tags(table, origin)
      return tags === null ? html : html.replace(general, '').replace('</title>', () => `</title>\n    ${tags}`)
    } catch {
      // The page itself says what is wrong with the table.
      return html
    } finally {
      this.#busy--
    }
  }

  async #tags(id: string, origin: string): Promise<string | null> {
    const { store, games, webDir } = this.#parts
    const shared = await store.read(() => sharedTable(id))
    const [brief] = shared ? await store.briefs([id]) : []
    const meta = games.find(each => each.meta.id === brief?.game)?.meta
    if (!shared || !brief || !meta) return null
    const { language } = shared
    const game = meta.name[language]
    // A table without a name of its own has the game's, in the language of who opened it.
    const title = !brief.name || Object.values(meta.name).includes(brief.name) ? game : brief.name
    const description = await stateOf(brief, game, language)
    const picture = existsSync(join(webDir, 'previews', `${meta.id}.jpg`)) ? `/previews/${meta.id}.jpg` : null
    const tags = [
      ['og:type', 'website'],
      ['og:site_name', 'Acheron'],
      ['og:title', title],
      ['og:description', description],
      ['og:url', `${origin}/table/${id}`],
      ['og:locale', locales[language]],
      ...(picture
        ? [
            ['og:image', origin + picture],
            ['og:image:width', '1200'],
            ['og:image:height', '630'],
            ['og:image:alt', game],
            ['twitter:card', 'summary_large_image'],
          ]
        : []),
    ] as const
    const lines = tags.map(([property, content]) => `<meta property="${property}" content="${escaped(content!)}" />`)
    return [`<meta name="description" content="${escaped(description)}" />`, ...lines].join('\n    ')
  }
}

/** The tags of every page, in whose place those of a table come. */
const general = /[ \t]*<meta (?:name="description"|property="og:\w+") [^>]*>\n?/g

async function stateOf({ seats, result }: TableBrief, game: string, language: Language): Promise<string> {
  const t = await loadWords(language)
  if (result) return t('over', { game })
  const free = seats.filter(isForAll).length
  if (free > 0) return t('waiting', { game, free })
  return seats.some(({ kind }) => kind === 'open') ? t('expecting', { game }) : t('playing', { game })
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => signs[sign]!)
