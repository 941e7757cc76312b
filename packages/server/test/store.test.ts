import { join } from 'node:path'
import { SqliteStore } from '../src/store/sqlite.ts'
import { folder } from './help.ts'
import { storeContract } from './store-contract.ts'

storeContract('SQLite', () => {
  const file = join(folder(), 'data.sqlite')
  return { store: new SqliteStore({ file }), again: () => new SqliteStore({ file }) }
})
