import { battery } from '../../test/battery.ts'
import { caravan } from '../index.ts'

battery(caravan)
