import { battery } from '../../test/battery.ts'
import { nineCircles } from '../index.ts'

battery(nineCircles)
