import { battery } from '../../test/battery.ts'
import { impRace } from '../index.ts'

battery(impRace)
