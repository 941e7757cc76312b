import { games } from '@acheron/games'
import { stepBack } from '../background.ts'
import { remember } from './remember.ts'

stepBack()
remember(games)
