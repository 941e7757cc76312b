import { games } from '@acheron/games'
import { think } from './think.ts'

think(games)
