import { battery } from '../../test/battery.ts'
import { hellgame } from '../index.ts'

battery(hellgame)
