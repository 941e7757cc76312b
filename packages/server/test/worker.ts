import { think } from '../src/bots/think.ts'
import { testGames } from './games.ts'

think(testGames)
