import { games } from '@acheron/games'
import { judge } from './judge.ts'

await judge(games)
