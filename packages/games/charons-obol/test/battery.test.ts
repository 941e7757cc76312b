import { battery } from '../../test/battery.ts'
import { charonsObol } from '../index.ts'

battery(charonsObol)
