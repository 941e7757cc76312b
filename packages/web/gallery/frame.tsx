// One moment of the gallery: the real table page, over tables that live in memory and are gone with the frame.
import { createRoot } from 'react-dom/client'
import '../src/theme/fonts.css'
import '../src/theme/tokens.css'
import '../src/theme/base.css'
import { WordsProvider } from '../src/app/words.tsx'
import type { ask, listen } from '../src/local/client.ts'
import { tableOf } from '../src/local/make.ts'
import { LocalSource } from '../src/local/source.ts'
import { MemoryStore } from '../src/local/store.ts'
import { LocalTables } from '../src/local/tables.ts'
import { settings } from '../src/settings/store.ts'
import { TableView } from '../src/table/TableRoute.tsx'
import { loadWords } from '../src/words/compiled/load.ts'

/** A table at the end of the record. The player who is to decide sits at this page, so that no device changes hands. */
async function openMoment(text: string): Promise<LocalSource> {
  const { language } = settings.get()
  const { row, steps } = await tableOf(text, Date.now(), language)
  const [mine = 0] = row.glance.actors
  const seats = row.seats.map((_, seat) => (seat === mine ? 'me' : { bot: 'greedy' }) as (typeof row.seats)[number])
  // Pretends to be lasting: the note that it is not would cover the board.
  const store = Object.assign(new MemoryStore(), { lasting: true })
  await store.create({ row: { ...row, seats }, steps })
  const tables = new LocalTables(store, {
    now: Date.now,
    alone: (_table, work) => work(),
    changed() {},
    failed: (_table, message) => console.error(message),
  })
  const askTables = ((name: 'watch', ...args: Parameters<LocalTables['watch']>) => tables[name](...args)) as typeof ask
  const listenToNone: typeof listen = () => () => {}
  return new LocalSource(row.id, { ask: askTables, listen: listenToNone })
}

const query = new URLSearchParams(location.search)
// The theme is the frame's own: the settings stay as the developer has them.
document.documentElement.dataset.theme = query.get('theme') ?? 'abyss'
document.documentElement.dataset.motion = 'reduced'
const [words, record] = await Promise.all([
  loadWords(settings.get().language),
  fetch(`/gallery/record.json?${query}`).then(answer => answer.text()),
])
const source = await openMoment(record)
createRoot(document.getElementById('root')!).render(
  <WordsProvider first={words}>
    <TableView source={source} lesson={false} onAgain={() => location.reload()} />
  </WordsProvider>,
)
