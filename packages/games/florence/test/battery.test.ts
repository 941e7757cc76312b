import { battery } from '../../test/battery.ts'
import { florence } from '../index.ts'

battery(florence)
