import { remember } from '../src/history/remember.ts'
import { testGames } from './games.ts'

remember(testGames)
