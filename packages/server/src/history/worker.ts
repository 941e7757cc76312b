import { games } from '@acheron/games'
import { remember } from './remember.ts'

remember(games)
