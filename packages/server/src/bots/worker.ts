import { games } from '@acheron/games'
import { stepBack } from '../background.ts'
import { think } from './think.ts'

stepBack()
think(games)
